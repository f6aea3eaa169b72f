import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDatabaseUnavailable } from '../../lib/database-unavailable.ts'
import { type PayingShop, testPayingShop } from '../../testing/paying-shop.ts'
import { watchStatements } from '../../testing/statements.ts'
import { expireOrders } from './expiry.service.ts'
import { reconcile } from './reconcile.service.ts'
import { settle } from './settle.service.ts'

let shop: PayingShop
beforeAll(async () => {
  shop = await testPayingShop({ connections: 10 })
})
afterAll(async () => {
  await shop.idle()
  expect(await shop.broken()).toEqual({})
  await shop.close()
})

/** On a loaded machine a lock may take longer than a call waits; a worker then repeats the job. */
async function settleOrGiveUp(paymentIntentId: string) {
  try {
    await settle(shop.deps, paymentIntentId)
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
  }
}

const ORDERS = 30
/** Races are between requests for the same order; more orders at once would only wait for connections. */
const AT_ONCE = 5

type Waiting = Awaited<ReturnType<typeof waitingOrder>>

async function waitingOrder() {
  const order = await shop.heldOrder()
  const { clientSecret } = await shop.begin(order.id)
  return { ...order, clientSecret, paymentIntentId: (await shop.row(order.id)).paymentIntentId ?? '' }
}

async function inGroups(race: (group: Waiting[]) => Promise<unknown>) {
  const orders: Waiting[] = []
  while (orders.length < ORDERS) {
    const group: Waiting[] = []
    while (group.length < AT_ONCE) group.push(await waitingOrder())
    await race(group)
    orders.push(...group)
  }
  return orders
}

test('webhook, poll and reconciler running at once make one transition, one sale and one email', async () => {
  await shop.provider.control('config', { duplicateWebhooks: 1, shuffle: true })
  const orders = await inGroups((group) =>
    Promise.all(
      group.map(async ({ id, buyer, clientSecret, paymentIntentId }) => {
        await shop.provider.payByCard(clientSecret)
        await Promise.all([
          settleOrGiveUp(paymentIntentId),
          settleOrGiveUp(paymentIntentId),
          shop.seenBy(buyer, id),
          shop.seenBy(buyer, id),
        ])
        await shop.becomes(id, 'paid')
      }),
    ),
  )
  await shop.idle()
  for (const { id, buyer, product } of orders) {
    expect(await shop.row(id)).toMatchObject({ status: 'confirmed', stockState: 'sold' })
    expect((await shop.eventsOf(id)).map(({ kind }) => kind)).toEqual(['payment_changed', 'status_changed'])
    expect(await shop.mailbox.emailsTo(buyer.email)).toHaveLength(1)
    expect(await shop.stockOf(product.id)).toEqual({ stockAvailable: 0, stockReserved: 0 })
  }
  await shop.provider.control('config', { duplicateWebhooks: 0, shuffle: false })
}, 120_000)

test('paying and expiring at the same moment results in one of the two, never in both', async () => {
  const outcomes: string[] = []
  const orders = await inGroups(async (group) => {
    for (const { id } of group) await shop.letHoldEnd(id)
    const expiry = expireOrders(shop.deps)
    const paying = group.map(async ({ clientSecret }, place) => {
      await new Promise((resolve) => setTimeout(resolve, place * 12))
      outcomes.push(await shop.provider.payByCard(clientSecret))
    })
    await Promise.all([expiry, ...paying])
  })
  await expireOrders(shop.deps)
  const ends = { paid: 0, expired: 0 }
  for (const { id, product, totalCents, paymentIntentId } of orders) {
    const { paymentState, stockState } = await shop.row(id)
    const { captured, refunded } = await shop.provider.ledger(paymentIntentId)
    const { stockAvailable, stockReserved } = await shop.stockOf(product.id)
    const isPaid = paymentState === 'paid'
    ends[isPaid ? 'paid' : 'expired'] += 1
    expect({ paymentState, stockState, captured, refunded, stockAvailable, stockReserved }).toEqual(
      isPaid
        ? {
            paymentState,
            stockState: 'sold',
            captured: totalCents,
            refunded: 0,
            stockAvailable: 0,
            stockReserved: 0,
          }
        : {
            paymentState: 'expired',
            stockState: 'released',
            captured: 0,
            refunded: 0,
            stockAvailable: 1,
            stockReserved: 0,
          },
    )
  }
  expect(ends.paid).toBe(outcomes.filter((outcome) => outcome === 'succeeded').length)
}, 120_000)

test.each([0, 1])(
  'a payment of charge %d that is stored while the reconciler looks for left ones can be paid',
  async (position) => {
    const order = await (position === 0 ? shop.planOrder() : shop.startedOrder())
    const chargeId = order.charges[position]?.id ?? 0
    const { clientSecret } = await shop.begin(order.id, position === 0 ? undefined : chargeId)
    const { paymentIntentId } = await shop.charge(chargeId)
    const store = (id: string | null) =>
      shop.db.updateTable('orderCharges').set({ paymentIntentId: id }).where('id', '=', chargeId).execute()
    await store(null)
    const watched = watchStatements(shop.db)
    // Looked for as left, not found at any charge, and stored before its own charge is read.
    watched.after(/^select "id", "payment_state", "paid_at" from "orders"/, async () =>
      watched.after(/"order_charges"\."payment_intent_id" = \$1$/, () => store(paymentIntentId)),
    )
    await reconcile({ ...shop.deps, db: watched.db })
    expect((await shop.charge(chargeId)).paymentIntentId).toBe(paymentIntentId)
    await shop.provider.payByCard(clientSecret)
    await expect
      .poll(async () => (await shop.charge(chargeId)).paidAt, { timeout: 20_000 })
      .toBeInstanceOf(Date)
    await shop.idle()
  },
)
