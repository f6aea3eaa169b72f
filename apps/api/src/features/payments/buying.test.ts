import { randomUUID } from 'node:crypto'
import { deliveryWindow } from '@shop/contract/dates'
import type { OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})

async function aBuyer() {
  const user = await aUser(shop.db)
  const caller = await shop.api.as(user)
  return {
    user,
    caller,
    checkout: (body: OrderDraft) => caller.call(orders.checkout, { body }),
    read: async (id: number) => (await caller.call(orders.read, { params: { id } })).data,
  }
}

test('a declined card, a corrected address and another card result in one order and one charge', async () => {
  const [{ checkout, read }, dress] = [await aBuyer(), await aProduct(shop.db, { stockAvailable: 1 })]
  const draft = aDraft([dress], { checkoutId: randomUUID() })
  const first = await checkout(draft)
  const orderId = first.data?.orderId ?? 0
  expect(await read(orderId)).toMatchObject({ status: 'pending', paymentState: 'awaiting' })
  await shop.provider.payByCard(first.data?.clientSecret ?? '', 'pm_card_chargeDeclined')
  await shop.becomes(orderId, 'declined')

  const shipping = { ...draft.shipping, address: 'Rua Nova, 7' }
  const second = await checkout({ ...draft, shipping })
  expect(second.data).toMatchObject({ orderId })
  await shop.provider.payByCard(second.data?.clientSecret ?? '')
  await shop.becomes(orderId, 'paid')
  expect(await read(orderId)).toMatchObject({
    status: 'confirmed',
    paymentState: 'paid',
    shipping: { address: 'Rua Nova, 7' },
  })
  const { paymentIntentId } = await shop.row(orderId)
  expect((await shop.provider.ledger(paymentIntentId ?? '')).movements).toHaveLength(1)
  const email = await shop.mailbox.emailTo('marina@exemplo.test')
  expect(email.text).toContain('Rua Nova, 7')

  const third = await checkout(draft)
  expect(third).toMatchObject({ status: 409, error: { code: 'order_already_paid', details: { orderId } } })
})

test('added units in the cart are paid with the same order', async () => {
  const [{ checkout }, dress] = [await aBuyer(), await aProduct(shop.db)]
  const checkoutId = randomUUID()
  const first = await checkout(aDraft([dress], { checkoutId }))
  const second = await checkout(aDraft([{ ...dress, quantity: 2 }], { checkoutId }))
  expect(second.data).toMatchObject({
    orderId: first.data?.orderId,
    totalCents: dress.priceCents * 2,
  })
  await shop.provider.payByCard(second.data?.clientSecret ?? '')
  await shop.becomes(second.data?.orderId ?? 0, 'paid')
})

test('an order placed without a payment can be paid later', async () => {
  const [{ caller, read }, dress] = [await aBuyer(), await aProduct(shop.db)]
  const placed = await caller.call(orders.place, { body: aDraft([dress]) })
  const id = placed.data?.id ?? 0
  expect((await shop.row(id)).paymentIntentId).toBeNull()
  const begun = await caller.call(orders.pay, { params: { id } })
  await shop.provider.payByCard(begun.data?.clientSecret ?? '')
  await shop.becomes(id, 'paid')
  expect(await caller.call(orders.pay, { params: { id } })).toMatchObject({
    status: 409,
    error: { code: 'order_already_paid' },
  })
  const { promisedFrom, promisedTo, paidAt } = await shop.row(id)
  expect({ from: promisedFrom, to: promisedTo }).toEqual(deliveryWindow(paidAt ?? new Date(0)))
  expect((await read(id))?.deliveryWindow).toEqual({ from: promisedFrom, to: promisedTo })
})

test('an unavailable provider does not prevent the order from being stored, and the next attempt pays it', async () => {
  const [{ checkout }, dress] = [await aBuyer(), await aProduct(shop.db)]
  const draft = aDraft([dress], { checkoutId: randomUUID() })
  await shop.provider.control('config', { failNext: [{ kind: 'reset-before', times: 2 }] })
  const rejected = await checkout(draft)
  expect(rejected).toMatchObject({ status: 503, error: { code: 'payment_unavailable' } })
  expect(rejected.headers['retry-after']).toBe('10')
  const { data } = await checkout(draft)
  await shop.provider.payByCard(data?.clientSecret ?? '')
  await shop.becomes(data?.orderId ?? 0, 'paid')
  const written = await shop.db
    .selectFrom('orderItems')
    .select('orderId')
    .where('productId', '=', dress.id)
    .execute()
  expect(written).toEqual([{ orderId: data?.orderId }])
})

test('an order that the atelier already works on can be paid without a time limit', async () => {
  const [{ checkout, caller }, dress] = [await aBuyer(), await aProduct(shop.db, { stockAvailable: 1 })]
  const { data } = await checkout(aDraft([dress]))
  const id = data?.orderId ?? 0
  const admin = await shop.api.as(shop.admin)
  await admin.call(orders.setStatus, { params: { id }, body: { status: 'in_production' } })
  await shop.work('payments.expire', {})
  await shop.idle()
  const begun = await caller.call(orders.pay, { params: { id } })
  expect(begun.data).toMatchObject({ clientSecret: data?.clientSecret, holdExpiresAt: null })
  await shop.provider.payByCard(begun.data?.clientSecret ?? '')
  await shop.becomes(id, 'paid')
  expect(await shop.row(id)).toMatchObject({ status: 'in_production', stockState: 'sold' })
})
