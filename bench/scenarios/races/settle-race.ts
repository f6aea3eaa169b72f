import { setTimeout as sleep } from 'node:timers/promises'
import { orders } from '@shop/contract/orders'
import { sql } from 'kysely'
import { as, aTestProduct, begin, buyers, confirm } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import { chargesOfOrders } from '../../lib/provider.ts'
import { atEachDelay, jobsDone, none, type Plan, times, within } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { runNow } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ORDERS: Plan = { small: { 0: 10, 20: 10 }, full: { 0: 500, 20: 50, 100: 20 } }
/** Only requests for the same order race: more orders at once would only wait for connections. */
const AT_ONCE = 10
const SPREAD_MS = 50

/** The event (twice), the page that polls (twice) and the reconciler learn of the same payment at the same moment. */
export const settleRace: Scenario = (size) =>
  withTestShop({ name: 'settle_race', env: { DATABASE_POOL: '20' }, workers: 2 }, async (shop) => {
    await shop.control('config', { duplicateWebhooks: 1 })
    return atEachDelay(shop, ORDERS[size], async (count) => {
      const paid: PaidOrder[] = []
      while (paid.length < count) paid.push(...(await payTogether(shop)))
      await jobsDone(shop)
      const ids = paid.map(({ id }) => id)
      const transitions = await transitionsToPaid(shop, ids)
      const charges = Map.groupBy(await chargesOfOrders(shop, ids), ({ metadata }) =>
        Number(metadata['order_id']),
      )
      const emailsByRecipient = Map.groupBy(shop.smtp.received, ({ recipients }) => recipients[0] ?? '')
      const off = (amount: (order: PaidOrder) => number | undefined) =>
        paid.filter((order) => amount(order) !== 1).length
      const size = `${paid.length} orders`
      return [
        none(
          `${size}: not marked as paid exactly once`,
          off(({ id }) => transitions.get(id)),
        ),
        none(
          `${size}: not confirmed by exactly one email`,
          off(({ email }) => emailsByRecipient.get(email)?.length),
        ),
        none(
          `${size}: not charged exactly once`,
          off(({ id }) => charges.get(id)?.length),
        ),
      ]
    })
  })

interface PaidOrder {
  id: number
  email: string
}

async function payTogether(shop: TestShop): Promise<PaidOrder[]> {
  const crowd = await buyers(shop, AT_ONCE)
  const dress = await aTestProduct(shop, AT_ONCE)
  const begun = await Promise.all(
    crowd.map(async (buyer) => ({ buyer, intent: await begin(shop, buyer, [dress]) })),
  )
  const ids = begun.map(({ intent }) => intent.orderId)
  // The reconciler skips payments of the last two minutes.
  await shop.db
    .updateTable('orders')
    .set({ createdAt: sql`created_at - interval '3 minutes'` })
    .where('id', 'in', ids)
    .execute()
  const reconciling = times(2, async () => {
    await within(SPREAD_MS)
    await runNow(shop, 'payments.reconcile')
  })
  const paying = begun.map(async ({ buyer, intent }) => {
    await within(SPREAD_MS)
    await confirm(shop, intent)
    await times(2, async () => {
      await within(SPREAD_MS)
      await call(as(shop, buyer), orders.read, { params: { id: intent.orderId } })
    })
  })
  await Promise.all([reconciling, ...paying])
  while ((await openOf(shop, ids)) > 0) await sleep(10)
  return begun.map(({ buyer, intent }) => ({ id: intent.orderId, email: buyer.email }))
}

async function openOf({ db }: TestShop, ids: readonly number[]): Promise<number> {
  const open = db.selectFrom('orders').select('id').where('id', 'in', ids).where('paidAt', 'is', null)
  return (await open.execute()).length
}

async function transitionsToPaid({ db }: TestShop, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ orderId: number; count: number }>`
    select order_id, count(*) from order_events
    where kind = 'payment_changed' and details ->> 'to' = 'paid' and order_id = any(${ids}::bigint[])
    group by order_id`.execute(db)
  return new Map(rows.map(({ orderId, count }) => [orderId, count]))
}
