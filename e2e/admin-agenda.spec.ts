import { addDays, saoPauloDay, saoPauloInstant } from '@shop/contract/calendar-days'
import { expectToast } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { test } from './admin-shop.ts'
import {
  anAppointment,
  aPerson,
  entryOf,
  monday,
  openEntry,
  openList,
  SCREEN,
  stateOf,
  WIDTHS,
} from './agenda-page.ts'
import { expect } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { expectNoViolations } from './violations.ts'

test('@wide the atelier books by telephone; what was typed survives closing, a taken hour and a reload', async ({
  page,
  adminShop: { url, db },
}) => {
  const day = monday(0)
  const name = aPerson()
  for (const room of [0, 1]) await anAppointment(db, saoPauloInstant(day, 600), { room })
  await page.goto(`${url}${SCREEN}?dia=${day}`)
  await page.getByRole('button', { name: 'Novo encontro' }).click()
  const dialog = dialogOf(page, 'Novo encontro')
  await dialog.getByLabel('Tipo').selectOption({ label: 'Visita ao ateliê, 60 minutos' })
  await dialog.getByRole('textbox', { name: 'Hora' }).fill('10h')
  await dialog.getByLabel('Telefone').fill('11988880000')
  await dialog.getByRole('button', { name: 'Marcar' }).click()
  await expect(dialog).toContainText('Informe o nome.')
  await expectNoViolations(page)
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(name)
  await dialog.getByRole('button', { name: 'Marcar' }).click()
  await expectToast(page, 'Encontro não marcado', 'Esta hora acabou de ser reservada. Escolha outra.')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Novo encontro' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue(name)
  await dialog.getByRole('textbox', { name: 'Hora' }).fill('14h30')
  await dialog.getByRole('button', { name: 'Marcar' }).click()
  await expectToast(page, 'Encontro marcado', `Visita · ${name.split(' ')[0]}, às 14h30.`)
  await expect(dialog).toHaveCount(0)
  const row = await db
    .selectFrom('appointments')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ startsAt: saoPauloInstant(day, 870), phone: '(11) 98888-0000', email: null })
  await page.getByRole('button', { name: 'Novo encontro' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('')
})

test('an appointment is opened, confirmed, noted, moved and cancelled by keyboard in the list', async ({
  page,
  adminShop: { url, db },
}) => {
  const day = monday(1)
  const { id, name } = await anAppointment(db, saoPauloInstant(day, 600))
  await openList(page, url, day)
  const opener = page.getByRole('button', { name: `abrir o encontro de ${name}` })
  await opener.focus()
  await page.keyboard.press('Enter')
  const panel = dialogOf(page, name)
  await expect(panel).toContainText('10h00 às 11h00')
  await expectNoViolations(page)
  await panel.getByRole('button', { name: 'Confirmar presença' }).press('Enter')
  await expectToast(page, 'Presença confirmada', name)
  await expect(panel).toContainText('Confirmada')
  await panel.getByLabel('Só para o ateliê').fill('traz o sapato')
  await panel.getByRole('button', { name: 'Salvar anotação' }).press('Enter')
  await expectToast(page, 'Anotação salva', name)

  await panel.getByRole('button', { name: 'Remarcar' }).press('Enter')
  const move = dialogOf(page, 'Remarcar')
  await move.getByRole('textbox', { name: 'Hora' }).fill('25h')
  await move.getByRole('button', { name: 'Remarcar' }).press('Enter')
  await expect(move).toContainText('Digite a hora, como 14:30.')
  await move.getByRole('textbox', { name: 'Hora' }).fill('16:00')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page, 'Sair sem remarcar?')).toBeVisible()
  await page.keyboard.press('Escape')
  await move.getByRole('button', { name: 'Remarcar' }).press('Enter')
  await expectToast(page, 'Encontro remarcado', 'Não há e-mail: avise você mesma.')
  await expect(panel).toContainText('16h00 às 17h00')
  expect(await stateOf(db, id)).toMatchObject({
    startsAt: saoPauloInstant(day, 960),
    state: 'booked',
    sequence: 1,
  })

  await panel.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await dialogOf(page, 'Cancelar este encontro?')
    .getByRole('button', { name: 'Cancelar encontro' })
    .press('Enter')
  await expectToast(page, 'Encontro cancelado', name)
  await expect(panel).toContainText('Cancelado: a hora está livre.')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
  await expect(entryOf(page, name)).toContainText('Cancelada')
})

test('one that has begun is marked as missed, and that is corrected', async ({
  page,
  adminShop: { url, db },
}) => {
  const startsAt = new Date(Date.now() - 26 * 3_600_000)
  const { id, name } = await anAppointment(db, startsAt, { minutes: 1 })
  await openList(page, url, saoPauloDay(startsAt))
  await page.getByRole('button', { name: `Não veio ${name}` }).click()
  await expectToast(page, 'Marcado como não veio', name)
  await expect(entryOf(page, name)).toContainText('Não veio')
  expect(await stateOf(db, id)).toMatchObject({ state: 'missed' })
  await openEntry(page, name)
  await dialogOf(page, name).getByRole('button', { name: 'Ela veio: marcar como feita' }).click()
  await expectToast(page, 'Encontro feito', name)
  expect(await stateOf(db, id)).toMatchObject({ state: 'done' })
})

test('what another administrator changed meanwhile is shown, and what was typed stays', async ({
  page,
  adminShop: { url, db },
}) => {
  const day = monday(2)
  const { id, name } = await anAppointment(db, saoPauloInstant(day, 600))
  await openList(page, url, day)
  await openEntry(page, name)
  const panel = dialogOf(page, name)
  await panel.getByLabel('Só para o ateliê').fill('prefere a sala da janela')
  await db.updateTable('appointments').set({ version: 5, state: 'confirmed' }).where('id', '=', id).execute()
  await panel.getByRole('button', { name: 'Salvar anotação' }).click()
  await expectToast(
    page,
    'Encontro não mudou',
    'O encontro mudou desde que a página abriu. Atualize e confira.',
  )
  await expect(panel).toContainText('Confirmada')
  await expect(panel.getByLabel('Só para o ateliê')).toHaveValue('prefere a sala da janela')
  await panel.getByRole('button', { name: 'Salvar anotação' }).click()
  await expectToast(page, 'Anotação salva', name)
  expect(await stateOf(db, id)).toMatchObject({ note: 'prefere a sala da janela', state: 'confirmed' })
})

test('@wide the week shows days, rooms, filters and counts, and moves with the arrows', async ({
  page,
  adminShop: { url, db },
}) => {
  const day = monday(3)
  const visit = await anAppointment(db, saoPauloInstant(day, 600), { companions: 2 })
  const call = await anAppointment(db, saoPauloInstant(addDays(day, 1), 900), { kind: 'video', minutes: 30 })
  await page.goto(`${url}${SCREEN}?dia=${day}`)
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024
  await expect(page.getByRole('status').filter({ hasText: 'Semana de' })).toContainText('2 encontros')
  const chips = page.getByRole('group', { name: 'Mostrar' })
  await expect(chips.getByRole('button', { name: 'Vídeo' })).toContainText('1')
  await expectNoViolations(page)
  await expectToFit(page, WIDTHS)
  if (isWide) {
    const box = page.getByRole('button', { name: `15h00, ${call.name}, Vídeo, Marcada` })
    await expect(box).toBeVisible()
    await chips.getByRole('button', { name: 'Visitas' }).click()
    await expect(box).toHaveCount(0)
    await page.getByRole('button', { name: `10h00, ${visit.name}` }).click()
    await expect(dialogOf(page, visit.name)).toContainText('Acompanhantes')
    await page.keyboard.press('Escape')
    await page.getByRole('group', { name: 'Vista' }).getByRole('button', { name: 'Dia' }).click()
    await expect(page).toHaveURL(new RegExp(`tipo=visitas`))
    await page.getByRole('button', { name: 'Dia seguinte' }).click()
    await expect(page).toHaveURL(new RegExp(`dia=${addDays(day, 1)}`))
    await page.getByRole('button', { name: 'Hoje', exact: true }).click()
    await expect(page).not.toHaveURL(/dia=/)
  } else {
    const strip = page.getByRole('list', { name: 'Dias da semana' })
    await strip.getByRole('button', { name: /^terça-feira.*1 encontro/ }).click()
    await expect(entryOf(page, call.name)).toContainText('15h00')
    await page.getByRole('button', { name: 'Dia anterior' }).click()
    await expect(entryOf(page, visit.name)).toContainText('+2')
    await page.getByRole('button', { name: 'Voltar para hoje' }).click()
    await expect(page.getByText(', hoje').first()).toBeVisible()
  }
})

test('a message for WhatsApp is ready, with day and hour', async ({ page, adminShop: { url, db } }) => {
  const day = monday(4)
  const { name } = await anAppointment(db, saoPauloInstant(day, 870))
  await openList(page, url, day)
  const link = page.getByRole('link', { name: `WhatsApp ${name}` })
  const href = new URL((await link.getAttribute('href')) ?? '')
  expect(href.origin + href.pathname).toBe('https://wa.me/5511988880000')
  expect(href.searchParams.get('text')).toContain('segunda-feira, 03/02, às 14h30. Você vem?')
})

test('an empty week, a failed one, long names and many at once', async ({ page, adminShop: { url, db } }) => {
  test.slow()
  const empty = monday(5)
  await openList(page, url, empty)
  await expect(page.getByText(/^Nenhum encontro n/)).toBeVisible()
  await expectNoViolations(page)
  await expectToFit(page, WIDTHS)

  const day = monday(6)
  const long = 'Maria Eduarda Albuquerque Cavalcanti de Vasconcelos Figueiredo Montenegro'
  for (let n = 0; n < 14; n += 1) {
    const startsAt = saoPauloInstant(addDays(day, n % 6), 480 + n * 40)
    await anAppointment(db, startsAt, { name: `${long} ${n}`, minutes: 30, room: n % 2, companions: 10 })
  }
  await anAppointment(db, saoPauloInstant(day, 480), { name: 'A'.repeat(110), state: 'missed' })
  for (const view of ['', '&vista=lista', '&vista=dia']) {
    await page.goto(`${url}${SCREEN}?dia=${day}${view}`)
    await expect(page.getByRole('status').filter({ hasText: '15 encontros' })).toBeVisible()
    await expectToFit(page, WIDTHS)
  }

  await page.route('**/api/agenda?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`${url}${SCREEN}?dia=${monday(7)}`)
  await expect(page.getByRole('alert')).toContainText('Falha ao buscar a agenda.')
  await page.unrouteAll({ behavior: 'wait' })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a fitting is booked for the dress of an order, with the customer’s own data', async ({
  page,
  adminShop: { url, db },
}) => {
  const item = await db
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orderItems.id', 'number', 'customerName', 'productName'])
    .where('status', '=', 'in_production')
    .where('paymentState', '=', 'paid')
    .where('cancelledAt', 'is', null)
    .where('itemKind', '=', 'product')
    .orderBy('orderItems.id')
    .executeTakeFirstOrThrow()
  const day = monday(8)
  await page.goto(`${url}${SCREEN}?dia=${day}`)
  await page.getByRole('button', { name: 'Novo encontro' }).click()
  const dialog = dialogOf(page, 'Novo encontro')
  await dialog.getByLabel('Tipo').selectOption({ label: 'Prova, 60 minutos' })
  await dialog.getByRole('searchbox').fill(String(item.number))
  await dialog
    .getByRole('button', { name: `${item.productName}, nº ${item.number}` })
    .first()
    .click()
  await expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue(item.customerName)
  await dialog.getByLabel('Qual prova').fill('2ª prova')
  await dialog.getByRole('textbox', { name: 'Hora' }).fill('9')
  await dialog.getByRole('button', { name: 'Marcar' }).click()
  await expect(dialog).toHaveCount(0)
  await openList(page, url, day)
  await expect(page.getByRole('main')).toContainText(`${item.productName}, nº ${item.number}`)
  const row = await db
    .selectFrom('appointments')
    .selectAll()
    .where('startsAt', '=', saoPauloInstant(day, 540))
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ orderItemId: item.id, fittingName: '2ª prova' })
})

test('the dashboard has today’s appointments and names who has not replied', async ({
  page,
  adminShop: { url, db },
}) => {
  const startsAt = new Date(Date.now() + 20 * 3_600_000)
  const createdAt = new Date(Date.now() - 3 * 86_400_000)
  const { name } = await anAppointment(db, startsAt, { createdAt, kind: 'video', minutes: 5 })
  await page.goto(`${url}/admin`)
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Hoje na agenda' }) })
  const entry = panel.getByRole('listitem').filter({ hasText: name.split(' ')[0] ?? '' })
  await expect(entry).toContainText('Sem resposta')
  await entry.getByRole('link').click()
  await expect(dialogOf(page, name)).toContainText('Perguntar se vem, por WhatsApp')
})
