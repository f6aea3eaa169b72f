import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { formatBRL } from '@shop/contract/money'
import { moneyExample } from '@shop/contract/typed-money'
import { anItem, anOrder, aProduct } from '@shop/test-kit/factories'
import { errorResponse, expectToast, toastOf } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { closeToast } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

/** An atelier sale, whose refund needs no payment provider. Two units of a dress, one veil. */
async function soldInAtelier(db: Db, status: 'in_production' | 'delivered') {
  // Removed from the catalogue, so that the product counts of other tests do not change.
  const removed = { categoryId: null, deletedAt: new Date(), stockAvailable: 5 }
  const dress = await aProduct(db, { ...removed, name: 'Vestido Camélia' })
  const veil = await aProduct(db, { ...removed, name: 'Véu Aurora' })
  const order = await anOrder(db, {
    status,
    paymentState: 'paid',
    stockState: 'sold',
    paidAt: new Date(),
    totalCents: 2 * dress.priceCents + veil.priceCents,
    ...(status === 'delivered' && { deliveredAt: new Date() }),
  })
  const dresses = await anItem(db, order, dress, { quantity: 2 })
  const veils = await anItem(db, order, veil, { size: 'Único' })
  const stock = async () => {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'stockAvailable'])
      .where('id', 'in', [dress.id, veil.id])
      .orderBy('id')
      .execute()
    return rows.map(({ stockAvailable }) => stockAvailable)
  }
  return { order, dresses, veils, stock }
}

async function openRefund(page: Page, orderId: number, name: RegExp) {
  await page.goto(`/admin/pedidos/${orderId}`)
  await page.getByRole('button', { name }).click()
  return dialogOf(page, name)
}

test('a refund returns to stock exactly the units that are ticked @wide', async ({ page, signIn, db }) => {
  await signIn('admin')
  const { order, stock } = await soldInAtelier(db, 'in_production')
  const dialog = await openRefund(page, order.id, /^Registrar devolução/)
  const dress = dialog.getByRole('checkbox', { name: 'Vestido Camélia · M · Branco' })
  const veil = dialog.getByRole('checkbox', { name: 'Véu Aurora · Único · Branco' })
  const howMany = dialog.getByRole('combobox', { name: 'Quantas de Vestido Camélia · M · Branco' })

  // A full refund preselects all units that have not left the atelier; a partial one preselects none.
  await expect(dress).toBeChecked()
  await expect(veil).toBeChecked()
  await expect(howMany).toHaveValue('2')
  await dialog.getByRole('radio', { name: 'Só uma parte' }).check()
  await expect(dress).not.toBeChecked()
  await expect(veil).not.toBeChecked()
  await expectNoViolations(page)

  await dialog.getByLabel('Quanto devolver (R$)').fill('100')
  await dress.check()
  await howMany.selectOption('1 de 2')
  await dialog.getByRole('button', { name: 'Registrar R$ 100,00' }).click()
  await expectToast(page, 'Devolução registrada!', `${formatBRL(10_000)} voltam para a cliente.`)
  expect(await stock()).toEqual([6, 5])
  await closeToast(page, 'Devolução registrada!')
  await expect(page.getByText('Pago · reembolsado em parte')).toBeVisible()

  // Units already returned are not offered again.
  await page.getByRole('button', { name: 'Registrar devolução' }).click()
  await expect(howMany).toBeHidden()
  await expect(dialog.getByLabel('Motivo')).toHaveValue('Pedido cancelado em comum acordo')
  await veil.uncheck()
  await dialog.getByRole('button', { name: /^Registrar R\$/ }).click()
  await expect(toastOf(page, 'Devolução registrada!')).toBeVisible()
  expect(await stock()).toEqual([7, 5])
  await expect(page.getByText('Reembolsado').first()).toBeVisible()
  // Each refund is one history entry, and the order is no longer to be sewn.
  await expect(page.getByText(/^Reembolso de .* concluído$/)).toHaveCount(2)
  await expect(page.getByText('Pagamento reembolsado')).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Reembolsos' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('Reembolsado: este pedido não é mais para costurar.')).toBeVisible()
  await expect(page.getByText('Previsão:')).toHaveCount(0)
  await page.getByRole('link', { name: 'Ficha de costura' }).click()
  const workSheet = page.getByRole('article').first()
  await expect(workSheet).toContainText('Reembolsado: não costurar')
  await expect(workSheet).not.toContainText('Pronto até')
  await expectNoViolations(page)
  const items = await db
    .selectFrom('orderItems')
    .select('returnedQuantity')
    .where('orderId', '=', order.id)
    .orderBy('id')
    .execute()
  expect(items.map(({ returnedQuantity }) => returnedQuantity)).toEqual([2, 0])
})

test('delivered units are not returned to stock until the admin ticks them', async ({ page, signIn, db }) => {
  await signIn('admin')
  const { order, stock } = await soldInAtelier(db, 'delivered')
  const dialog = await openRefund(page, order.id, /^Registrar devolução/)
  await expect(dialog.getByText('Marque só o que já voltou para o ateliê')).toBeVisible()
  for (const box of await dialog.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await dialog.getByRole('button', { name: /^Registrar R\$/ }).click()
  await expect(toastOf(page, 'Devolução registrada!')).toBeVisible()
  expect(await stock()).toEqual([5, 5])
})

test('a partial refund shows how much is refunded, and never more than is left', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const { order, veils } = await soldInAtelier(db, 'in_production')
  await db.updateTable('orders').set({ paymentMethod: 'card' }).where('id', '=', order.id).execute()
  const bodies: unknown[] = []
  const requestIds: (string | undefined)[] = []
  let response = errorResponse(503, 'payment_unavailable', 'O pagamento está indisponível no momento.')
  await page.route('**/api/orders/*/refund', (route) => {
    const text = route.request().postData() ?? '{}'
    bodies.push(JSON.parse(text))
    requestIds.push(/"requestId":"([^"]+)"/.exec(text)?.[1])
    return route.fulfill(response)
  })
  const dialog = await openRefund(page, order.id, /^Reembolsar/)
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
  await dialog.getByLabel('Quanto devolver (R$)').fill('1.50')
  await dialog.getByRole('button', { name: /^Reembolsar/ }).click()
  await expect(dialog.getByText(moneyExample)).toBeVisible()
  expect(bodies).toEqual([])
  await dialog.getByLabel('Quanto devolver (R$)').fill('R$ 100,5')
  await expect(dialog.getByText(`Entendido: ${formatBRL(10_050)}`)).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Véu Aurora/ }).check()
  const send = dialog.getByRole('button', { name: `Reembolsar ${formatBRL(10_050)}` })
  for (const attempt of [1, 2]) {
    await send.click()
    await expect.poll(() => bodies.length).toBe(attempt)
    await expectToast(page, 'Erro ao reembolsar', 'O pagamento está indisponível no momento.')
    await closeToast(page, 'Erro ao reembolsar')
  }
  const [one, two] = bodies
  expect(one).toMatchObject({
    amount: 100.5,
    items: [{ itemId: veils.id, quantity: 1 }],
    reason: 'Pedido cancelado em comum acordo',
  })
  // The result is unknown: the retry sends the same refund, not another one.
  expect(two).toEqual(one)

  // After a definite response the refund is over, and the next attempt is another one.
  response = errorResponse(409, 'order_not_refundable', 'Este pedido não pode ser reembolsado.')
  for (const replied of [3, 4]) {
    await send.click()
    await expect.poll(() => bodies.length).toBe(replied)
    await expectToast(page, 'Erro ao reembolsar', 'Este pedido não pode ser reembolsado.')
    await closeToast(page, 'Erro ao reembolsar')
  }
  expect(requestIds[2]).toBe(requestIds[0])
  expect(requestIds[3]).not.toBe(requestIds[0])
})
