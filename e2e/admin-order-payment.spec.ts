import { formatBRL } from '@shop/contract/money'
import { anOrder } from '@shop/test-kit/factories'
import { expectToast } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('an expired order paid by bank transfer is marked as paid, once, in a dialog that names the customer', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  // Already started by the atelier: its units are already sold, and it stays off the dashboard of other tests.
  const order = await anOrder(db, { paymentState: 'expired', stockState: 'sold', status: 'in_production' })
  await page.goto(`/admin/pedidos/${order.number}`)
  await page.getByRole('button', { name: 'Marcar como pago' }).click()
  const dialog = dialogOf(page, 'Marcar como pago')
  await expect(dialog.getByRole('radio', { name: 'Transferência bancária' })).toBeChecked()
  await expect(dialog).not.toContainText('estoque')
  await expect(dialog).toContainText(`${order.customerName} (${order.customerEmail}) recebe a confirmação.`)
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: `Recebi ${formatBRL(order.totalCents)}` }).click()
  await expectToast(page, 'Pedido marcado como pago', `${formatBRL(order.totalCents)} recebidos.`)
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Pagamento' }) })
  await expect(panel).toContainText('Pago')
  await expect(panel).toContainText('Transferência bancária')
  await expect(page.getByText('Pagamento recebido pelo ateliê')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Marcar como pago' })).toHaveCount(0)
})

test('the payment of an order shows card, instalments and the provider’s id', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrder(db, {
    status: 'delivered',
    paymentState: 'paid',
    paidAt: new Date(),
    paymentMethod: 'card',
    paymentIntentId: `pi_named_${Date.now()}`,
    cardBrand: 'mastercard',
    cardLastDigits: '4444',
    cardInstallments: 3,
  })
  await page.goto(`/admin/pedidos/${order.number}`)
  await expect(page.getByText('Mastercard final 4444 em 3x')).toBeVisible()
  await expect(page.getByText(order.paymentIntentId ?? '')).toBeVisible()
})
