/** An order is not changed while it is being paid or afterwards: the provider decides which came first. */
import { randomUUID } from 'node:crypto'
import type { OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { aDraft } from '@shop/test-kit/orders'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterEach(() => shop.provider.control('config', { dropWebhooks: false, failNext: [] }))
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})

/** A checkout whose order has a confirmable payment, and a second cart for it. */
async function aBegunCheckout() {
  const [user, veil, dress] = [await aUser(shop.db), await aProduct(shop.db), await aProduct(shop.db)]
  const caller = await shop.api.as(user)
  const checkoutId = randomUUID()
  const send = (body: OrderDraft) => caller.call(orders.checkout, { body })
  const first = aDraft([veil], { checkoutId })
  const { data } = await send(first)
  const { orderId = 0, clientSecret = '' } = data ?? {}
  const { paymentIntentId } = await shop.row(orderId)
  return {
    caller,
    send,
    first,
    second: aDraft([{ ...dress, quantity: 2 }], { checkoutId }),
    orderId,
    clientSecret,
    paymentId: paymentIntentId ?? '',
    total: veil.priceCents,
  }
}

const loseEvents = () => shop.provider.control('config', { dropWebhooks: true })
const inProgress = (orderId: number) => ({
  status: 409,
  error: { code: 'payment_in_progress', details: { orderId } },
})

describe('a second cart for the same checkout', () => {
  test('is rejected when the first was paid, before any event arrived: the order is paid as it was', async () => {
    const { send, second, orderId, clientSecret, total } = await aBegunCheckout()
    await loseEvents()
    await shop.provider.payByCard(clientSecret)
    const { status, error } = await send(second)
    expect([status, error?.code, error?.details]).toEqual([409, 'order_already_paid', { orderId }])
    expect(await shop.row(orderId)).toMatchObject({
      totalCents: total,
      paymentState: 'paid',
      attention: null,
    })
  })

  test('is rejected while a Pix is waiting to be paid, and the Pix can still be paid', async () => {
    const { caller, send, second, orderId, clientSecret, paymentId, total } = await aBegunCheckout()
    await shop.provider.requestPix(clientSecret)
    expect(await send(second)).toMatchObject(inProgress(orderId))
    expect(await caller.call(orders.place, { body: second })).toMatchObject(inProgress(orderId))
    await shop.provider.control('pix/pay', { payment_intent: paymentId })
    await shop.becomes(orderId, 'paid')
    expect(await shop.row(orderId)).toMatchObject({ totalCents: total, attention: null })
  })

  test('is rejected while the bank requires authentication, and while the payment is processing', async () => {
    const { send, second, orderId, clientSecret } = await aBegunCheckout()
    await shop.provider.payByCard(clientSecret, 'pm_card_authenticationRequired')
    expect(await send(second)).toMatchObject(inProgress(orderId))

    const pix = await aBegunCheckout()
    await shop.provider.requestPix(pix.clientSecret)
    await shop.provider.control('pix/pay', { payment_intent: pix.paymentId, settleAfterMs: 5_000 })
    expect(await pix.send(pix.second)).toMatchObject(inProgress(pix.orderId))
    expect(await shop.row(pix.orderId)).toMatchObject({ totalCents: pix.total, attention: null })
    await shop.becomes(pix.orderId, 'paid')
  })

  test('cannot change the address either', async () => {
    const { send, first, orderId, clientSecret } = await aBegunCheckout()
    await shop.provider.requestPix(clientSecret)
    const moved = { ...first, shipping: { ...first.shipping, address: 'Rua Nova, 7' } }
    expect(await send(moved)).toMatchObject(inProgress(orderId))
    expect((await shop.row(orderId)).shippingAddress).toBe(first.shipping.address)
  })

  test('changes an order that is not being paid: the payment of the first cart can no longer be made', async () => {
    const { send, second, orderId, clientSecret, paymentId } = await aBegunCheckout()
    const { data } = await send(second)
    expect(data).toMatchObject({ orderId, totalCents: second.totalCents })
    expect((await shop.deps.payments.getPayment(paymentId)).status).toBe('cancelled')
    expect(await shop.provider.payByCard(clientSecret)).toBe('declined')
    await shop.provider.payByCard(data?.clientSecret ?? '')
    await shop.becomes(orderId, 'paid')
    expect(await shop.row(orderId)).toMatchObject({ totalCents: second.totalCents, attention: null })
  })

  test('gets a 503 while the provider is unavailable, and nothing is changed', async () => {
    const { send, second, orderId, paymentId, total } = await aBegunCheckout()
    const match = `GET /v1/payment_intents/${paymentId}`
    await shop.provider.control('config', { failNext: [{ kind: 'reset-before', times: 2, match }] })
    expect(await send(second)).toMatchObject({ status: 503, error: { code: 'payment_unavailable' } })
    expect(await shop.row(orderId)).toMatchObject({ totalCents: total, paymentIntentId: paymentId })
  })
})

describe('the same cart again', () => {
  test('continues with the Pix that is shown', async () => {
    const { send, first, orderId, clientSecret } = await aBegunCheckout()
    await shop.provider.requestPix(clientSecret)
    expect((await send(first)).data).toMatchObject({ orderId, clientSecret })
  })

  test('starts no new payment while its payment is processing', async () => {
    const { caller, send, first, orderId, clientSecret, paymentId } = await aBegunCheckout()
    await shop.provider.requestPix(clientSecret)
    await shop.provider.control('pix/pay', { payment_intent: paymentId, settleAfterMs: 5_000 })
    expect(await send(first)).toMatchObject(inProgress(orderId))
    expect(await caller.call(orders.pay, { params: { id: orderId } })).toMatchObject(inProgress(orderId))
    await shop.becomes(orderId, 'paid')
  })
})

test('a card confirmed during the change pays the old order, or nothing', async () => {
  const results = []
  for (let n = 0; n < 12; n += 1) {
    const { send, second, orderId, clientSecret, paymentId, total } = await aBegunCheckout()
    const paying = new Promise((resolve) => setTimeout(resolve, n * 2)).then(() =>
      shop.provider.payByCard(clientSecret),
    )
    const [changed, paid] = await Promise.all([send(second), paying])
    const { captured } = await shop.provider.ledger(paymentId)
    const { totalCents, attention } = await shop.row(orderId)
    expect(attention).toBeNull()
    expect([captured, totalCents]).toEqual(paid === 'succeeded' ? [total, total] : [0, second.totalCents])
    results.push([paid, changed.status])
  }
  expect(new Set(results.map(String))).toSatisfy((kinds: Set<string>) =>
    [...kinds].every((kind) => kind === 'succeeded,409' || kind === 'declined,200'),
  )
}, 60_000)
