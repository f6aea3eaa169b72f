import type { Page } from '@playwright/test'
import { anOrder } from '@shop/api/testing/factories'
import { formatBRL } from '@shop/contract/money'
import { expectToast, refusal, toastOf } from './account-forms.ts'
import { closeToast, dialogOf } from './admin-desk.ts'
import { expect, test } from './fixtures.ts'
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
    // Of other tests there may be orders without any.
    .where('id', 'in', db.selectFrom('orderItems').select('orderId'))
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

test('a status is set from a list of five, in any direction, and the change is told; one that could not be set is told with the server’s words or the shop’s own', async ({
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

  for (const [response, text] of [
    [refusal(409, 'out_of_stock', 'Acabou.'), 'Acabou.'],
    [{ status: 500, body: '' }, 'Erro ao atualizar status do pedido.'],
  ] as const) {
    await page.route(/\/api\/orders\/\d+$/, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(response) : route.continue(),
    )
    await select.selectOption('Pronto')
    await expectToast(page, 'Erro', text)
    await expect(toastOf(page, 'Erro')).toHaveAttribute('data-variant', 'destructive')
    await expect(select).toHaveValue('pending')
    await closeToast(page, 'Erro')
  }

  // A session that ended is asked for over the screen.
  await page.route('**/api/orders/*', (route) =>
    route.fulfill(refusal(401, 'unauthenticated', 'Autenticação necessária.')),
  )
  await select.selectOption('Pronto')
  await expect(dialogOf(page, 'Entrar de novo')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectToast(page, 'Erro', 'Autenticação necessária.')
})

test('one order has its products, its people and its history, and a sheet to be printed without prices', async ({
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
