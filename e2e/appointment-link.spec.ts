import { readFile } from 'node:fs/promises'
import { newToken } from '@shop/api/lib/token'
import { atelierTime, openAgenda, typeOf } from '@shop/test-kit/agenda'
import { hours, linkedAppointment } from './booking-page.ts'
import { expectToFit } from './overflow.ts'
import { expect, test } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

const WIDTHS = [320, 390, 1440]

test.beforeEach(async ({ db }) => {
  // Those that took place stay: some have a record.
  await db.deleteFrom('appointments').where('state', '<>', 'done').execute()
  await openAgenda(db)
})

test('she confirms: the question becomes a promise, and the atelier sees it', { tag: '@wide' }, async ({
  page,
  db,
}) => {
  const { appointment, path } = await linkedAppointment(db, { name: 'Marina Duarte' })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Você vem, Marina?' })).toBeVisible()
  await expect(page.getByText(/^Remarcar ou cancelar pelo site até .+, às 10h00\./)).toBeVisible()
  await expectToFit(page, WIDTHS)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Confirmar presença' }).click()
  await expect(page.getByRole('heading', { name: 'Esperamos você, Marina' })).toBeFocused()
  await expect(page.getByText('Presença confirmada')).toBeVisible()
  await expectNoViolations(page)
  const { state } = await db
    .selectFrom('appointments')
    .select('state')
    .where('id', '=', appointment.id)
    .executeTakeFirstOrThrow()
  expect(state).toBe('confirmed')
})

test('she moves it inside the page: the old hour is hers until the new one is, and taken hours are taken out', async ({
  page,
  db,
}) => {
  const { appointment, path } = await linkedAppointment(db)
  await page.goto(path)
  await page.getByRole('button', { name: 'Remarcar' }).click()
  await expect(page.getByRole('heading', { name: 'Escolha a nova hora' })).toBeFocused()
  await expect(page.getByText('Até você remarcar, a hora de antes é sua.')).toBeVisible()
  await hours(page).first().check()
  const startsAt = new Date((await hours(page).first().getAttribute('value')) ?? '')
  await expect(page.getByText('A hora fica guardada para você')).toBeVisible()
  await expectToFit(page, WIDTHS)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Remarcar' }).click()
  await expect(page.getByText(/^Remarcado para /)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Você vem/ })).toBeFocused()
  const left = await db
    .selectFrom('appointments')
    .selectAll()
    // Hers, and a hold that would have been left.
    .where((eb) => eb.or([eb('id', '=', appointment.id), eb('state', '=', 'held')]))
    .where('startsAt', '=', startsAt)
    .execute()
  expect(left).toMatchObject([{ id: appointment.id, startsAt, state: 'booked' }])
})

test('she cancels after reading what it means, and can book another one', async ({ page, db }) => {
  const { appointment, path } = await linkedAppointment(db, { companions: 2 })
  await page.goto(path)
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar o encontro' })
  await expect(dialog.getByText(/fica livre para outra pessoa, e avise quem viria com você/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click()
  await dialog.getByRole('button', { name: 'Cancelar encontro' }).click()
  await expect(page.getByRole('heading', { name: 'Encontro cancelado, Carolina' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Marcar outro' })).toHaveAttribute('href', '/agendar')
  await expectNoViolations(page)
  const row = await db.selectFrom('appointments').select('state').where('id', '=', appointment.id).execute()
  expect(row).toEqual([{ state: 'cancelled' }])
})

test('within the notice only the atelier moves it; afterwards the page says how it ended', async ({
  page,
  db,
}) => {
  const soon = await linkedAppointment(db, { startsAt: new Date(Date.now() + 3 * 3_600_000) })
  await page.goto(soon.path)
  await expect(page.getByText('O prazo para remarcar ou cancelar pelo site passou.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirmar presença' })).toBeVisible()
  for (const name of ['Remarcar', 'Cancelar']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  for (const [state, title] of [
    ['done', 'Obrigada pelo encontro, Carolina'],
    ['missed', 'Sentimos sua falta, Carolina'],
    ['booked', 'Obrigada pelo encontro, Carolina'],
  ] as const) {
    const days = { done: -3, missed: -4, booked: -5 }[state]
    const { path } = await linkedAppointment(db, { state, startsAt: atelierTime(days, 600) })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Confirmar presença' })).toHaveCount(0)
  }
})

test('a link that opens nothing says so and leads on', async ({ page }) => {
  await page.goto(`/agenda/${newToken()}`)
  await expect(page.getByText('Este link não abre nenhum encontro.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Marcar um encontro' })).toHaveAttribute('href', '/agendar')
  await expectToFit(page, WIDTHS)
  await expectNoViolations(page)
})

test('the appointment goes into her own calendar, and a call has its link; a long name fits', async ({
  page,
  db,
}) => {
  const { id: typeId } = await typeOf(db, 'video')
  const room = await db
    .selectFrom('fittingRooms')
    .select('id')
    .where('kind', '=', 'video')
    .executeTakeFirstOrThrow()
  const videoUrl = 'https://video.exemplo.test/sala'
  const name = `${'Wolfeschlegel'.repeat(5)} Dias`
  const { path } = await linkedAppointment(db, { typeId, roomId: room.id, videoUrl, name })
  await page.goto(path)
  await expect(page.getByRole('link', { name: 'Entrar na chamada' })).toHaveAttribute('href', videoUrl)
  await expect(page.getByRole('link', { name: 'Como chegar' })).toHaveCount(0)
  await expectToFit(page, WIDTHS)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pôr na minha agenda' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('encontro.ics')
  expect(await readFile(await download.path(), 'utf8')).toContain('BEGIN:VCALENDAR')
})
