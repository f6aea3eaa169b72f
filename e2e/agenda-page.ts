import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { addDays } from '@shop/contract/calendar-days'

export const SCREEN = '/admin/agenda'
export const HOURS = '/admin/agenda/horarios'
export const WIDTHS = [320, 390, 768, 1024, 1200, 1440]

/** The shop is shared: each test has a week of its own, years away, and a name that no other test uses. */
export const monday = (week: number) => addDays('2031-01-06', week * 7)
export const aPerson = (surname = 'Rocha') =>
  `Noiva${crypto.randomUUID().replaceAll('-', '').slice(0, 8)} ${surname}`

interface Booked {
  name?: string
  state?: 'booked' | 'confirmed' | 'done' | 'missed'
  kind?: 'visit' | 'fitting' | 'video'
  room?: number
  minutes?: number
  phone?: string | null
  email?: string | null
  createdAt?: Date
  companions?: number
}

export async function anAppointment(db: Db, startsAt: Date, values: Booked = {}) {
  const { name = aPerson(), state = 'booked', kind = 'visit', room = 0, minutes = 60 } = values
  const { phone = '(11) 98888-0000', email = null, createdAt, companions = 0 } = values
  const type = await db
    .selectFrom('appointmentTypes')
    .select('id')
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  const rooms = await db
    .selectFrom('fittingRooms')
    .select('id')
    .where('kind', '=', kind === 'video' ? 'video' : 'atelier')
    .where('retiredAt', 'is', null)
    .orderBy('position')
    .execute()
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  const { id } = await db
    .insertInto('appointments')
    .values({
      ...{ typeId: type.id, roomId: rooms[room]?.id ?? 0, startsAt, endsAt, busyUntil: endsAt },
      ...{ name, state, phone, email, companions, ...(createdAt && { createdAt }) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name }
}

export const stateOf = async (db: Db, id: number) =>
  db.selectFrom('appointments').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
export const openList = async (page: Page, url: string, day: string) =>
  page.goto(`${url}${SCREEN}?dia=${day}&vista=lista`)
export const entryOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: name.split(' ')[0] ?? '' })
export const openEntry = (page: Page, name: string) =>
  page.getByRole('button', { name: `abrir o encontro de ${name}` }).click()
