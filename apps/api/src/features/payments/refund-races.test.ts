import { randomUUID } from 'node:crypto'
import { orders } from '@shop/contract/orders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { mirrorRefunds } from './refund-notes.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop()
  // No webhooks: each step is an explicit line of the test.
  await shop.provider.control('config', { dropWebhooks: true })
})
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})

async function chargedOrder() {
  const { id } = await shop.heldOrder()
  const { clientSecret } = await shop.begin(id)
  await shop.provider.payByCard(clientSecret)
  const { paymentIntentId } = await shop.row(id)
  return { id, payment: paymentIntentId ?? '' }
}

test('a refund event that arrives before the event of its payment is not lost', async () => {
  const { id, payment } = await chargedOrder()
  await shop.provider.refundOnPages(payment, 120_00)
  await mirrorRefunds(shop.deps, payment)
  expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', refundedCents: 120_00 })
})

test('a refund that exceeds the amount left by a dashboard refund fails, and the dashboard refund is recorded', async () => {
  const { id, payment } = await chargedOrder()
  const { api, provider, admin } = shop
  await shop.seenBy({ id: (await shop.row(id)).userId ?? 0 }, id)
  await provider.refundOnPages(payment, 120_00)
  const body = { requestId: randomUUID(), restock: false, reason: null }
  const caller = await api.as(admin)
  // A repeated request is still the failed refund, and is not reported as being under way.
  for (let time = 0; time < 2; time += 1) {
    const { status, error } = await caller.call(orders.refund, { params: { id }, body })
    expect([status, error?.code]).toEqual([409, 'order_not_refundable'])
  }
  await shop.idle()
  expect(await shop.row(id)).toMatchObject({ paymentState: 'paid', refundedCents: 120_00 })
  const refunds = shop.db.selectFrom('refunds').select(['amountCents', 'status']).where('orderId', '=', id)
  expect(await refunds.orderBy('id').execute()).toMatchObject([
    { status: 'failed' },
    { status: 'succeeded', amountCents: 120_00 },
  ])
  const breaks = shop.db.selectFrom('reconciliationBreaks').select('kind').where('orderId', '=', id)
  expect(await breaks.execute()).toEqual([])
})
