import type { Page } from '@playwright/test'
import { formatBRL } from '@shop/contract/money'
import { anOrder } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { errorResponse, expectToast, toastOf } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { closeToast } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const statusOf = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Status do pedido nº ${number}` })

test('every order shows the customer, date, amount, exact items and shipping address', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'in_production')
    // Other tests may have created orders without items.
    .where('id', 'in', db.selectFrom('orderItems').select('orderId'))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const items = await db.selectFrom('orderItems').selectAll().where('orderId', '=', order.id).execute()
  await page.goto(`/admin/pedidos?busca=${order.number}`)
  const list = page.getByRole('table', { name: 'Pedidos' })
  await expect(list).toContainText(`nº ${order.number}`, { timeout: 15_000 })
  for (const text of [order.customerName, order.customerEmail ?? '', formatBRL(order.totalCents)]) {
    await expect(list).toContainText(text)
  }
  // One row per order, until its details are expanded.
  await expect(list).not.toContainText(order.shippingAddress)
  await list.getByRole('button', { name: `do pedido nº ${order.number}` }).click()
  for (const text of [
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
    await expect(line).toContainText(item.offer === 'ready' ? `Tamanho ${item.size}` : item.size)
    await expect(line).toContainText(item.color)
    await expect(line).toContainText(`${item.quantity} un.`)
    await expect(line).toContainText(formatBRL(item.unitPriceCents))
  }
  await expect(statusOf(page, order.number)).toHaveValue('in_production')
  await expectNoViolations(page)
})

test('a status is chosen from a list of five, in any direction, and the change is confirmed by a toast; a failed change shows the server’s message or the default one', async ({
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

  const question = dialogOf(page, 'Mudar para Pronto?')
  const confirm = () => question.getByRole('button', { name: 'Mudar para Pronto' }).click()
  for (const [response, text] of [
    [errorResponse(409, 'out_of_stock', 'Acabou.'), 'Acabou.'],
    [{ status: 500, body: '' }, 'Erro ao atualizar status do pedido.'],
  ] as const) {
    await page.route(/\/api\/orders\/\d+$/, (route) =>
      route.request().method() === 'PUT' ? route.fulfill(response) : route.continue(),
    )
    await select.selectOption('Pronto')
    await confirm()
    await expectToast(page, 'Erro', text)
    await expect(toastOf(page, 'Erro')).toHaveAttribute('data-variant', 'destructive')
    await expect(select).toHaveValue('pending')
    await closeToast(page, 'Erro')
  }

  // An expired session opens the sign-in dialog over the screen.
  await page.route('**/api/orders/*', (route) =>
    route.fulfill(errorResponse(401, 'unauthenticated', 'Autenticação necessária.')),
  )
  await select.selectOption('Pronto')
  await confirm()
  await expect(dialogOf(page, 'Entrar de novo')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectToast(page, 'Erro', 'Autenticação necessária.')
})

test('a status change that notifies the customer asks for confirmation and names her; Entregue can be undone before its email is sent', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrder(db, { status: 'in_production', paymentState: 'paid', paidAt: new Date() })
  await page.goto(`/admin/pedidos?busca=${order.number}`)
  const select = statusOf(page, order.number)
  const stored = () => db.selectFrom('orders').select('status').where('id', '=', order.id).executeTakeFirst()
  const emails = () =>
    db.selectFrom('mails').select('kind').where('recipient', '=', order.customerEmail).execute()

  // Neither an arrow key nor a letter key changes the closed select.
  await select.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await page.keyboard.press('E')
  await page.keyboard.press('Escape')
  await expect(select).toHaveValue('in_production')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await select.selectOption('Entregue')
  const question = dialogOf(page, 'Mudar para Entregue?')
  await expect(question).toContainText(
    `Avisar ${order.customerName} (${order.customerEmail}) de que o pedido nº ${order.number} foi entregue.`,
  )
  await expect(question).toContainText('O e-mail sai daqui a 10 minutos: até lá dá para desfazer no pedido.')
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(select).toHaveValue('in_production')
  expect(await stored()).toEqual({ status: 'in_production' })

  await select.selectOption('Entregue')
  await question.getByRole('button', { name: 'Mudar para Entregue' }).click()
  await expectToast(page, 'Status atualizado!', 'Status do pedido atualizado!')
  expect(await stored()).toEqual({ status: 'delivered' })
  await expectNoViolations(page)
  await page.getByRole('button', { name: `Desfazer entrega: pedido nº ${order.number}` }).click()
  await expect.poll(stored).toEqual({ status: 'in_production' })
  await expect(page.getByText('Desfazer entrega')).toHaveCount(0)
  expect(await emails()).toEqual([])
})

test('an order’s URL contains its number; the id of old links redirects there, and an unknown number is reported as unknown', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const { id, number } = await anOrder(db)
  const heading = page.getByRole('heading', { name: `Pedido nº ${number}` })
  await page.goto(`/admin/pedidos/${number}`)
  await expect(heading).toBeVisible()
  await page.goto(`/admin/pedidos/${id}`)
  await expect(page).toHaveURL(`/admin/pedidos/${number}`)
  await expect(heading).toBeVisible()
  await page.goto(`/admin/pedidos/${id}/ficha`)
  await expect(page).toHaveURL(`/admin/pedidos/${number}/ficha`)
  for (const unknown of ['9999999', '9999', 'abc']) {
    await page.goto(`/admin/pedidos/${unknown}`)
    await expect(page.getByRole('heading', { name: `O pedido nº ${unknown} não existe` })).toBeVisible()
    await expect(page.getByText('Confira a internet')).toHaveCount(0)
  }
  await expectNoViolations(page)
})

test('a withdrawal is shown with its reason, in red until the money is refunded', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrder(db, {
    status: 'delivered',
    paymentState: 'paid',
    paidAt: new Date(),
    deliveredAt: new Date('2026-01-02T12:00:00Z'),
    withdrawalRequestedAt: new Date(),
    withdrawalReason: 'Ficou grande.',
  })
  await page.goto(`/admin/pedidos/${order.number}`)
  await expect(page.getByText('Combine a devolução e faça o reembolso.')).toBeVisible()
  await expect(page.getByText('“Ficou grande.”')).toBeVisible()
  await db.updateTable('orders').set({ paymentState: 'refunded' }).where('id', '=', order.id).execute()
  await page.reload()
  await expect(page.getByText('A cliente desistiu da compra em')).toBeVisible()
  await expect(page.getByText('Combine a devolução e faça o reembolso.')).toHaveCount(0)
  await page.goto(`/admin/pedidos?busca=${order.number}`)
  await expect(page.getByRole('table', { name: 'Pedidos' })).toContainText('Reembolsado')
  await expect(page.getByText('Desistência', { exact: true })).toHaveCount(0)
})

const paidAtOnce = sql<boolean>`not exists (
  select from order_charges where order_id = orders.id and order_charges.kind <> 'whole')`

test('an order page shows its products, its people and its history, and has a printable work sheet without prices', async ({
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
    .where('paymentState', '=', 'paid')
    .where('cancelledAt', 'is', null)
    .where(paidAtOnce)
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
  const workSheet = page.getByRole('article')
  await expect(workSheet.first()).toContainText(String(order.number))
  await expect(workSheet.first()).toContainText('Conferência final')
  await expect(workSheet.first()).not.toContainText('R$')
  await expectNoViolations(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Ateliê' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
})

test('an unpaid order is cancelled with a reason, and is shown as cancelled', async ({
  page,
  signIn,
  db,
}) => {
  const order = await anOrder(db, {
    stockState: 'reserved',
    holdExpiresAt: new Date(Date.now() + 600_000),
  })
  await signIn('admin')
  await page.goto(`/admin/pedidos/${order.id}`)
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  const dialog = dialogOf(page, 'Cancelar pedido')
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(dialog).toContainText('Escreva o motivo do cancelamento.')
  await dialog.getByLabel('Motivo').fill('A cliente desistiu por telefone')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expectToast(page, 'Pedido cancelado', 'As peças voltaram ao estoque.')
  await expect(page.getByText(/Cancelado em .* Motivo: A cliente desistiu por telefone/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0)
  await expect(statusOf(page, order.number)).toHaveCount(0)
  await expect(page.getByText('Cancelado', { exact: true })).toBeVisible()
})
