import type { Page } from '@playwright/test'
import { anOrder, chargeIdOf } from '@shop/test-kit/factories'
import { expectToast } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const paid = { paymentState: 'paid', status: 'confirmed', paidAt: new Date(), paymentMethod: 'card' } as const
const statusOf = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Status do pedido nº ${number}` })

test('an order whose payment is disputed moves to the next status only after a confirmation', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrder(db, { ...paid, attention: 'dispute' })
  const stored = () => db.selectFrom('orders').select('status').where('id', '=', order.id).executeTakeFirst()
  await page.goto(`/admin/pedidos/${order.id}`)
  await expect(page.getByText('A cliente contestou esta compra com o banco.')).toBeVisible()
  // Only the bank's decision ends a dispute.
  await expect(page.getByRole('button', { name: 'Já conferi' })).toHaveCount(0)
  const select = statusOf(page, order.number)
  await select.selectOption('Em Produção')
  const question = dialogOf(page, 'Continuar mesmo com o aviso no pagamento?')
  await expect(question).toContainText('compra contestada no banco')
  await expectNoViolations(page)
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(select).toHaveValue('confirmed')
  expect(await stored()).toEqual({ status: 'confirmed' })
  await select.selectOption('Em Produção')
  await question.getByRole('button', { name: 'Mudar para Em Produção' }).click()
  await expectToast(page, 'Status atualizado!', 'Status do pedido atualizado!')
  expect(await stored()).toEqual({ status: 'in_production' })
  // Moving back needs no confirmation.
  await select.selectOption('Confirmado')
  await expect.poll(stored).toEqual({ status: 'confirmed' })
})

test('a payment warning that the admin has checked is removed, and the history records it', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrder(db, { ...paid, attention: 'fraud_warning' })
  const charged = { orderId: order.id, chargeId: await chargeIdOf(db, order.id) }
  const values = { ...charged, kind: 'fraud_warning', providerCaseId: `issfr_${order.id}` } as const
  await db.insertInto('paymentCases').values(values).execute()
  await page.goto('/admin')
  await expect(page.getByText('Aviso de fraude do banco').first()).toBeVisible()
  await page.goto(`/admin/pedidos/${order.id}`)
  await page.getByRole('button', { name: 'Já conferi' }).click()
  await dialogOf(page, 'Tirar este aviso?').getByRole('button', { name: 'Já conferi' }).click()
  await expectToast(page, 'Aviso conferido', 'Ficou anotado no histórico do pedido.')
  await expect(page.getByText('O banco avisou que este cartão')).toHaveCount(0)
  await expect(page.getByText('Aviso do pagamento conferido')).toBeVisible()
  const row = await db
    .selectFrom('orders')
    .select('attention')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  expect(row.attention).toBeNull()
})

test('money lost in a dispute is shown on the order, to the atelier and in neutral wording to the customer', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const owner = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', 'cliente@alvademaio.test')
    .executeTakeFirstOrThrow()
  const order = await anOrder(db, {
    ...paid,
    paymentState: 'refunded',
    userId: owner.id,
    customerEmail: owner.email,
    chargedBackCents: 489_000,
  })
  await page.goto(`/admin/pedidos/${order.id}`)
  await expect(page.getByText('Perdido na contestação')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reembolsar' })).toHaveCount(0)
  await signIn('customer')
  await page.goto('/conta')
  const shown = page.getByRole('article').filter({ hasText: String(order.number) })
  await expect(shown).toContainText('Valor devolvido pelo banco')
  await expect(shown).not.toContainText(/contesta/i)
})

test('a payment whose amount does not match its order is refunded by the same payment method, in the full amount received', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrder(db, {
    attention: 'amount_mismatch',
    stockState: 'reserved',
    receivedCents: 68_000,
  })
  await page.goto(`/admin/pedidos/${order.id}`)
  await expect(page.getByText('O valor recebido não é o do pedido.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Já conferi' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Reembolsar' }).click()
  const dialog = dialogOf(page, 'Reembolsar pedido')
  await expect(dialog.getByRole('button', { name: 'Reembolsar R$ 680,00' })).toBeVisible()
  await expect(dialog).toContainText('pela mesma forma de pagamento')
})
