import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { expireOrders } from './expiry.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(() => shop.close())
afterEach(() => shop.provider.control('config', { failNext: [], dropWebhooks: false }))

const intentOf = async (orderId: number) => (await shop.row(orderId)).paymentIntentId ?? ''
const statusOf = async (orderId: number) =>
  (await shop.deps.payments.getPayment(await intentOf(orderId))).status
const expire = () => expireOrders(shop.deps)

describe('an unpaid order', () => {
  test('expires with its hold: its units are released, its payment is cancelled, its status stays', async () => {
    const { id, product, buyer } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.letHoldEnd(id)
    await shop.work('payments.expire', {})
    await shop.becomes(id, 'expired')
    expect(await shop.row(id)).toMatchObject({ status: 'pending', stockState: 'released' })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    expect(await statusOf(id)).toBe('cancelled')
    expect(await shop.provider.payByCard(clientSecret)).toBe('declined')
    expect(await shop.eventsOf(id)).toEqual([
      { kind: 'payment_changed', details: { from: 'awaiting', to: 'expired' } },
    ])
    expect(await shop.seenBy(buyer, id)).toMatchObject({ paymentState: 'expired', status: 'pending' })
  })

  test('without a payment expires too', async () => {
    const { id, product } = await shop.heldOrder()
    await shop.letHoldEnd(id)
    await expire()
    expect((await shop.row(id)).paymentState).toBe('expired')
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
  })

  test('does not expire while its hold lasts', async () => {
    const { id } = await shop.heldOrder()
    await shop.begin(id)
    await expire()
    expect(await shop.row(id)).toMatchObject({ paymentState: 'awaiting', stockState: 'reserved' })
    expect(await statusOf(id)).toBe('open')
  })

  test('expires once, even when several expiry runs overlap', async () => {
    const { id, product } = await shop.heldOrder()
    await shop.begin(id)
    await shop.letHoldEnd(id)
    await Promise.all([expire(), expire(), expire()])
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    expect(await shop.eventsOf(id)).toHaveLength(1)
  })

  test('whose payment the provider does not know expires too', async () => {
    const { id } = await shop.heldOrder({ paymentIntentId: 'pi_forgotten' })
    await shop.letHoldEnd(id)
    await expire()
    expect((await shop.row(id)).paymentState).toBe('expired')
  })
})

describe('an order whose hold has ended', () => {
  test('keeps its units while the provider is unavailable, and expires once it is available', async () => {
    const { id } = await shop.heldOrder()
    await shop.begin(id)
    await shop.letHoldEnd(id)
    await shop.provider.control('config', {
      failNext: [{ kind: 'reset-before', times: 2, match: 'POST /v1/payment_intents/*/cancel' }],
    })
    await expire()
    expect(await shop.row(id)).toMatchObject({ paymentState: 'awaiting', stockState: 'reserved' })
    await expire()
    expect(await shop.row(id)).toMatchObject({ paymentState: 'expired', stockState: 'released' })
  })

  test('that was paid in the last second is marked as paid', async () => {
    await shop.provider.control('config', { dropWebhooks: true })
    const { id, product } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret)
    await shop.letHoldEnd(id)
    await expire()
    expect(await shop.row(id)).toMatchObject({
      paymentState: 'paid',
      stockState: 'sold',
      status: 'confirmed',
    })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 0, stockReserved: 0 })
  })

  test('whose payment is processing keeps its units until it succeeds', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.requestPix(clientSecret)
    await shop.provider.control('pix/pay', { payment_intent: await intentOf(id), settleAfterMs: 3_600_000 })
    await shop.letHoldEnd(id)
    await expire()
    expect(await shop.row(id)).toMatchObject({ paymentState: 'awaiting', stockState: 'reserved' })
    await shop.provider.control('clock', { advanceMs: 3_600_000 })
    await shop.becomes(id, 'paid')
  })

  test('that fails to expire does not prevent other orders from releasing their units', async () => {
    const broken = await shop.heldOrder()
    const other = await shop.heldOrder()
    for (const { id } of [broken, other]) await shop.letHoldEnd(id)
    // An inconsistent state: its units are not reserved.
    await shop.db
      .updateTable('products')
      .set({ stockReserved: 0 })
      .where('id', '=', broken.product.id)
      .execute()
    await expect(expire()).rejects.toThrow(`1 failed: order ${broken.id}: `)
    expect((await shop.row(other.id)).paymentState).toBe('expired')
    await shop.db.updateTable('orders').set({ stockState: 'none' }).where('id', '=', broken.id).execute()
  })
})
