import { orders } from '@shop/contract/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { expireOrders } from './expiry.service.ts'
import { readPaymentIntent } from './payments.service.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})
afterEach(() => shop.provider.control('config', { failNext: [], dropWebhooks: false }))

const receive = (id: number) => admin.call(orders.receive, { params: { id }, body: { way: 'transfer' } })
const anExpiredOrder = async () => {
  const order = await shop.heldOrder()
  const { clientSecret } = await shop.begin(order.id)
  await shop.letHoldEnd(order.id)
  await expireOrders(shop.deps)
  expect((await shop.row(order.id)).paymentState).toBe('expired')
  return { ...order, clientSecret }
}

describe('an order whose payment the atelier received directly', () => {
  test('takes its units again after it expired, and records who entered it, when and how it was paid', async () => {
    const { id, product, buyer, totalCents } = await anExpiredOrder()
    const { status, data } = await receive(id)
    expect(status).toBe(200)
    expect(data).toMatchObject({ status: 'confirmed', paymentState: 'paid', receivedWay: 'transfer' })
    expect(data?.paidAt).toBeInstanceOf(Date)
    expect(data?.deliveryWindow).not.toBeNull()
    expect(await shop.row(id)).toMatchObject({ recordedBy: shop.admin.id, paymentIntentId: null })
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 0, stockReserved: 0 })
    const events = await shop.eventsOf(id)
    expect(events.slice(-2)).toMatchObject([
      { kind: 'payment_changed', details: { from: 'expired', to: 'paid', way: 'transfer' } },
      { kind: 'status_changed', details: { from: 'pending', to: 'confirmed' } },
    ])
    const audit = await shop.db
      .selectFrom('auditLog')
      .select(['actorId', 'details'])
      .where('action', '=', 'order.receive')
      .where('objectId', '=', String(id))
      .execute()
    expect(audit).toMatchObject([
      { actorId: shop.admin.id, details: { way: 'transfer', amountCents: totalCents } },
    ])
    await shop.idle()
    const [email] = await shop.mailbox.emailsTo(buyer.email)
    expect(email?.subject).toContain('confirmado')
    expect(email?.text).toContain('Transferência bancária')
    expect(await shop.seenBy(buyer, id)).not.toHaveProperty('receivedWay')
  })

  test('cancels the payment with the provider, so that the customer cannot pay twice', async () => {
    const { id, product } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    expect((await receive(id)).data?.paymentState).toBe('paid')
    expect(await shop.provider.payByCard(clientSecret)).toBe('declined')
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 0, stockReserved: 0 })
    const again = await receive(id)
    expect([again.status, again.error?.code]).toEqual([409, 'order_already_paid'])
  })

  test('is reported as paid to a checkout page that repeats its request for the payment', async () => {
    const { id } = await shop.heldOrder()
    await shop.begin(id)
    await receive(id)
    await expect(readPaymentIntent(shop.deps, id)).rejects.toMatchObject({ code: 'order_already_paid' })
  })

  test('is paid through the provider when that payment succeeded at the same moment', async () => {
    const { id } = await shop.heldOrder()
    const { clientSecret } = await shop.begin(id)
    await shop.provider.control('config', { dropWebhooks: true })
    await shop.provider.payByCard(clientSecret)
    const { status, error } = await receive(id)
    expect([status, error?.code]).toEqual([409, 'order_already_paid'])
    expect(await shop.row(id)).toMatchObject({
      paymentState: 'paid',
      receivedWay: null,
      paymentMethod: 'card',
    })
  })

  test('stays unpaid when its units have been sold in the meantime', async () => {
    const { id, product } = await anExpiredOrder()
    await shop.db.updateTable('products').set({ stockAvailable: 0 }).where('id', '=', product.id).execute()
    const { status, error } = await receive(id)
    expect([status, error?.code]).toEqual([409, 'out_of_stock'])
    expect(await shop.row(id)).toMatchObject({
      paymentState: 'expired',
      receivedWay: null,
      status: 'pending',
    })
    await shop.db.updateTable('products').set({ stockAvailable: 1 }).where('id', '=', product.id).execute()
  })

  test('is refunded by the atelier, not by the provider', async () => {
    const { id, totalCents } = await anExpiredOrder()
    await receive(id)
    const body = { requestId: crypto.randomUUID(), reason: null }
    const { data } = await admin.call(orders.refund, { params: { id }, body })
    expect(data).toMatchObject({ paymentState: 'refunded', refundedCents: totalCents })
  })

  test('cannot be marked as paid by a customer, nor after it was cancelled', async () => {
    const { id, buyer } = await shop.heldOrder()
    const input = { params: { id }, body: { way: 'pix' as const } }
    expect((await (await shop.api.as(buyer)).call(orders.receive, input)).status).toBe(403)
    await admin.call(orders.cancel, { params: { id }, body: { reason: 'Combinado' } })
    expect((await receive(id)).error?.code).toBe('order_cancelled')
  })
})

test('the card of a paid order and the provider’s payment id are shown to the admin, not to the customer', async () => {
  const { id, buyer } = await shop.heldOrder()
  const { clientSecret } = await shop.begin(id)
  await shop.provider.payByCard(clientSecret)
  await shop.becomes(id, 'paid')
  const { data } = await admin.call(orders.read, { params: { id } })
  expect(data?.card).toEqual({ brand: 'visa', lastDigits: '4242', installments: null })
  expect(data?.paymentId).toBe((await shop.row(id)).paymentIntentId)
  const seen = await shop.seenBy(buyer, id)
  expect(seen).not.toHaveProperty('card')
  expect(seen).not.toHaveProperty('paymentId')
})
