/** The page /agendar, and appointments behind their links. */
import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { hashToken, newToken } from '@shop/api/lib/token'
import { anAppointment } from '@shop/test-kit/agenda'
import { expect } from './test-shop.ts'

export const hours = (page: Page) => page.getByRole('radio', { name: /^\d+h\d\d, / })
export const hoursHeading = (page: Page) => page.getByRole('heading', { name: 'O dia e a hora' })
export const bookButton = (page: Page) => page.getByRole('button', { name: 'Agendar', exact: true })
export const nextWeek = (page: Page) => page.getByRole('button', { name: 'Próxima semana' })
export const heldNote = (page: Page) => page.getByText('A hora fica guardada para você por 10 minutos')

export async function openBooking(page: Page, path = '/agendar') {
  await page.goto(path)
  await expect(bookButton(page)).toBeEnabled()
  await expect(hours(page).first()).toBeVisible()
}

/** Chooses a free hour of the next week, which is in no other test's way. */
export async function chooseHour(page: Page, index = 0): Promise<Date> {
  const hour = hours(page).nth(index)
  const startsAt = await hour.getAttribute('value')
  await hour.check()
  return new Date(startsAt ?? '')
}

export async function typeGuest(page: Page, email: string, name = 'Carolina Dias') {
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('Telefone com DDD').fill('11977770188')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Quem vem com você').selectOption('2')
  await page.getByLabel('Quero ver').fill('Camélia e Lírio')
}

/** The appointment of its values, and the path of its link. */
export async function linkedAppointment(db: Db, values: Parameters<typeof anAppointment>[1] = {}) {
  const appointment = await anAppointment(db, values)
  const token = newToken()
  await db
    .insertInto('appointmentLinks')
    .values({ tokenHash: hashToken(token), appointmentId: appointment.id })
    .execute()
  return { appointment, path: `/agenda/${token}` }
}

export const appointmentsOf = (db: Db, email: string) =>
  db.selectFrom('appointments').selectAll().where('email', '=', email).orderBy('id').execute()

/** Somebody else takes an hour, in every room of the atelier. */
export async function takeHour(db: Db, startsAt: Date) {
  const rooms = await db.selectFrom('fittingRooms').select('id').where('kind', '=', 'atelier').execute()
  for (const { id: roomId } of rooms) await anAppointment(db, { startsAt, roomId })
}
