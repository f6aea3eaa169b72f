import type { Page } from '@playwright/test'
import { anOrder, aSession } from '@shop/api/testing/factories'
import { formatBRL } from '@shop/contract/money'
import { expectToast, refusal, toastOf } from './account-forms.ts'
import { dialogOf, rowOf, test } from './admin-desk.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const statusOf = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Status do pedido nº ${number}` })

test('every order shows who, when, how much, what exactly and where it goes', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'in_production')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const items = await db.selectFrom('orderItems').selectAll().where('orderId', '=', order.id).execute()
  await page.goto(`/admin/pedidos?busca=${order.number}`)
  const list = page.getByRole('table', { name: 'Pedidos' })
  await expect(list).toContainText(`nº ${order.number}`, { timeout: 15_000 })
  for (const text of [
    order.customerName,
    order.customerEmail ?? '',
    formatBRL(order.totalCents),
    order.shippingAddress,
    `${order.shippingCity}, ${order.shippingState}`,
    order.shippingZipCode,
  ]) {
    await expect(list).toContainText(text)
  }
  await expect(list).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
  for (const item of items) {
    const line = list
      .getByRole('listitem')
      .filter({ hasText: `${item.productId}-${item.size}-${item.color}` })
    await expect(line).toContainText(item.productName)
    await expect(line).toContainText(`Tamanho ${item.size}`)
    await expect(line).toContainText(item.color)
    await expect(line).toContainText(`${item.quantity} un.`)
    await expect(line).toContainText(formatBRL(item.unitPriceCents))
  }
  await expect(statusOf(page, order.number)).toHaveValue('in_production')
  await expectNoViolations(page)
})

test('a status is set from a list of five, in any direction, and the change is told', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrder(db, { status: 'delivered', paymentState: 'paid', paidAt: new Date() })
  await page.goto(`/admin/pedidos?busca=${order.number}`)
  const select = statusOf(page, order.number)
  await expect(select.getByRole('option')).toHaveText([
    'Pendente',
    'Confirmado',
    'Em Produção',
    'Pronto',
    'Entregue',
  ])
  await select.selectOption('Pendente')
  await expectToast(page, 'Status atualizado!', 'Status do pedido atualizado!')
  await expect(select).toHaveValue('pending')
  const stored = () => db.selectFrom('orders').select('status').where('id', '=', order.id).executeTakeFirst()
  expect(await stored()).toEqual({ status: 'pending' })
})

test.describe('a status that could not be set is told', () => {
  const cases = [
    ['with the server’s words', refusal(409, 'out_of_stock', 'Acabou.'), 'Acabou.'],
    ['with a fallback when it gave none', { status: 500, body: '' }, 'Erro ao atualizar status do pedido.'],
  ] as const
  for (const [title, answer, text] of cases) {
    test(title, async ({ page, signIn }) => {
      await signIn('admin')
      await page.route(/\/api\/orders\/\d+$/, (route) =>
        route.request().method() === 'PUT' ? route.fulfill(answer) : route.continue(),
      )
      await page.goto('/admin/pedidos?status=in_production')
      const select = page.getByRole('combobox', { name: /^Status do pedido/ }).first()
      await select.selectOption('Pronto')
      await expectToast(page, 'Erro', text)
      await expect(toastOf(page, 'Erro')).toHaveAttribute('data-variant', 'destructive')
      await expect(select).toHaveValue('in_production')
    })
  }
})

test('an order whose time to pay is over is asked about before it goes on', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/pedidos?pagamento=expired')
  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'PUT') calls += 1
  })
  const select = page.getByRole('combobox', { name: /^Status do pedido/ }).first()
  await select.selectOption('Confirmado')
  const question = dialogOf(page, 'Continuar com um pedido que não foi pago?')
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(select).toHaveValue('pending')
  expect(calls).toBe(0)
})

test('orders are narrowed by status, payment and text, and paged to the last', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const first = page.waitForRequest((request) => request.url().includes('/api/orders?'))
  await page.goto('/admin/pedidos')
  expect((await first).url()).toContain('escopo=todos')
  await page.getByRole('button', { name: 'Entregue' }).click()
  await expect(page).toHaveURL('/admin/pedidos?status=delivered')
  const numbers = page.getByRole('table', { name: 'Pedidos' }).getByRole('link', { name: /^nº \d+$/ })
  await expect(page.getByText('Página 1')).toBeVisible()
  const seen = new Set(await numbers.allTextContents())
  while (await page.getByRole('button', { name: 'Próxima página' }).isEnabled()) {
    const top = await numbers.first().textContent()
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await expect(numbers.first()).not.toHaveText(top ?? '')
    for (const text of await numbers.allTextContents()) seen.add(text)
  }
  const { count } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('status', '=', 'delivered')
    .executeTakeFirstOrThrow()
  expect(seen.size).toBe(Number(count))
  await page.getByRole('combobox', { name: 'Pagamento' }).selectOption('Reembolsado')
  await page.getByRole('searchbox').fill('ninguém com este nome')
  await expect(page.getByRole('heading', { name: 'Nenhum pedido encontrado', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL('/admin/pedidos')
})

test('one order has its pieces, its people and its history, and a sheet to be printed without prices', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await db
    .selectFrom('orders')
    .innerJoin('orderEvents', 'orderEvents.orderId', 'orders.id')
    .selectAll('orders')
    .where('status', '=', 'in_production')
    .where('kind', '=', 'payment_changed')
    .orderBy('orders.id')
    .executeTakeFirstOrThrow()
  await page.goto(`/admin/pedidos?busca=${order.number}`)
  await page.getByRole('link', { name: `nº ${order.number}`, exact: true }).click()
  await expect(page.getByRole('heading', { name: `Pedido nº ${order.number}` })).toBeVisible()
  await expect(page.getByText('Pagamento aprovado')).toBeVisible()
  await expect(page.getByText('Status: Em Produção')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(order.customerName)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Ficha de costura' }).click()
  const sheet = page.getByRole('article')
  await expect(sheet.first()).toContainText(String(order.number))
  await expect(sheet.first()).toContainText('Conferência final')
  await expect(sheet.first()).not.toContainText('R$')
  await expectNoViolations(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Ateliê' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
})

test('a refund of a part says how much goes back, and never more than is left', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'in_production')
    .where('paymentState', '=', 'paid')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const bodies: unknown[] = []
  await page.route('**/api/orders/*/refund', (route) => {
    bodies.push(JSON.parse(route.request().postData() ?? '{}'))
    return route.fulfill(refusal(503, 'payment_unavailable', 'O pagamento está indisponível no momento.'))
  })
  await page.goto(`/admin/pedidos/${order.id}`)
  await page.getByRole('button', { name: 'Reembolsar' }).click()
  const dialog = dialogOf(page, 'Reembolsar pedido')
  await expect(
    dialog.getByRole('button', { name: `Reembolsar ${formatBRL(order.totalCents)}` }),
  ).toBeVisible()
  await expectNoViolations(page)
  await dialog.getByRole('radio', { name: 'Só uma parte' }).check()
  await dialog.getByLabel('Quanto devolver (R$)').fill(String(order.totalCents / 100 + 1))
  await dialog.getByRole('button', { name: /^Reembolsar/ }).click()
  await expect(
    dialog.getByText(`Informe um valor entre R$ 0,01 e ${formatBRL(order.totalCents)}.`),
  ).toBeVisible()
  expect(bodies).toEqual([])
  await dialog.getByLabel('Quanto devolver (R$)').fill('100.5')
  await dialog.getByRole('checkbox').check()
  const send = dialog.getByRole('button', { name: `Reembolsar ${formatBRL(10_050)}` })
  await send.click()
  await expectToast(page, 'Erro ao reembolsar', 'O pagamento está indisponível no momento.')
  await send.click()
  await expect.poll(() => bodies.length).toBe(2)
  const [one, two] = bodies
  expect(one).toMatchObject({ amount: 100.5, restock: true, reason: 'Devolução em 7 dias' })
  // The same refund asked for again, not another one.
  expect(two).toEqual(one)
})

test('a sale of the atelier is recorded for an e-mail: paid and confirmed at once, its piece taken from stock', async ({
  page,
  ownDesk,
}) => {
  const { url, db } = await ownDesk()
  const stock = () =>
    db.selectFrom('products').select('stockAvailable').where('name', '=', 'Açucena').executeTakeFirst()
  const before = await stock()
  await page.goto(`${url}/admin/pedidos`)
  await page.getByRole('button', { name: 'Registrar venda' }).first().click()
  const dialog = dialogOf(page, 'Registrar venda do ateliê')
  await dialog.getByRole('button', { name: 'Registrar venda' }).click()
  await expect(dialog.getByText('Escolha ao menos uma peça.')).toBeVisible()
  await dialog.getByRole('searchbox').fill('Açucena')
  await dialog.getByRole('button', { name: 'Adicionar Açucena' }).click()
  await expectNoViolations(page)
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Cláudia Rios')
  await dialog.getByLabel('E-mail').fill('claudia@exemplo.test')
  await dialog.getByLabel('Telefone').fill('11987654321')
  await dialog.getByRole('button', { name: 'Retirada no ateliê' }).click()
  await expect(dialog.getByText('Total: R$ 6.890,00')).toBeVisible()
  await dialog.getByRole('button', { name: 'Registrar venda' }).click()
  await expectToast(page, 'Venda registrada!', 'O pedido está pago e confirmado.')
  await expect(rowOf(page, 'Cláudia Rios')).toContainText('Pago')
  const order = await db
    .selectFrom('orders')
    .select(['status', 'paymentState'])
    .where('customerEmail', '=', 'claudia@exemplo.test')
    .executeTakeFirst()
  expect(order).toEqual({ status: 'confirmed', paymentState: 'paid' })
  expect(await stock()).toEqual({ stockAvailable: (before?.stockAvailable ?? 0) - 1 })
})

test('the orders can be had as a spreadsheet', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/pedidos')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar planilha' }).click()
  expect((await download).suggestedFilename()).toBe('pedidos.csv')
})

test('a list of orders that cannot be had says why in its place', async ({ page, signIn }) => {
  await signIn('admin')
  await page.route('**/api/orders?*', (route) => route.fulfill(refusal(409, 'x', 'Volte já.')))
  await page.goto('/admin/pedidos')
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados: Volte já.')
  await expect(page.getByText('Nenhum pedido encontrado')).toHaveCount(0)
})

test('a shop without an order says so', async ({ page, signIn }) => {
  await signIn('admin')
  await page.route('**/api/orders?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/pedidos')
  await expect(page.getByRole('heading', { name: 'Nenhum pedido encontrado', exact: true })).toBeVisible()
})

test('a session that ended at the desk is renewed over the screen, and the work goes on', async ({
  page,
  db,
}) => {
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow()
  const { token } = await aSession(db, admin)
  await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  await page.goto('/admin/pedidos?status=in_production')
  const select = page.getByRole('combobox', { name: /^Status do pedido/ }).first()
  await expect(select).toBeVisible()
  await page.route('**/api/orders/*', (route) =>
    route.fulfill(refusal(401, 'unauthenticated', 'Autenticação necessária.')),
  )
  await select.selectOption('Pronto')
  await expect(dialogOf(page, 'Entrar de novo')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectToast(page, 'Erro', 'Autenticação necessária.')
})
