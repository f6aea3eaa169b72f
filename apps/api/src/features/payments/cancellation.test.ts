import { orders } from '@shop/contract/orders'
import { users } from '@shop/contract/users'
import { aSession } from '@shop/test-kit/factories'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { expireOrders } from './expiry.service.ts'

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

const reason = 'A cliente desistiu por telefone'
const asAdmin = () => shop.api.as(shop.admin)
const cancel = async (id: number) =>
  (await asAdmin()).call(orders.cancel, { params: { id }, body: { reason } })
const setStatus = async (id: number, status: 'confirmed' | 'in_production' | 'delivered') =>
  (await asAdmin()).call(orders.setStatus, { params: { id }, body: { status } })
const auditOf = (id: number) =>
  shop.db
    .selectFrom('auditLog')
    .select(['action', 'actorId'])
    .where('objectType', '=', 'order')
    .where('objectId', '=', String(id))
    .execute()
const failCancel = (times: number) =>
  shop.provider.control('config', {
    failNext: [{ kind: 'reset-before', times, match: 'POST /v1/payment_intents/*/cancel' }],
  })

describe('an unpaid order that the atelier cancels', () => {
  test('releases its units at once, can no longer be paid, and is marked as cancelled', async () => {
    const { id, product, buyer } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    const { status, data } = await cancel(id)
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'pending', paymentState: 'expired', cancelReason: reason })
    expect(data?.cancelledAt).toBeInstanceOf(Date)
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    expect(await shop.provider.payByCard(clientSecret)).toBe('declined')
    expect(await shop.eventsOf(id)).toEqual([
      { kind: 'cancelled', details: { from: 'awaiting', to: 'expired', status: 'pending' } },
    ])
    expect(await auditOf(id)).toEqual([{ action: 'order.cancel', actorId: shop.admin.id }])
    const seen = await shop.seenBy(buyer, id)
    expect(seen).toMatchObject({ paymentState: 'expired', cancelledAt: data?.cancelledAt })
    expect(seen).not.toHaveProperty('cancelReason')
  })

  test('is no longer in production, and cannot be resumed', async () => {
    const { id, product } = await shop.heldOrder()
    await setStatus(id, 'in_production')
    expect((await cancel(id)).data).toMatchObject({ status: 'pending', paymentState: 'expired' })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    expect((await setStatus(id, 'confirmed')).error?.code).toBe('order_cancelled')
  })

  test('returns the units that the atelier took after its hold had ended', async () => {
    const { id, product } = await shop.heldOrder()
    await shop.letHoldEnd(id)
    await expireOrders(shop.deps)
    await setStatus(id, 'confirmed')
    expect((await cancel(id)).status).toBe(200)
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
  })

  test('stays as it is while the provider is unavailable', async () => {
    const { id } = await shop.heldOrder()
    await shop.begin(id)
    await failCancel(2)
    const { status, error } = await cancel(id)
    expect([status, error?.code]).toEqual([503, 'payment_unavailable'])
    expect(await shop.row(id)).toMatchObject({ stockState: 'reserved', cancelledAt: null })
    expect((await cancel(id)).status).toBe(200)
  })

  test('becomes paid instead when its payment succeeded in the meantime', async () => {
    await shop.provider.control('config', { dropWebhooks: true })
    const { id, product } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret)
    const { status, error } = await cancel(id)
    expect([status, error?.code]).toEqual([409, 'refund_required'])
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', stockState: 'sold', cancelledAt: null })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 0, stockReserved: 0 })
  })

  test('is cancelled only once, and never after it has expired or was delivered', async () => {
    const [{ id }, expired] = [await shop.heldOrder(), await shop.heldOrder()]
    const responses = await Promise.all([cancel(id), cancel(id), cancel(id)])
    expect(responses.filter(({ error }) => error?.code === 'order_not_cancellable')).toHaveLength(2)
    await shop.letHoldEnd(expired.id)
    await expireOrders(shop.deps)
    expect((await cancel(expired.id)).error?.code).toBe('order_not_cancellable')
    expect((await cancel(999_999)).error?.code).toBe('order_not_found')
    const delivered = await shop.heldOrder()
    await setStatus(delivered.id, 'delivered')
    expect((await cancel(delivered.id)).error?.code).toBe('order_not_cancellable')
  })

  test('can be cancelled by administrators only, and only with a reason', async () => {
    const { id, buyer } = await shop.heldOrder()
    const input = { params: { id }, body: { reason } }
    expect((await (await shop.api.as(buyer)).call(orders.cancel, input)).error?.code).toBe('forbidden')
    const { token } = await aSession(shop.db, shop.admin)
    const without = await shop.api.inject({
      method: 'POST',
      url: `/api/orders/${id}/cancel`,
      headers: { authorization: `Bearer ${token}` },
      payload: { reason: '  ' },
    })
    expect(without.statusCode).toBe(400)
    expect((await shop.row(id)).stockState).toBe('reserved')
  })
})

describe('an account that is blocked', () => {
  const block = async (id: number) =>
    (await asAdmin()).call(users.block, { params: { id }, body: { blocked: true } })

  test('releases all its unpaid holds at once', async () => {
    const { id, product, buyer } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    expect((await block(buyer.id)).data).toMatchObject({ blocked: true })
    expect(await shop.row(id)).toMatchObject({ paymentState: 'expired', stockState: 'released' })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    expect(await shop.provider.payByCard(clientSecret)).toBe('declined')
  })

  test('is blocked even while the provider is unavailable, and its holds are released later', async () => {
    const { id, buyer } = await shop.heldOrder()
    await shop.begin(id)
    await failCancel(2)
    expect((await block(buyer.id)).status).toBe(200)
    expect((await shop.row(id)).stockState).toBe('reserved')
    await expireOrders(shop.deps)
    expect((await shop.row(id)).stockState).toBe('released')
  })

  test('keeps an order that it has just paid', async () => {
    await shop.provider.control('config', { dropWebhooks: true })
    const { id, buyer } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret)
    await block(buyer.id)
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', stockState: 'sold' })
  })
})
