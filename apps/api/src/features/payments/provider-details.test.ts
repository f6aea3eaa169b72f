/** The data sent to the provider, and the tolerated clock differences. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
})
afterEach(() => shop.provider.control('config', { failNext: [] }))
afterAll(() => shop.close())

const HOUR_MS = 3_600_000
const intentOf = async (orderId: number) => (await shop.row(orderId)).paymentIntentId ?? ''
const pay = (clientSecret: string) => shop.provider.payByCard(clientSecret)

describe.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])('with the provider’s clock an hour %s', (_where, advanceMs) => {
  test('cards are accepted, and a Pix lasts as long as the hold', async () => {
    await shop.provider.control('clock', { advanceMs })
    try {
      const card = await shop.heldOrder()
      expect(await pay((await shop.begin(card.id)).clientSecret)).toBe('succeeded')
      await shop.becomes(card.id, 'paid')

      const pix = await shop.heldOrder()
      const { clientSecret } = await shop.begin(pix.id)
      expect(await shop.provider.requestPix(clientSecret)).toBe('requires_action')
      const { next_action } = await shop.provider.intent(await intentOf(pix.id))
      const seconds = (next_action?.pix_display_qr_code?.expires_at ?? 0) - (Date.now() + advanceMs) / 1000
      expect(seconds).toBeGreaterThan(29 * 60)
      expect(seconds).toBeLessThan(31 * 60)
    } finally {
      await shop.provider.control('clock', { advanceMs: -advanceMs })
    }
  })
})

describe('a Pix that the provider rejects', () => {
  const rejectPix = () =>
    shop.provider.control('config', {
      failNext: [
        {
          kind: '400',
          param: 'payment_method_options[pix][expires_after_seconds]',
          match: 'POST /v1/payment_intents',
        },
      ],
    })

  test('does not prevent payment by card, and the payment is reused', async () => {
    const { id } = await shop.heldOrder()
    await rejectPix()
    const first = await shop.begin(id)
    expect((await shop.provider.intent(await intentOf(id))).payment_method_types).toEqual(['card'])
    expect((await shop.begin(id)).clientSecret).toBe(first.clientSecret)
    expect(await pay(first.clientSecret)).toBe('succeeded')
    await shop.becomes(id, 'paid')
  })
})

test('a hold longer than the longest Pix does not prevent a payment', async () => {
  const { id } = await shop.heldOrder({ holdExpiresAt: new Date(Date.now() + 20 * 24 * HOUR_MS) })
  expect(await pay((await shop.begin(id)).clientSecret)).toBe('succeeded')
})

test('the payment contains the shipping address and the statement text', async () => {
  const { id } = await shop.heldOrder()
  await shop.begin(id)
  const order = await shop.row(id)
  const intent = await shop.provider.intent(await intentOf(id))
  expect(intent.shipping).toEqual({
    name: order.customerName,
    phone: order.customerPhone,
    address: {
      line1: order.shippingAddress,
      line2: order.shippingComplement,
      city: order.shippingCity,
      state: order.shippingState,
      postal_code: order.shippingZipCode,
      country: 'BR',
    },
  })
  expect(intent.statement_descriptor_suffix).toMatch(/^[A-Z0-9 ]{1,22}$/)
})

test('all refunds of a payment are read, even more than one page', async () => {
  const { id } = await shop.heldOrder()
  await pay((await shop.begin(id)).clientSecret)
  await shop.becomes(id, 'paid')
  const paymentId = await intentOf(id)
  for (let n = 0; n < 103; n += 1) await shop.provider.refundOnPages(paymentId, 1)
  expect(await shop.deps.payments.refundsOf(paymentId)).toHaveLength(103)
}, 30_000)
