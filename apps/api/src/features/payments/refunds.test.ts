import { randomUUID } from 'node:crypto'
import { orders, type RefundRequest } from '@shop/contract/orders'
import { aUser } from '@shop/test-kit/factories'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { noteRefund } from './refund-notes.service.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(() => shop.close())
afterEach(() => shop.provider.control('config', { failNext: [], dropWebhooks: false }))

const intentOf = async (orderId: number) => (await shop.row(orderId)).paymentIntentId ?? ''
const paidOrder = async (card = 'pm_card_visa') => {
  const order = await shop.heldOrder()
  const { clientSecret } = await shop.begin(order.id)
  await shop.provider.payByCard(clientSecret, card)
  await shop.becomes(order.id, 'paid')
  return order
}
const refundRequest = (over: Partial<RefundRequest> = {}): RefundRequest => ({
  requestId: randomUUID(),
  restock: false,
  reason: null,
  ...over,
})
const refund = (id: number, body: RefundRequest) => admin.call(orders.refund, { params: { id }, body })
const refundsOf = (orderId: number) =>
  shop.db.selectFrom('refunds').selectAll().where('orderId', '=', orderId).orderBy('id').execute()
const emailsAbout = async (email: string, text: string) =>
  (await shop.mailbox.emailsTo(email)).filter(({ subject }) => subject.includes(text))

describe('a refund', () => {
  test('of the full amount makes the order refunded, restocks the units if requested, and notifies the customer', async () => {
    const { id, product, buyer, totalCents } = await paidOrder()
    const { status, data } = await refund(id, refundRequest({ restock: true, reason: 'Desistência' }))
    expect(status).toBe(200)
    expect(data).toMatchObject({ paymentState: 'refunded', refundedCents: totalCents, status: 'confirmed' })
    expect(data?.refunds).toMatchObject([
      { amountCents: totalCents, status: 'succeeded', reason: 'Desistência' },
    ])
    expect(await shop.seenBy(buyer, id)).not.toHaveProperty('refunds')
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    expect((await shop.row(id)).stockState).toBe('returned')
    expect(await shop.provider.ledger(await intentOf(id))).toMatchObject({ refunded: totalCents, balance: 0 })
    await shop.idle()
    const [email] = await emailsAbout(buyer.email, 'Reembolso')
    expect(email?.text).toContain('4.890,00')
    expect(await emailsAbout(buyer.email, 'Reembolso')).toHaveLength(1)
    expect(await refund(id, refundRequest())).toMatchObject({
      status: 409,
      error: { code: 'order_not_refundable' },
    })
  })

  test('of a part leaves the order paid, shows the amount, and keeps the units sold', async () => {
    const { id, product, totalCents } = await paidOrder()
    const first = await refund(id, refundRequest({ amountCents: 100_00 }))
    expect(first.data).toMatchObject({ paymentState: 'paid', refundedCents: 100_00 })
    expect(await refund(id, refundRequest({ amountCents: totalCents }))).toMatchObject({
      status: 409,
      error: { code: 'refund_too_large' },
    })
    expect(await refund(id, refundRequest({ amountCents: 0 }))).toMatchObject({ status: 409 })
    const rest = await refund(id, refundRequest())
    expect(rest.data).toMatchObject({ paymentState: 'refunded', refundedCents: totalCents })
    expect((await refundsOf(id)).map(({ amountCents }) => amountCents)).toEqual([100_00, totalCents - 100_00])
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 0, stockReserved: 0 })
  })

  test('in two parts restocks the units once', async () => {
    const { id, product } = await paidOrder()
    const [item] = await shop.db.selectFrom('orderItems').select('id').where('orderId', '=', id).execute()
    const items = [{ itemId: item?.id ?? 0, quantity: 1 }]
    await refund(id, refundRequest({ amountCents: 100_00, restock: true, items }))
    expect((await refund(id, refundRequest({ restock: true }))).data).toMatchObject({
      paymentState: 'refunded',
    })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
  })

  test('requested twice is made once, even concurrently', async () => {
    const { id } = await paidOrder()
    const body = refundRequest({ amountCents: 50_00 })
    const responses = await Promise.all([refund(id, body), refund(id, body), refund(id, body)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    await shop.idle()
    expect(await refundsOf(id)).toHaveLength(1)
    expect(await shop.provider.ledger(await intentOf(id))).toMatchObject({ refunded: 50_00 })
    const other = await paidOrder()
    expect(await refund(other.id, body)).toMatchObject({ error: { code: 'idempotency_mismatch' } })
    const admin = await shop.api.as(shop.admin)
    const cancellation = { reason: 'Engano', refund: { requestId: body.requestId } }
    expect(await admin.call(orders.cancel, { params: { id: other.id }, body: cancellation })).toMatchObject({
      status: 409,
      error: { code: 'idempotency_mismatch' },
    })
  })

  test('requested under a known id with another amount, or with restocking, is rejected and returns no more money', async () => {
    const { id, totalCents } = await paidOrder()
    const body = refundRequest({ amountCents: 50_00 })
    await refund(id, body)
    for (const other of [{ amountCents: 60_00 }, { amountCents: undefined }, { restock: true }]) {
      const { status, error } = await refund(id, { ...body, ...other })
      expect([status, error?.code]).toEqual([409, 'idempotency_mismatch'])
    }
    expect(await shop.row(id)).toMatchObject({ refundedCents: 50_00 })
    const rest = refundRequest()
    for (const { status, data } of [await refund(id, rest), await refund(id, rest)]) {
      expect([status, data?.refundedCents]).toEqual([200, totalCents])
    }
    expect(await refundsOf(id)).toHaveLength(2)
  })

  test('never returns more than was paid, even with concurrent requests', async () => {
    const { id, totalCents } = await paidOrder()
    const part = Math.floor(totalCents / 2) + 1
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => refund(id, refundRequest({ amountCents: part }))),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    await shop.idle()
    expect(await shop.provider.ledger(await intentOf(id))).toMatchObject({ refunded: part })
    expect(await shop.row(id)).toMatchObject({ refundedCents: part, paymentState: 'paid' })
  })

  test('is recorded in the audit log and in the order’s history, without personal data', async () => {
    const { id, buyer } = await paidOrder()
    await refund(id, refundRequest({ amountCents: 10_00, reason: `Combinado com ${buyer.name}` }))
    const entries = await shop.db
      .selectFrom('auditLog')
      .selectAll()
      .where('objectId', '=', String(id))
      .where('action', '=', 'order.refund')
      .execute()
    expect(entries).toMatchObject([
      { actorId: shop.admin.id, details: { amountCents: 10_00, restock: false } },
    ])
    const story = (await shop.eventsOf(id)).filter(({ kind }) => kind === 'refund_changed')
    const refundId = (await refundsOf(id))[0]?.id
    expect(story.map(({ details }) => details)).toEqual([
      { refundId, from: null, to: 'pending', amountCents: 10_00 },
      { refundId, from: 'pending', to: 'succeeded', amountCents: 10_00 },
    ])
    expect(JSON.stringify([entries, story])).not.toContain(buyer.name)
  })

  test('is restricted to administrators, and to orders that exist and are paid', async () => {
    const { id, buyer } = await shop.heldOrder()
    const other = await shop.api.as(await aUser(shop.db))
    for (const caller of [await shop.api.as(buyer), other])
      expect((await caller.call(orders.refund, { params: { id }, body: refundRequest() })).status).toBe(403)
    expect(await refund(id, refundRequest())).toMatchObject({
      status: 409,
      error: { code: 'order_not_refundable' },
    })
    expect((await refund(999_999, refundRequest())).status).toBe(404)
  })
})

describe('a provider', () => {
  test.each(['reset-after', '500-after', '500', '429'])(
    'that responds to a refund with %s returns the money once',
    async (kind) => {
      const { id } = await paidOrder()
      // Webhooks are dropped too: the result must be fetched.
      await shop.provider.control('config', {
        failNext: [{ kind, times: 2, match: 'POST /v1/refunds' }],
        dropWebhooks: true,
      })
      const { status } = await refund(id, refundRequest({ amountCents: 70_00 }))
      expect(status).toBe(200)
      await shop.idle()
      expect(await shop.row(id)).toMatchObject({ refundedCents: 70_00 })
      expect(await shop.provider.ledger(await intentOf(id))).toMatchObject({ refunded: 70_00 })
      expect(await refundsOf(id)).toMatchObject([{ status: 'succeeded' }])
    },
  )

  test('that takes long is waited for', async () => {
    const { id, buyer } = await paidOrder('pm_card_pendingRefund')
    const { data } = await refund(id, refundRequest({ restock: true }))
    expect(data).toMatchObject({ paymentState: 'paid', refundedCents: 0 })
    expect(await emailsAbout(buyer.email, 'Reembolso')).toEqual([])
    await shop.provider.control('clock', { advanceMs: 5_000 })
    await shop.becomes(id, 'refunded')
    expect((await shop.row(id)).stockState).toBe('returned')
  })

  test('whose bank returns a refund makes the order paid again and raises an alarm', async () => {
    const { id } = await paidOrder('pm_card_refundFail')
    expect((await refund(id, refundRequest())).data).toMatchObject({ paymentState: 'refunded' })
    await shop.provider.control('clock', { advanceMs: 5_000 })
    await shop.becomes(id, 'paid')
    expect(await shop.row(id)).toMatchObject({ refundedCents: 0 })
    await shop.idle()
    expect(await shop.mailbox.worker.metrics.metrics()).toContain('alarms_total{kind="refund_failed"}')
    // An outdated event that arrives late: a failed refund does not become succeeded.
    const [returned] = await refundsOf(id)
    const { id: refundId = 0, providerRefundId = null } = returned ?? {}
    await noteRefund(shop.deps, refundId, { status: 'succeeded', providerRefundId })
    expect(await refundsOf(id)).toMatchObject([{ status: 'failed' }])
    expect((await refund(id, refundRequest())).status).toBe(200)
  })

  test('in whose dashboard a refund was made is mirrored', async () => {
    const { id, totalCents, buyer } = await paidOrder()
    await shop.provider.refundOnPages(await intentOf(id), 120_00)
    await vi.waitFor(async () => expect((await shop.row(id)).refundedCents).toBe(120_00), 30_000)
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', stockState: 'sold' })
    await shop.provider.refundOnPages(await intentOf(id))
    await shop.becomes(id, 'refunded')
    await shop.idle()
    expect((await refundsOf(id)).map(({ amountCents }) => amountCents)).toEqual([120_00, totalCents - 120_00])
    expect(await emailsAbout(buyer.email, 'Reembolso')).toHaveLength(2)
  })
})

test('a sale made in the atelier is refunded by hand and only recorded', async () => {
  const { id, totalCents } = await shop.heldOrder({
    recordedBy: shop.admin.id,
    paymentState: 'paid',
    status: 'confirmed',
    paidAt: new Date(),
  })
  expect((await refund(id, refundRequest())).data).toMatchObject({
    paymentState: 'refunded',
    refundedCents: totalCents,
  })
})

describe('a dispute', () => {
  test('raises a flag and an alarm, and refunds are rejected until the shop has won', async () => {
    const { id } = await paidOrder()
    const opened = await shop.provider.control('dispute', { payment_intent: await intentOf(id) })
    await vi.waitFor(async () => expect((await shop.row(id)).attention).toBe('dispute'), 30_000)
    expect(await refund(id, refundRequest())).toMatchObject({
      status: 409,
      error: { code: 'order_not_refundable' },
    })
    expect(await refundsOf(id)).toEqual([])
    await shop.idle()
    expect(await shop.mailbox.worker.metrics.metrics()).toContain('alarms_total{kind="dispute"} 1')
    const { id: dispute } = z.object({ id: z.string() }).parse(opened)
    await shop.provider.control('dispute/close', { dispute, status: 'won' })
    await vi.waitFor(async () => expect((await shop.row(id)).attention).toBeNull(), 30_000)
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid' })
  })

  test('that arrives before its payment keeps its flag when the payment arrives', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.db.updateTable('orders').set({ attention: 'dispute' }).where('id', '=', id).execute()
    await shop.provider.payByCard(clientSecret)
    await shop.becomes(id, 'paid')
    expect((await shop.row(id)).attention).toBe('dispute')
  })
})
