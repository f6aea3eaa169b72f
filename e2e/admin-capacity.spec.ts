import type { Page } from '@playwright/test'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { mondayOf, restDaysOf } from '@shop/contract/weeks'
import { bookedWeeks } from '@shop/test-kit/production'
import { z } from 'zod'
import { errorResponse, expectToast } from './account-forms.ts'
import { dialogOf, openTab } from './admin-page.ts'
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const HOUR = 60
const monday = mondayOf(saoPauloDay(new Date()))
const weekAt = (at: number) => addDays(monday, at * 7)
const short = (day: string) => day.split('-').slice(1).toReversed().join('/')
const nameOf = (week: string) => `${short(week)} a ${short(addDays(week, 4))}`
const rowOf = (page: Page, week: string) => page.getByRole('row').filter({ hasText: nameOf(week) })
const hoursOf = (page: Page, week: string) => page.getByLabel(`Horas da semana de ${nameOf(week)}`)
const openException = (page: Page, week: string) =>
  page.getByRole('button', { name: `Abrir exceção na semana de ${nameOf(week)}` })
const save = (page: Page) => page.getByRole('button', { name: 'Salvar Alterações' }).click()

/** Without changing the calendar of the other tests' shop. */
async function closeOn(page: Page, days: readonly string[]) {
  await page.route('**/api/store', async (route) => {
    const response = await route.fetch()
    const body = z.record(z.string(), z.unknown()).parse(await response.json())
    await route.fulfill({ response, json: { ...body, closedDays: days } })
  })
}

// The weeks of the demo that differ are not the subject here.
test.beforeEach(async ({ adminShop: { db } }) => {
  await db.deleteFrom('capacityWeeks').execute()
})

test('the owner cuts a week below what is booked, is warned, and loses nothing when somebody else saved first', async ({
  page,
  adminShop: { url, db },
}) => {
  const [cut, theirs] = [weekAt(6), weekAt(8)]
  await bookedWeeks(db, { [cut]: 50 * HOUR })
  await page.goto(`${url}/admin/producao/capacidade`)
  await expect(page.getByRole('table', { name: 'Semanas do ateliê' }).getByRole('row')).not.toHaveCount(0)
  await expect(rowOf(page, cut)).toContainText('10 h')

  await openException(page, cut).press('Enter')
  await expect(hoursOf(page, cut)).toBeFocused()
  await page.keyboard.type('muitas')
  await expect(hoursOf(page, cut)).toHaveAccessibleDescription('Digite em horas, como 42,5.')
  await save(page)
  await expectToast(page, 'Erro ao salvar', 'Confira os campos marcados.')
  await hoursOf(page, cut).fill('42,5')
  await page.getByLabel(`Motivo da exceção da semana de ${nameOf(cut)}`).fill('Lúcia viaja')
  await expect(rowOf(page, cut)).toContainText('7,5 h a mais')
  await expect(page.getByText(`A semana de ${short(cut)} fica com mais horas comprometidas`)).toBeVisible()
  await expect(page.getByText(`semana de ${short(cut)}`, { exact: true })).toBeVisible()
  await expectNoViolations(page)

  await db
    .insertInto('capacityWeeks')
    .values({ week: theirs, minutes: 0, note: 'Férias coletivas' })
    .execute()
  await save(page)
  await expect(page.getByText('Outra pessoa mudou a capacidade enquanto você editava.')).toBeVisible()
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(rowOf(page, theirs)).toContainText('fechado')
  await expect(hoursOf(page, cut)).toHaveValue('42,5')
  await save(page)
  await expectToast(page, 'Sucesso!', 'Capacidade atualizada.')
  const rows = await db.selectFrom('capacityWeeks').selectAll().orderBy('week').execute()
  expect(rows).toEqual([
    { week: cut, minutes: 2_550, note: 'Lúcia viaja' },
    { week: theirs, minutes: 0, note: 'Férias coletivas' },
  ])

  await page.getByRole('button', { name: `Tirar a exceção da semana de ${nameOf(cut)}` }).click()
  await expect(openException(page, cut)).toBeFocused()
  await page.getByRole('button', { name: `Tirar a exceção da semana de ${nameOf(theirs)}` }).click()
  await save(page)
  await expect(page.getByText(/^\d+ mudanças?$/)).toHaveCount(0)
  expect(await db.selectFrom('capacityWeeks').selectAll().execute()).toEqual([])
})

test('a week with a day of rest is marked and offers fewer hours; the usual week changes every other one', async ({
  page,
  adminShop: { url },
}) => {
  const week = weekAt(10)
  const closed = [week, addDays(week, 1)]
  // A national holiday may be in that week too.
  const left = 5 - restDaysOf(week, closed).length
  await closeOn(page, closed)
  await page.goto(`${url}/admin/producao/capacidade`)
  const adjust = page.getByRole('button', { name: new RegExp(`^Ajustar .* a semana de ${nameOf(week)}$`) })
  await expect(adjust).toHaveText(left === 1 ? 'Ajustar para 1 dia' : `Ajustar para ${left} dias`)
  await adjust.click()
  await expect(hoursOf(page, week)).toHaveValue(String(12 * left))
  await expect(page.getByLabel(`Motivo da exceção da semana de ${nameOf(week)}`)).toHaveValue(
    /^Sem trabalho em /,
  )

  const usual = page.getByLabel('Horas do ateliê')
  await usual.fill('3')
  await expect(usual).toHaveAccessibleDescription('Informe ao menos 4 horas por semana.')
  await usual.fill('44,5')
  await expect(rowOf(page, weekAt(9))).toContainText('44,5')
  await page.getByLabel('Envio').fill('5 a 2')
  await expect(page.getByLabel('Envio')).toHaveAccessibleDescription('O menor prazo vem antes do maior.')
  await page.getByLabel('Segurança').fill('40')
  await expect(page.getByLabel('Apertado até')).toHaveAccessibleDescription('Ao menos 40, como a segurança.')
  await openTab(page, 'Painel')
  await dialogOf(page, 'Sair sem salvar?').getByRole('button', { name: 'Continuar editando' }).click()
  await expect(usual).toHaveValue('44,5')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(usual).toHaveValue('60')
  await expect(page.getByLabel('Envio')).toHaveValue('2 a 5')
})

test('an exception is opened for a week that is months away', async ({ page, adminShop: { url, db } }) => {
  const week = weekAt(30)
  await page.goto(`${url}/admin/producao/capacidade`)
  const open = page.getByRole('button', { name: 'Abrir exceção nela' })
  await open.click()
  const day = page.getByLabel('Outra semana')
  await expect(day).toHaveAccessibleDescription(/Escolha um dia entre hoje e daqui a onze meses\./)
  await day.fill(addDays(week, 3))
  await open.click()
  await expect(hoursOf(page, week)).toBeFocused()
  await hoursOf(page, week).fill('0')
  await save(page)
  await expectToast(page, 'Sucesso!', 'Capacidade atualizada.')
  await expect(rowOf(page, week)).toContainText('fechado')
  const stored = () =>
    db.selectFrom('capacityWeeks').select('minutes').where('week', '=', week).executeTakeFirst()
  expect(await stored()).toEqual({ minutes: 0 })
  await page.getByRole('button', { name: `Tirar a exceção da semana de ${nameOf(week)}` }).click()
  await save(page)
  await expect(rowOf(page, week)).toHaveCount(0)
  expect(await stored()).toBeUndefined()
})

test('hours that cannot be loaded say so, and are loaded again', async ({ page, adminShop: { url } }) => {
  const path = '**/api/production/capacity'
  await page.route(path, (route) => route.fulfill(errorResponse(400, 'invalid_input', 'Não.')))
  await page.goto(`${url}/admin/producao/capacidade`)
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados: Não.')
  await page.unroute(path)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(rowOf(page, weekAt(11))).toBeVisible()
})
