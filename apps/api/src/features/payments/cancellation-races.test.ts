import { randomUUID } from 'node:crypto'
import { charges } from '@shop/contract/charges'
import { orders } from '@shop/contract/orders'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ChargeInput, chargesOf, orderInParts } from '../../testing/charges.ts'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'

let shop: PayingShop
let admin: Awaited<ReturnType<PayingShop['api']['as']>>
beforeAll(async () => {
  shop = await testPayingShop()
  admin = await shop.api.as(shop.admin)
})
afterAll(async () => {
  await shop.idle()
  const { 'I11 a paid order is confirmed by one email': written, ...broken } = await shop.broken()
  // These orders were written as rows, so that nothing has confirmed them.
  expect({ broken, hasEmails: written !== undefined }).toEqual({ broken: {}, hasEmails: true })
  await shop.close()
})
afterEach(() => shop.provider.control('config', { failNext: [], dropWebhooks: false }))

const usual: readonly ChargeInput[] = [
  { amountCents: 2_000_00, paidDaysAgo: 40, method: 'card' },
  { amountCents: 1_000_00 },
]
const cancel = (id: number, requestId: string = randomUUID()) =>
  admin.call(orders.cancel, { params: { id }, body: { reason: 'Casamento adiado', refund: { requestId } } })

/** With the payment of its part begun by its customer. */
async function withPartBegun() {
  const order = await orderInParts(shop, usual)
  const chargeId = order.charges[1]?.id ?? 0
  const asBuyer = await shop.api.as(order.buyer)
  const { data } = await asBuyer.call(charges.pay, { params: { id: order.id, chargeId } })
  return { ...order, clientSecret: data?.clientSecret ?? '' }
}
const refunded = async (id: number) => (await chargesOf(shop, id)).map(({ refundedCents }) => refundedCents)

test('a part that was paid before the cancellation is settled, and the administrator decides anew', async () => {
  const { id, clientSecret } = await withPartBegun()
  await shop.provider.control('config', { dropWebhooks: true })
  await shop.provider.payByCard(clientSecret)
  expect((await cancel(id)).error?.code).toBe('charges_changed')
  expect(await shop.row(id)).toMatchObject({ cancelledAt: null, paymentState: 'paid' })
  expect(await refunded(id)).toEqual([0, 0])
  expect((await cancel(id)).data).toMatchObject({ paymentState: 'refunded', refundedCents: 3_000_00 })
  expect(await refunded(id)).toEqual([2_000_00, 1_000_00])
})

test('of a cancellation and a payment at the same moment, no money stays without an order', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, clientSecret } = await withPartBegun()
    const [cancelled] = await Promise.all([cancel(id), shop.provider.payByCard(clientSecret)])
    await shop.idle()
    const [intent] = clientSecret.split('_secret_')
    const { captured, refunded: returned } = await shop.provider.ledger(intent)
    const [, part] = await chargesOf(shop, id)
    if (cancelled.status === 200)
      expect({ captured, part }).toMatchObject({ captured: 0, part: { paidAt: null } })
    else {
      expect(cancelled.error?.code).toBe('charges_changed')
      expect(part).toMatchObject({ refundedCents: returned, cancelledAt: null })
      expect(await shop.row(id)).toMatchObject({ cancelledAt: null, paymentState: 'paid' })
    }
  }
})

test('the payment of a cancelled order in parts cannot be begun', async () => {
  const { id, buyer, charges: rows } = await orderInParts(shop, usual)
  expect((await cancel(id)).status).toBe(200)
  const asBuyer = await shop.api.as(buyer)
  const { error } = await asBuyer.call(charges.pay, { params: { id, chargeId: rows[1]?.id ?? 0 } })
  expect(error?.code).toBe('charge_not_payable')
})
