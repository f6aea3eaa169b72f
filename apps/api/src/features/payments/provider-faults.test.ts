import { randomUUID } from 'node:crypto'
import { orders } from '@shop/contract/orders'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withDeadline } from '../../adapters/payment-deadline.ts'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { LEASE_SECONDS } from '../idempotency/idempotency.service.ts'
import { beginPayment } from './payments.service.ts'
import { PROVIDER_MS } from './request-deadline.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())
afterEach(() => shop.provider.control('config', { failNext: [], delayMs: 0 }))

const CREATE = 'POST /v1/payment_intents'
const fail = (kind: string, times = 1, match = CREATE) =>
  shop.provider.control('config', { failNext: [{ kind, times, match }] })
const rowOf = (id: number) => shop.row(id)
/** The payments that the provider created for an order. */
const paymentsFor = async (orderId: number) => {
  const found = []
  for await (const payment of shop.deps.payments.paymentsSince(new Date(0))) {
    if (payment.orderId === orderId) found.push(payment)
  }
  return found
}
const unavailable = { code: 'payment_unavailable', retryAfterSeconds: 10 }

describe('a lost provider response', () => {
  test('is requested again under the same key, and one payment is created', async () => {
    const { id } = await shop.heldOrder()
    await fail('reset-after', 2)
    await expect(shop.begin(id)).rejects.toMatchObject(unavailable)
    expect(await rowOf(id)).toMatchObject({ paymentAttempt: 1, paymentIntentId: null })
    await shop.begin(id)
    expect(await rowOf(id)).toMatchObject({ paymentAttempt: 1 })
    expect(await paymentsFor(id)).toHaveLength(1)
  })

  test('is retried without an error when it happens once', async () => {
    const { id } = await shop.heldOrder()
    await fail('reset-after')
    await shop.begin(id)
    expect(await paymentsFor(id)).toHaveLength(1)
  })

  test('for an order that changed meanwhile leaves a payment that cannot be paid and that the reconciler cancels', async () => {
    const { id } = await shop.heldOrder()
    await fail('reset-after', 2)
    await expect(shop.begin(id)).rejects.toMatchObject(unavailable)
    await shop.db.updateTable('orders').set({ totalCents: 250_000 }).where('id', '=', id).execute()
    const { clientSecret } = await shop.begin(id)
    expect(await rowOf(id)).toMatchObject({ paymentAttempt: 2 })
    expect(await paymentsFor(id)).toHaveLength(2)
    await shop.work('payments.reconcile', {})
    await shop.idle()
    const left = (await paymentsFor(id)).map(({ status, amountCents }) => ({ status, amountCents }))
    expect(left).toEqual([
      { status: 'open', amountCents: 250_000 },
      { status: 'cancelled', amountCents: 489_000 },
    ])
    expect(await shop.provider.payByCard(clientSecret)).toBe('succeeded')
  })
})

describe('an error response from the provider', () => {
  test('that the provider would repeat is not requested again: the next attempt has its own key', async () => {
    const { id } = await shop.heldOrder()
    await fail('500')
    await shop.begin(id)
    expect(await rowOf(id)).toMatchObject({ paymentAttempt: 2 })
    expect(await paymentsFor(id)).toHaveLength(1)
  })

  test('after which the payment was created anyway charges the buyer only once', async () => {
    const { id, totalCents } = await shop.heldOrder()
    await fail('500-after')
    const { clientSecret } = await shop.begin(id)
    expect(await paymentsFor(id)).toHaveLength(2)
    await shop.provider.payByCard(clientSecret)
    await shop.work('payments.reconcile', {})
    await shop.idle()
    const charged = (await paymentsFor(id)).filter(({ status }) => status === 'succeeded')
    expect(charged).toHaveLength(1)
    expect(charged[0]?.receivedCents).toBe(totalCents)
    expect((await paymentsFor(id)).map(({ status }) => status).sort()).toEqual(['cancelled', 'succeeded'])
  })

  test('that keeps repeating is reported to the buyer, and the order stays', async () => {
    const { id } = await shop.heldOrder()
    await fail('500', 50)
    await expect(shop.begin(id)).rejects.toMatchObject(unavailable)
    await shop.provider.control('config', { failNext: [] })
    await new Promise((resolve) => setTimeout(resolve, 350))
    await shop.begin(id)
    expect(await paymentsFor(id)).toHaveLength(1)
  })
})

test('a provider that responds 429 is called again later under the same key', async () => {
  const { id } = await shop.heldOrder()
  await fail('429')
  await expect(shop.begin(id)).rejects.toMatchObject(unavailable)
  expect(await rowOf(id)).toMatchObject({ paymentAttempt: 1 })
  await shop.begin(id)
  expect(await paymentsFor(id)).toHaveLength(1)
})

test('a slow provider delays a request no longer than the total timeout, and creates one payment', async () => {
  const { id } = await shop.heldOrder()
  await shop.provider.control('config', { failNext: [{ kind: 'slow', ms: 1_000, times: 2, match: CREATE }] })
  const hasty = { ...shop.deps, payments: shop.provider.providerWith({ timeoutMs: 200, wholeCallMs: 400 }) }
  const started = performance.now()
  await expect(beginPayment(hasty, id)).rejects.toMatchObject(unavailable)
  expect(performance.now() - started).toBeLessThan(1_000)
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  await shop.begin(id)
  expect(await paymentsFor(id)).toHaveLength(1)
})

test('all provider calls of one request together end before its idempotency lease expires', async () => {
  const { id } = await shop.heldOrder()
  await shop.begin(id)
  await shop.db.updateTable('orders').set({ totalCents: 321_000 }).where('id', '=', id).execute()
  // Each call is within its timeout, and there are several.
  await shop.provider.control('config', { delayMs: 300 })
  const started = performance.now()
  const bounded = { ...shop.deps, payments: withDeadline(shop.deps.payments, 400) }
  await expect(beginPayment(bounded, id)).rejects.toMatchObject(unavailable)
  expect(performance.now() - started).toBeLessThan(1_500)
  await shop.provider.control('config', { delayMs: 0 })
  await shop.begin(id)
  // In addition: three lock waits, and the lookups before and after.
  expect(PROVIDER_MS + 15_000).toBeLessThan(LEASE_SECONDS * 1000)
})

test('an amount change whose request got lost is repeated', async () => {
  const { id } = await shop.heldOrder()
  await shop.begin(id)
  await shop.db.updateTable('orders').set({ totalCents: 321_000 }).where('id', '=', id).execute()
  await fail('reset-before', 2, 'POST /v1/payment_intents/*')
  await expect(shop.begin(id)).rejects.toMatchObject(unavailable)
  await shop.begin(id)
  expect((await paymentsFor(id))[0]?.amountCents).toBe(321_000)
})

/** Longer than a request takes on a busy machine. */
const PAUSE_MS = 3_000

test('the circuit breaker pauses calls to a failing provider, and then lets one through', async () => {
  const { id } = await shop.heldOrder()
  const payments = shop.provider.providerWith({ breakerPauseMs: PAUSE_MS })
  const deps = { ...shop.deps, payments }
  await fail('reset-before', 10)
  for (let n = 0; n < 5; n += 1) await expect(beginPayment(deps, id)).rejects.toMatchObject(unavailable)
  // The provider works again, but is not asked: the call would succeed.
  await shop.provider.control('config', { failNext: [] })
  await expect(beginPayment(deps, id)).rejects.toMatchObject(unavailable)
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  await beginPayment(deps, id)
  expect(await paymentsFor(id)).toHaveLength(1)
})

test('an order can be read while the provider is unavailable', async () => {
  const { id, buyer } = await shop.heldOrder()
  await shop.begin(id)
  await fail('reset-before', 4, 'GET /v1/payment_intents/*')
  expect(await shop.seenBy(buyer, id)).toMatchObject({ paymentState: 'awaiting' })
})

describe('a refund for which the shop’s balance at the provider is too low', () => {
  const paidOrder = async () => {
    const order = await shop.heldOrder()
    const { clientSecret } = await shop.begin(order.id)
    await shop.provider.payByCard(clientSecret)
    await shop.becomes(order.id, 'paid')
    return order
  }
  const emptyBalance = (times: number) =>
    shop.provider.control('config', {
      failNext: [{ kind: '400', code: 'balance_insufficient', match: 'POST /v1/refunds', times }],
    })
  const refundsIn = (orderId: number) =>
    shop.db.selectFrom('refunds').select(['status', 'attempt']).where('orderId', '=', orderId).execute()

  test('stays pending, raises no alarm, and is made by the job once the balance suffices', async () => {
    const { id, totalCents } = await paidOrder()
    const admin = await shop.api.as(shop.admin)
    await emptyBalance(3)
    const body = { requestId: randomUUID(), restock: false, reason: null }
    const { status, data } = await admin.call(orders.refund, { params: { id }, body })
    expect([status, data?.refundedCents]).toEqual([200, 0])
    expect(await refundsIn(id)).toMatchObject([{ status: 'pending' }])
    await shop.becomes(id, 'refunded')
    expect(await refundsIn(id)).toMatchObject([{ status: 'succeeded' }])
    expect((await shop.row(id)).refundedCents).toBe(totalCents)
    expect(await shop.api.metrics.metrics()).not.toContain('alarms_total{kind="refund_failed"}')
  })

  test('that is due for a sold-out product is retried until it succeeds', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.db
      .updateTable('orders')
      .set({ paymentState: 'expired', stockState: 'released' })
      .where('id', '=', id)
      .execute()
    await sql`update products set stock_available = 0, stock_reserved = 0`.execute(shop.db)
    await emptyBalance(2)
    await shop.provider.payByCard(clientSecret)
    await shop.becomes(id, 'refunded')
    expect(await refundsIn(id)).toMatchObject([{ status: 'succeeded' }])
  })
})
