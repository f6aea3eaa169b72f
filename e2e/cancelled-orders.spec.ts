import { formatBRL } from '@shop/contract/money'
import { orders } from '@shop/contract/orders'
import { anItem, anOrder, aProduct } from '@shop/test-kit/factories'
import { errorResponse, expectToast } from './account-forms.ts'
import { anOrderOf, asCustomer, inMinutes, orderCard } from './account-page.ts'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('a paid order is cancelled with a part of its amount, and its units return to stock @wide', async ({
  page,
  signIn,
  db,
}) => {
  // Paid in the atelier, so that its refund needs no payment provider.
  const dress = await aProduct(db, {
    ...{ categoryId: null, deletedAt: new Date(), stockAvailable: 5, name: 'Vestido Camélia' },
  })
  const order = await anOrder(db, {
    ...{ status: 'in_production', paymentState: 'paid', stockState: 'sold', paidAt: new Date() },
    totalCents: dress.priceCents,
  })
  await anItem(db, order, dress)
  await signIn('admin')
  await page.goto(`/admin/pedidos/${order.number}`)
  await page.getByRole('button', { name: 'Cancelar pedido' }).click()
  const dialog = dialogOf(page, 'Cancelar pedido')
  const whole = formatBRL(dress.priceCents)
  await expect(dialog.getByRole('button', { name: `Cancelar e devolver ${whole}` })).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Vestido Camélia · M · Branco' })).toBeChecked()
  await dialog.getByRole('radio', { name: 'Só uma parte' }).check()
  await dialog.getByRole('button', { name: /^Cancelar e devolver/ }).click()
  await expect(dialog).toContainText('Informe um valor entre')
  await expect(dialog).toContainText('Escreva o motivo do cancelamento.')
  const remaining = dress.priceCents - 10_000
  await dialog.getByLabel('Quanto devolver (R$)').fill('100')
  await expect(dialog).toContainText(`Fica com o ateliê: ${formatBRL(remaining)}`)
  await dialog.getByLabel('Motivo').fill('Casamento adiado sem data')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Cancelar e devolver R$ 100,00' }).click()
  await expectToast(page, 'Pedido cancelado', `${formatBRL(10_000)} voltam para a cliente.`)
  await expect(page.getByText('Cancelado: este pedido não é mais para costurar.')).toBeVisible()
  await expect(page.getByText(/Motivo: Casamento adiado sem data/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ficha de costura' })).toHaveCount(0)
  const { stockAvailable } = await db
    .selectFrom('products')
    .select('stockAvailable')
    .where('id', '=', dress.id)
    .executeTakeFirstOrThrow()
  expect(stockAvailable).toBe(6)

  await page.goto(`/admin/pedidos/${order.number}/ficha`)
  await expect(page.getByText('Pedido cancelado: não há ficha de costura para imprimir.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeDisabled()

  await page.goto('/admin/pedidos')
  await page.getByRole('button', { name: /^Cancelados/ }).click()
  await expect(page).toHaveURL(/cancelados=1/)
  const list = page.getByRole('table', { name: 'Pedidos' })
  await expect(list).toContainText(`nº ${order.number}`)
  await expect(list).toContainText('Cancelado')
  await expectNoViolations(page)
  await page.getByRole('button', { name: /^Em Produção/ }).click()
  await expect(page).not.toHaveURL(/cancelados/)
  await expect(list).not.toContainText(`nº ${order.number}`)
})

test('a customer cancels her unpaid order, or learns that it was paid meanwhile @wide', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const open = { stockState: 'reserved', holdExpiresAt: inMinutes(20) } as const
  // Sewn to order, so that no unit of the demo's stock has to be reserved for it.
  const { order } = await anOrderOf(db, user, open, [], { offer: 'made_to_order' })
  await page.goto('/conta')
  const card = orderCard(page, order.number)
  await card.getByRole('button', { name: /^Cancelar pedido/ }).click()
  const dialog = page.getByRole('dialog', { name: `Cancelar o pedido nº ${order.number}` })
  await expect(dialog.getByRole('button', { name: 'Manter o pedido' })).toBeFocused()
  await expectNoViolations(page)

  const path = `**${orders.cancelOwn.path.replace(':id', String(order.id))}`
  await page.route(path, (route) =>
    route.fulfill(errorResponse(409, 'order_paid_before_cancel', 'O pagamento foi aprovado antes.')),
  )
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(dialog.getByRole('alert')).toContainText('O pagamento foi aprovado antes.')
  await page.unroute(path)

  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expectToast(page, 'Pedido cancelado', 'Nada foi cobrado.')
  await expect(card).toContainText('Pedido cancelado em')
  await expect(card.getByText('Cancelado', { exact: true }).first()).toBeVisible()
  await expect(card.getByRole('button', { name: /^Cancelar pedido/ })).toHaveCount(0)
})
