import { orders } from '@shop/contract/orders'
import { aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { newLink } from '../order-links/order-links.service.ts'

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

const cancelAs = async (user: { id: number }, id: number) =>
  (await shop.api.as(user)).call(orders.cancelOwn, { params: { id } })
const emailsAbout = (id: number) =>
  sql<{ kind: string }>`select kind from mails where kind = 'order.cancelled' and object_id = ${String(id)}`
    .execute(shop.db)
    .then(({ rows }) => rows)

describe('a customer who cancels her unpaid order', () => {
  test('releases its units, ends its payment, and is told so once', async () => {
    const { id, product, buyer } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    const { status, data } = await cancelAs(buyer, id)
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'pending', paymentState: 'expired' })
    expect(data?.cancelledAt).toBeInstanceOf(Date)
    expect(data).not.toHaveProperty('cancelReason')
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 1, stockReserved: 0 })
    expect(await shop.provider.payByCard(clientSecret)).toBe('declined')
    expect((await cancelAs(buyer, id)).status).toBe(200)
    expect(await emailsAbout(id)).toHaveLength(1)
    expect(await shop.eventsOf(id)).toMatchObject([{ kind: 'cancelled', details: { by: 'customer' } }])
  })

  test('keeps an order whose payment succeeded in the meantime', async () => {
    await shop.provider.control('config', { dropWebhooks: true })
    const { id, product, buyer } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.payByCard(clientSecret)
    const { status, error } = await cancelAs(buyer, id)
    expect([status, error?.code]).toEqual([409, 'order_paid_before_cancel'])
    expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', stockState: 'sold', cancelledAt: null })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 0, stockReserved: 0 })
    expect(await emailsAbout(id)).toEqual([])
  })

  test('cancels it by its link, and by no other link', async () => {
    const { id } = await shop.heldOrder({ userId: null, isGuest: true })
    const other = await shop.heldOrder()
    const byLink = async (token: string) =>
      shop.api.inject({
        method: 'POST',
        url: `/api/orders/${id}/cancellation`,
        headers: { 'x-order-token': token },
      })
    expect((await byLink(await newLink(shop.db, other.id))).statusCode).toBe(404)
    expect((await shop.row(id)).cancelledAt).toBeNull()
    expect((await byLink(await newLink(shop.db, id))).statusCode).toBe(200)
    expect((await shop.row(id)).cancelledAt).not.toBeNull()
  })

  test('cannot cancel the order of another account, not even as an administrator', async () => {
    const { id } = await shop.heldOrder()
    for (const user of [await aUser(shop.db), shop.admin])
      expect((await cancelAs(user, id)).error?.code).toBe('order_not_found')
    expect((await shop.row(id)).stockState).toBe('reserved')
  })

  test('cannot cancel what the atelier already works on', async () => {
    const { id, buyer } = await shop.heldOrder()
    const asAdmin = await shop.api.as(shop.admin)
    await asAdmin.call(orders.setStatus, { params: { id }, body: { status: 'in_production' } })
    expect((await cancelAs(buyer, id)).error?.code).toBe('order_not_cancellable')
    expect((await shop.row(id)).stockState).toBe('reserved')
  })
})
