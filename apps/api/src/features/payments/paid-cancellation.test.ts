import { randomUUID } from 'node:crypto'
import { orders } from '@shop/contract/orders'
import { reports } from '@shop/contract/reports'
import { aSession } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { settle } from './settle.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})
afterEach(() => shop.provider.control('config', { failNext: [], dropWebhooks: false }))

const reason = 'O tecido acabou no fornecedor'

async function paidOrder({ units = 1, card = 'pm_card_visa' } = {}) {
  const order = await shop.heldOrder({}, { units, inStock: units })
  const { clientSecret } = await shop.begin(order.id)
  await shop.provider.payByCard(clientSecret, card)
  await shop.becomes(order.id, 'paid')
  const { id: itemId } = await shop.db
    .selectFrom('orderItems')
    .select('id')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  return { ...order, itemId }
}

type Body = Parameters<typeof cancelWith>[1]
const cancelWith = async (
  id: number,
  body: {
    refund?: { requestId: string; amountCents?: number }
    items?: { itemId: number; quantity: number }[]
  },
) => (await shop.api.as(shop.admin)).call(orders.cancel, { params: { id }, body: { reason, ...body } })
const cancel = (id: number, body: Body = {}) =>
  cancelWith(id, { refund: { requestId: randomUUID() }, ...body })
const setStatus = async (id: number, status: 'in_production' | 'ready' | 'delivered') =>
  (await shop.api.as(shop.admin)).call(orders.setStatus, { params: { id }, body: { status } })
const refundsOf = (orderId: number) =>
  shop.db
    .selectFrom('refunds')
    .select(['amountCents', 'status', 'withCancellation'])
    .where('orderId', '=', orderId)
    .execute()
const emailsTo = async (id: number) => {
  const { rows } = await sql<{ kind: string; text: string }>`
    select kind, coalesce(text, '') as text from mails
    where recipient = (select customer_email from orders where id = ${id}) order by id`.execute(shop.db)
  return rows
}
const failRefund = (times: number) =>
  shop.provider.control('config', {
    failNext: [{ kind: 'reset-before', times, match: 'POST /v1/refunds' }],
  })

describe('a paid order that the atelier cancels', () => {
  test('is refunded in full, returns the chosen units at once, and keeps its status', async () => {
    const { id, product, itemId, buyer, totalCents } = await paidOrder({ units: 3 })
    await setStatus(id, 'in_production')
    const { status, data } = await cancel(id, { items: [{ itemId, quantity: 2 }] })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'in_production',
      paymentState: 'refunded',
      refundedCents: totalCents,
      cancelReason: reason,
      deliveryWindow: null,
    })
    expect(data?.cancelledAt).toBeInstanceOf(Date)
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 2, stockReserved: 0 })
    expect(await refundsOf(id)).toEqual([
      { amountCents: totalCents, status: 'succeeded', withCancellation: true },
    ])
    const seen = await shop.seenBy(buyer, id)
    expect(seen).toMatchObject({ paymentState: 'refunded', cancelledAt: data?.cancelledAt })
    expect(seen).not.toHaveProperty('cancelReason')
    expect((await setStatus(id, 'ready')).error?.code).toBe('order_cancelled')
  })

  test('with a part of the amount stays paid, and the rest is the atelier’s', async () => {
    const { id, itemId, totalCents, product } = await paidOrder()
    const { data } = await cancel(id, {
      refund: { requestId: randomUUID(), amountCents: totalCents - 100 },
      items: [{ itemId, quantity: 1 }],
    })
    expect(data).toMatchObject({ paymentState: 'paid', refundedCents: totalCents - 100 })
    expect(await shop.row(id)).toMatchObject({ stockState: 'returned' })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
  })

  test('is told to the customer in one email, without the atelier’s reason', async () => {
    const { id } = await paidOrder()
    await cancel(id)
    await shop.idle()
    const emails = await emailsTo(id)
    expect(emails.map(({ kind }) => kind)).toEqual(['order.confirmed', 'order.cancelled'])
    const events = JSON.stringify(await shop.eventsOf(id))
    const { rows: audit } = await sql`select * from audit_log where object_id = ${String(id)}`.execute(
      shop.db,
    )
    for (const text of [events, JSON.stringify(audit), JSON.stringify(emails)])
      expect(text).not.toContain(reason)
  })

  test('needs a refund, of no more than was paid, and of no more units than were sold', async () => {
    const { id, itemId, totalCents } = await paidOrder()
    const codeOf = async (body: Body) => (await cancelWith(id, body)).error?.code
    const requestId = randomUUID()
    expect(await codeOf({})).toBe('refund_required')
    expect(await codeOf({ refund: { requestId, amountCents: totalCents + 1 } })).toBe('refund_too_large')
    expect(await codeOf({ refund: { requestId, amountCents: 0 } })).toBe('refund_too_large')
    const tooMany = [{ itemId, quantity: 2 }]
    expect(await codeOf({ refund: { requestId }, items: tooMany })).toBe('return_too_large')
    expect(await shop.row(id)).toMatchObject({ cancelledAt: null, refundedCents: 0, stockState: 'sold' })
    expect(await refundsOf(id)).toEqual([])
  })

  test('refunds only what earlier refunds have left', async () => {
    const { id, totalCents } = await paidOrder()
    const body = { requestId: randomUUID(), amountCents: 300 }
    await (await shop.api.as(shop.admin)).call(orders.refund, { params: { id }, body })
    await cancel(id)
    expect((await refundsOf(id)).map(({ amountCents }) => amountCents)).toEqual([300, totalCents - 300])
  })

  test('that is refunded already is cancelled without another refund', async () => {
    const { id } = await paidOrder()
    const body = { requestId: randomUUID() }
    await (await shop.api.as(shop.admin)).call(orders.refund, { params: { id }, body })
    expect((await cancel(id)).error?.code).toBe('order_not_refundable')
    expect((await cancelWith(id, {})).status).toBe(200)
    expect(await refundsOf(id)).toHaveLength(1)
  })

  test('is never cancelled after its delivery', async () => {
    const { id, itemId } = await paidOrder()
    await setStatus(id, 'delivered')
    const { error } = await cancel(id, { items: [{ itemId, quantity: 1 }] })
    expect(error?.code).toBe('order_not_cancellable')
    expect(await shop.row(id)).toMatchObject({ cancelledAt: null, refundedCents: 0 })
  })

  test('is cancelled once, however often the same request is sent', async () => {
    const { id, itemId, product, totalCents } = await paidOrder()
    const refund = { requestId: randomUUID() }
    const items = [{ itemId, quantity: 1 }]
    const responses = await Promise.all([1, 2, 3].map(() => cancel(id, { refund, items })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await cancel(id, { items })).error?.code).toBe('order_not_cancellable')
    const other = { refund: { ...refund, amountCents: 100 } }
    expect((await cancel(id, other)).error?.code).toBe('idempotency_mismatch')
    expect(await refundsOf(id)).toEqual([
      { amountCents: totalCents, status: 'succeeded', withCancellation: true },
    ])
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
  })

  test('stays cancelled while the provider is unavailable, and is refunded later', async () => {
    const { id, itemId, product } = await paidOrder()
    await failRefund(2)
    expect((await cancel(id, { items: [{ itemId, quantity: 1 }] })).status).toBe(200)
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    await shop.becomes(id, 'refunded')
    expect((await refundsOf(id)).map(({ status }) => status)).toEqual(['succeeded'])
  })

  test('needs attention when its refund fails, until another refund succeeds', async () => {
    const { id, totalCents } = await paidOrder({ card: 'pm_card_refundFail' })
    expect((await cancel(id)).data).toMatchObject({ attention: null, paymentState: 'refunded' })
    await shop.provider.control('clock', { advanceMs: 5_000 })
    await shop.becomes(id, 'paid')
    const asAdmin = await shop.api.as(shop.admin)
    const { data } = await asAdmin.call(reports.dashboard, {})
    expect(data?.payments.first.find((order) => order.id === id)?.attention).toBe('refund_failed')
    expect(await refundsOf(id)).toMatchObject([{ amountCents: totalCents, status: 'failed' }])
    await asAdmin.call(orders.refund, { params: { id }, body: { requestId: randomUUID() } })
    expect(await shop.row(id)).toMatchObject({ attention: null, paymentState: 'refunded' })
    await shop.idle()
    expect((await emailsTo(id)).map(({ kind }) => kind)).toContain('order.refunded')
    // This card returns every refund: the second one must not fail in the middle of another test.
    await shop.provider.control('clock', { advanceMs: 5_000 })
    await shop.becomes(id, 'paid')
  })

  test('counts in all orders, not in production, and not as sold', async () => {
    const report = async () => (await (await shop.api.as(shop.admin)).call(reports.read, { query: {} })).data
    const counted = async () => {
      const { data } = await (await shop.api.as(shop.admin)).call(reports.dashboard, {})
      return data?.orderCounts.find(({ status }) => status === 'in_production')?.count
    }
    const { id, product, totalCents } = await paidOrder()
    await setStatus(id, 'in_production')
    const [before, inProduction] = [await report(), await counted()]
    await cancel(id, { refund: { requestId: randomUUID(), amountCents: totalCents - 100 } })
    const after = await report()
    expect(after?.totalOrders).toBe(before?.totalOrders)
    expect(after?.totalRevenueCents).toBe((before?.totalRevenueCents ?? 0) - (totalCents - 100))
    expect(after?.chartData.salesByProduct.some(({ productId }) => productId === product.id)).toBe(false)
    expect(await counted()).toBe((inProduction ?? 0) - 1)
  })

  test('cannot be withdrawn from', async () => {
    const { id, buyer, totalCents } = await paidOrder()
    await cancel(id, { refund: { requestId: randomUUID(), amountCents: totalCents - 1 } })
    const asBuyer = await shop.api.as(buyer)
    const { error } = await asBuyer.call(orders.withdraw, { params: { id }, body: { reason: null } })
    expect(error?.code).toBe('withdrawal_unavailable')
  })

  test('of the atelier’s own sale is recorded as refunded by the atelier', async () => {
    const { id, totalCents } = await shop.heldOrder()
    await (await shop.api.as(shop.admin)).call(orders.receive, { params: { id }, body: { way: 'cash' } })
    await cancel(id)
    expect(await shop.row(id)).toMatchObject({ paymentState: 'refunded', refundedCents: totalCents })
  })
})

test('a payment that succeeds after the cancellation takes no units and is refunded', async () => {
  await shop.provider.control('config', { dropWebhooks: true })
  const { id, product } = await shop.heldOrder()
  const { clientSecret } = await shop.begin(id)
  await shop.provider.payByCard(clientSecret)
  // As if the provider had confirmed the cancellation of the payment.
  await sql`with gone as (
      update orders set cancelled_at = now(), payment_state = 'expired', stock_state = 'released' where id = ${id} returning id)
    update products set stock_available = stock_available + 1, stock_reserved = stock_reserved - 1 where id = ${product.id}`.execute(
    shop.db,
  )
  await sql`insert into stock_movements (product_id, order_id, kind, available_change, reserved_change, size, color)
    values (${product.id}, ${id}, 'released', 1, -1, 'M', 'Branco')`.execute(shop.db)
  const { paymentIntentId } = await shop.row(id)
  await settle(shop.deps, paymentIntentId ?? '')
  await shop.becomes(id, 'refunded')
  expect(await shop.row(id)).toMatchObject({ status: 'pending', stockState: 'released', attention: null })
  expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
})

test('only administrators cancel a paid order', async () => {
  const { id, buyer } = await paidOrder()
  const { token } = await aSession(shop.db, buyer)
  const response = await shop.api.inject({
    method: 'POST',
    url: `/api/orders/${id}/cancel`,
    headers: { authorization: `Bearer ${token}` },
    payload: { reason, refund: { requestId: randomUUID() } },
  })
  expect(response.statusCode).toBe(403)
  expect((await shop.row(id)).cancelledAt).toBeNull()
})
