import { randomUUID } from 'node:crypto'
import { orders } from '@shop/contract/orders'
import { reports } from '@shop/contract/reports'
import { users } from '@shop/contract/users'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { readings } from '../monitoring/monitoring.queries.ts'

const PASSWORD = 'senha-de-teste-1'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(() => shop.close())
afterEach(() => shop.provider.control('config', { dropWebhooks: false }))

const made = z.object({ id: z.string() })
const intentOf = async (orderId: number) => (await shop.row(orderId)).paymentIntentId ?? ''
async function paidOrder(card = 'pm_card_visa') {
  const order = await shop.heldOrder()
  const { clientSecret } = await shop.begin(order.id)
  await shop.provider.payByCard(clientSecret, card)
  await shop.becomes(order.id, 'paid')
  return order
}
const control = async (path: string, body: object) => made.parse(await shop.provider.control(path, body)).id
const dispute = async (orderId: number, more: object = {}) =>
  control('dispute', { payment_intent: await intentOf(orderId), ...more })
const needs = (orderId: number, attention: string | null) =>
  vi.waitFor(async () => expect((await shop.row(orderId)).attention).toBe(attention), 30_000)
const revenue = async () => (await admin.call(reports.read, { query: {} })).data?.totalRevenueCents ?? 0
const refund = (id: number) =>
  admin.call(orders.refund, { params: { id }, body: { requestId: randomUUID(), reason: null } })
const move = (id: number, status: 'in_production' | 'confirmed', confirmAttention?: boolean) =>
  admin.call(orders.setStatus, { params: { id }, body: { status, confirmAttention } })
const emailsAbout = async (number: number, text: string) => {
  const { email } = shop.admin
  return (await shop.mailbox.emailsTo(email)).filter(
    ({ subject }) => subject.includes(text) && subject.includes(String(number)),
  )
}

describe('a dispute', () => {
  test('that is won on a cancelled order leaves the refund that failed before it to be checked', async () => {
    const { id } = await paidOrder('pm_card_refundFail')
    const cancellation = { reason: 'Engano', refund: { requestId: randomUUID() } }
    await admin.call(orders.cancel, { params: { id }, body: cancellation })
    await shop.provider.control('clock', { advanceMs: 5_000 })
    await needs(id, 'refund_failed')
    const opened = await dispute(id)
    await needs(id, 'dispute')
    await control('dispute/close', { dispute: opened, status: 'won' })
    await needs(id, 'refund_failed')
    await admin.call(orders.acknowledge, { params: { id }, body: { attention: 'refund_failed' } })
    await needs(id, null)
  })

  test('that is lost deducts the amount from the revenue and leaves nothing open', async () => {
    const { id, buyer, totalCents } = await paidOrder()
    const { number } = await shop.row(id)
    const before = await revenue()
    const opened = await dispute(id)
    await needs(id, 'dispute')
    expect(await revenue()).toBe(before)
    await control('dispute/close', { dispute: opened, status: 'lost' })
    await needs(id, null)
    expect(await shop.row(id)).toMatchObject({
      paymentState: 'refunded',
      chargedBackCents: totalCents,
      refundedCents: 0,
    })
    expect(before - (await revenue())).toBe(totalCents)
    expect((await shop.seenBy(buyer, id))?.chargedBackCents).toBe(totalCents)
    expect((await readings(shop.db)).attention).toBe(0)
    expect(await refund(id)).toMatchObject({ status: 409, error: { code: 'order_not_refundable' } })
    await shop.idle()
    expect(await emailsAbout(number, 'Contestação perdida')).toHaveLength(1)
    expect(await shop.broken()).toEqual({})
    // The account can be deleted: nothing is pending between the customer and the atelier.
    const her = await shop.api.as(buyer)
    expect((await her.call(users.deleteAccount, { body: { password: PASSWORD } })).status).toBe(200)
  })

  test('about a partial amount deducts that amount, and the order continues', async () => {
    const { id, totalCents } = await paidOrder()
    const before = await revenue()
    await control('dispute/close', { dispute: await dispute(id, { amount: 100_00 }), status: 'lost' })
    await vi.waitFor(async () => expect((await shop.row(id)).chargedBackCents).toBe(100_00), 30_000)
    await needs(id, null)
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', totalCents })
    expect(before - (await revenue())).toBe(100_00)
  })

  test.each(['won', 'prevented'])('that is %s leaves the order as it was', async (status) => {
    const { id, totalCents } = await paidOrder()
    const { number } = await shop.row(id)
    const opened = await dispute(id)
    await needs(id, 'dispute')
    await control('dispute/close', { dispute: opened, status })
    await needs(id, null)
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', chargedBackCents: 0, totalCents })
    await shop.idle()
    expect(await emailsAbout(number, 'Contestação encerrada')).toHaveLength(1)
  })

  test('that was only an inquiry ends when the bank closes it', async () => {
    const { id } = await paidOrder()
    const opened = await dispute(id, { inquiry: true })
    await needs(id, 'dispute')
    await control('dispute/close', { dispute: opened, status: 'warning_closed' })
    await needs(id, null)
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', chargedBackCents: 0 })
  })

  test('is emailed to the atelier with its amount and deadline, and without the customer’s name', async () => {
    const { id, buyer, totalCents } = await paidOrder()
    const { number } = await shop.row(id)
    await dispute(id)
    await needs(id, 'dispute')
    await shop.idle()
    const [email, ...more] = await emailsAbout(number, 'Compra contestada')
    expect(more).toEqual([])
    expect(totalCents).toBe(489_000)
    expect(email?.text).toContain('4.890,00')
    expect(email?.text).toMatch(/Responda até: \d{2}\/\d{2}\/\d{4}/)
    expect(email?.text).not.toContain(buyer.name)
  })

  test('whose closing event was lost is found by the daily audit, even one from before cases were stored', async () => {
    const { id } = await paidOrder()
    const opened = await dispute(id)
    await needs(id, 'dispute')
    await shop.idle()
    await shop.provider.control('config', { dropWebhooks: true })
    await control('dispute/close', { dispute: opened, status: 'lost' })
    await shop.db.deleteFrom('paymentCases').where('orderId', '=', id).execute()
    await shop.work('payments.audit', {})
    await shop.idle()
    expect(await shop.row(id)).toMatchObject({ attention: null, paymentState: 'refunded' })
  })
})

describe('moving an order forward', () => {
  test.each([
    ['dispute', 'dispute'],
    ['review', 'review'],
    ['fraud-warning', 'fraud_warning'],
  ])('while there is a %s requires a confirmation', async (path, attention) => {
    const { id } = await paidOrder()
    await control(path, { payment_intent: await intentOf(id) })
    await needs(id, attention)
    expect(await move(id, 'in_production')).toMatchObject({
      status: 409,
      error: { code: 'order_needs_attention', details: { attention } },
    })
    expect((await shop.row(id)).status).toBe('confirmed')
    expect((await move(id, 'in_production', true)).status).toBe(200)
    expect((await shop.row(id)).status).toBe('in_production')
    // Moving back is always possible.
    expect((await move(id, 'confirmed')).status).toBe(200)
  })
})

describe('a review', () => {
  test('that was approved clears the order’s attention flag', async () => {
    const { id } = await paidOrder('pm_card_riskLevelElevated')
    await needs(id, 'review')
    const { providerCaseId } = await shop.db
      .selectFrom('paymentCases')
      .select('providerCaseId')
      .where('orderId', '=', id)
      .executeTakeFirstOrThrow()
    await control('review/close', { review: providerCaseId, reason: 'approved' })
    await needs(id, null)
    expect((await move(id, 'in_production')).status).toBe(200)
  })

  test('that ended with a refund makes the order refunded and clears its attention flag', async () => {
    const { id, totalCents } = await paidOrder('pm_card_riskLevelElevated')
    await needs(id, 'review')
    await shop.provider.refundOnPages(await intentOf(id))
    await shop.becomes(id, 'refunded')
    await needs(id, null)
    expect(await shop.row(id)).toMatchObject({ refundedCents: totalCents })
  })
})

describe('a fraud warning', () => {
  test('stays until the payment is refunded', async () => {
    const { id } = await paidOrder('pm_card_createIssuerFraudRecord')
    await needs(id, 'fraud_warning')
    expect((await refund(id)).status).toBe(200)
    await needs(id, null)
  })

  test('is replaced by the dispute that follows it', async () => {
    const { id } = await paidOrder('pm_card_createIssuerFraudRecord')
    await needs(id, 'fraud_warning')
    const opened = await dispute(id)
    await needs(id, 'dispute')
    await control('dispute/close', { dispute: opened, status: 'won' })
    await needs(id, null)
  })
})

describe('acknowledging', () => {
  const acknowledge = (id: number, attention: 'fraud_warning' | 'dispute' | 'amount_mismatch') =>
    admin.call(orders.acknowledge, { params: { id }, body: { attention } })

  test('clears a warning permanently and is recorded in the audit log', async () => {
    const { id } = await paidOrder('pm_card_createIssuerFraudRecord')
    await needs(id, 'fraud_warning')
    expect(await acknowledge(id, 'amount_mismatch')).toMatchObject({ error: { code: 'attention_changed' } })
    expect((await acknowledge(id, 'fraud_warning')).data).toMatchObject({ attention: null })
    const [entry] = await shop.db
      .selectFrom('auditLog')
      .select(['actorId', 'details'])
      .where('action', '=', 'order.attention')
      .where('objectId', '=', String(id))
      .execute()
    expect(entry).toMatchObject({ actorId: shop.admin.id, details: { attention: 'fraud_warning' } })
    await shop.work('payments.audit', {})
    await shop.idle()
    expect((await shop.row(id)).attention).toBeNull()
  })

  test('cannot clear what only a bank or a refund can end, and is restricted to administrators', async () => {
    const { id, buyer } = await paidOrder()
    await dispute(id)
    await needs(id, 'dispute')
    expect(await acknowledge(id, 'dispute')).toMatchObject({
      status: 409,
      error: { code: 'attention_not_clearable' },
    })
    const customer = await shop.api.as(buyer)
    const body = { attention: 'dispute' } as const
    expect((await customer.call(orders.acknowledge, { params: { id }, body })).status).toBe(403)
    const unfit = await shop.heldOrder({ attention: 'amount_mismatch' })
    expect(await acknowledge(unfit.id, 'amount_mismatch')).toMatchObject({
      error: { code: 'attention_not_clearable' },
    })
  })

  test('permanently clears what the daily audit found about a paid order', async () => {
    const { id } = await paidOrder()
    await shop.db
      .updateTable('orders')
      .set({ paymentIntentId: `pi_lost_${id}` })
      .where('id', '=', id)
      .execute()
    const audit = async () => {
      await shop.work('payments.audit', {})
      await shop.idle()
    }
    await audit()
    expect((await shop.row(id)).attention).toBe('amount_mismatch')
    expect((await acknowledge(id, 'amount_mismatch')).status).toBe(200)
    await audit()
    expect((await shop.row(id)).attention).toBeNull()
  })
})
