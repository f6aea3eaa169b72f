import { orders } from '@shop/contract/orders'
import { sql } from 'kysely'
import { as, buyers, confirm, type TestProduct } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import { aMadeDress } from '../../lib/made-dress.ts'
import { payTwiceOver } from '../../lib/part-in-two-ways.ts'
import {
  beginPart,
  chargeAt,
  LONG_SEWING,
  type PlannedOrder,
  placeInParts,
  untilPaid,
} from '../../lib/planned-orders.ts'
import { chargesOfOrders } from '../../lib/provider.ts'
import { atEachDelay, jobsDone, none, type Plan, times, within } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { runNow } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

/** Orders of which each charge, a deposit and four parts, is settled from everywhere at once. */
const SETTLED: Plan = { small: { 0: 3, 20: 3 }, full: { 0: 100, 20: 10, 100: 4 } }
/** Parts that are paid in two tabs and recorded in the atelier. */
const CROSSED: Plan = { small: { 0: 6, 20: 6 }, full: { 0: 200, 20: 50, 100: 20 } }
/** Only requests for the same order race: more orders at once would only wait for connections. */
const AT_ONCE = 10
const SPREAD_MS = 50

/**
 * The event (twice), the page the buyer returns to, the one that polls and the reconciler learn of the same payment of a
 * deposit or a part at the same moment; then two tabs pay one part while the atelier records it in cash.
 */
export const partRace: Scenario = (size) =>
  withTestShop({ name: 'part_race', env: { DATABASE_POOL: '20' }, workers: 2 }, async (shop) => {
    await shop.control('config', { duplicateWebhooks: 1 })
    const dress = await aMadeDress(shop, LONG_SEWING)
    return atEachDelay(shop, SETTLED[size], async (count, delay) => {
      const settled: PlannedOrder[] = []
      while (settled.length < count)
        settled.push(...(await settleTogether(shop, dress, Math.min(AT_ONCE, count))))
      await jobsDone(shop)
      return [
        ...(await settledOnce(shop, settled)),
        ...(await payTwiceOver(shop, dress, { count: CROSSED[size][delay] ?? 0, atOnce: AT_ONCE })),
      ]
    })
  })

/** First all their deposits, then all their first parts, and so on. */
async function settleTogether(shop: TestShop, dress: TestProduct, count: number): Promise<PlannedOrder[]> {
  const crowd = await buyers(shop, count)
  const placed = await Promise.all(crowd.map((buyer) => placeInParts(shop, buyer, dress)))
  const ids = placed.map(({ id }) => id)
  // The reconciler skips payments of the last two minutes.
  await shop.db
    .updateTable('orders')
    .set({ createdAt: sql`created_at - interval '3 minutes'` })
    .where('id', 'in', ids)
    .execute()
  for (const position of placed[0]?.charges.keys() ?? []) await settleAll(shop, placed, position)
  return placed
}

async function settleAll(shop: TestShop, placed: readonly PlannedOrder[], position: number) {
  const begun = await Promise.all(
    placed.map(async (order) => ({ order, intent: await intentOf(shop, order, position) })),
  )
  const reconciling = times(2, async () => {
    await within(SPREAD_MS)
    await runNow(shop, 'payments.reconcile')
  })
  const paying = begun.map(async ({ order, intent }) => {
    await within(SPREAD_MS)
    await confirm(shop, intent)
    await times(2, async () => {
      await within(SPREAD_MS)
      await call(as(shop, order.buyer), orders.read, { params: { id: order.id } })
    })
  })
  await Promise.all([reconciling, ...paying])
  await untilPaid(
    shop,
    placed.map((order) => chargeAt(order, position).id),
  )
}

async function intentOf(shop: TestShop, order: PlannedOrder, position: number) {
  if (position === 0) return order.intent
  for (let tries = 0; tries < 5; tries++) {
    const { data } = await beginPart(shop, order, chargeAt(order, position))
    if (data !== undefined) return data
  }
  throw new Error('the payment of a part could not be begun')
}

async function settledOnce(shop: TestShop, settled: readonly PlannedOrder[]) {
  const ids = settled.map(({ id }) => id)
  const captures = await chargesOfOrders(shop, ids)
  const settlements = await settlementsOf(shop, ids)
  const emails = Map.groupBy(shop.smtp.received, ({ recipients }) => recipients[0] ?? '')
  const all = settled.flatMap((order) =>
    order.charges.map(({ id, position }) => ({ key: keyOf(order.id, position === 0 ? null : id) })),
  )
  const captured = Map.groupBy(captures, ({ metadata }) =>
    keyOf(Number(metadata['order_id']), metadata['charge_id'] ?? null),
  )
  const size = `${all.length} charges`
  return [
    none(`${size}: not settled exactly once`, all.filter(({ key }) => settlements.get(key) !== 1).length),
    none(
      `${size}: not captured exactly once`,
      all.filter(({ key }) => captured.get(key)?.length !== 1).length,
    ),
    none(
      `${size}: emails more or fewer than one each`,
      settled.reduce(
        (sum, { buyer, charges }) => sum + Math.abs((emails.get(buyer.email)?.length ?? 0) - charges.length),
        0,
      ),
    ),
    none(`${size}: orders not paid in full`, await unpaidOf(shop, ids)),
  ]
}

/** The deposit has no charge id, at the provider and in the history. */
function keyOf(orderId: number, chargeId: number | string | null): string {
  return `${orderId} ${chargeId ?? 'deposit'}`
}

async function settlementsOf({ db }: TestShop, ids: readonly number[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ orderId: number; chargeId: string | null; count: number }>`
    select order_id, details ->> 'chargeId' as charge_id, count(*) from order_events
    where kind = 'payment_changed' and details ->> 'to' in ('partly_paid', 'paid') and order_id = any(${ids}::bigint[])
    group by order_id, charge_id`.execute(db)
  return new Map(rows.map(({ orderId, chargeId, count }) => [keyOf(orderId, chargeId), count]))
}

async function unpaidOf({ db }: TestShop, ids: readonly number[]): Promise<number> {
  const open = db.selectFrom('orders').select('id').where('id', 'in', ids).where('paymentState', '<>', 'paid')
  return (await open.execute()).length
}
