import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { aTestProduct, begin, buyers, confirm, place } from '../../lib/buyers.ts'
import { chargesOfOrders } from '../../lib/provider.ts'
import { atEachDelay, informative, jobsDone, none, type Plan, within } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { runNow } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ORDERS: Plan = { small: { 0: 24, 20: 24 }, full: { 0: 1_000, 20: 120, 100: 36 } }
const AT_ONCE = 12
const SPREAD_MS = 100
const STEP_MS = 25

/**
 * Buyers of a last unit confirm at the moment their hold ends, while another buyer waits for the unit. The time at
 * which the expiry job reaches an order is not known, so each position in the batch adapts: one that confirmed too
 * early confirms later next time. Half of them win, within fifty milliseconds before and after.
 */
export const holdRace: Scenario = (size) =>
  withTestShop({ name: 'hold_race', env: { DATABASE_POOL: '20' }, workers: 2 }, (shop) =>
    atEachDelay(shop, ORDERS[size], async (count, delay) => {
      // First estimate: round trips until the expiry job has found the orders, plus those for every three orders
      // before.
      const moments = Array.from({ length: AT_ONCE }, (_, round) => delay * (5 + 10 * Math.floor(round / 3)))
      const ids: number[] = []
      while (ids.length < count) ids.push(...(await confirmAtTheEnd(shop, moments)))
      await runNow(shop, 'payments.expire')
      await jobsDone(shop)

      const charged = new Set(
        (await chargesOfOrders(shop, ids)).map(({ metadata }) => Number(metadata['order_id'])),
      )
      const rows = await shop.db
        .selectFrom('orders')
        .select(['id', 'paymentState', 'stockState', 'attention'])
        .where('id', 'in', ids)
        .execute()
      const amount = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length
      const refunds = await shop.db
        .selectFrom('refunds')
        .select('id')
        .where('orderId', 'in', ids)
        .where('requestedBy', 'is', null)
        .execute()
      const size = `${ids.length} orders`
      return [
        informative(
          `${size}: the buyer won`,
          amount(({ paymentState }) => paymentState === 'paid'),
        ),
        informative(
          `${size}: the expiry won`,
          amount(({ paymentState }) => paymentState === 'expired'),
        ),
        none(
          `${size}: paid without the unit`,
          amount(({ paymentState, stockState }) => paymentState === 'paid' && stockState !== 'sold'),
        ),
        none(
          `${size}: charged and the unit released`,
          amount(({ id, stockState }) => charged.has(id) && stockState === 'released'),
        ),
        none(
          `${size}: neither paid nor expired`,
          amount(({ paymentState }) => paymentState !== 'paid' && paymentState !== 'expired'),
        ),
        informative(`${size}: refunded by the shop itself`, refunds.length),
      ]
    }),
  )

async function confirmAtTheEnd(shop: TestShop, moments: number[]): Promise<number[]> {
  const crowd = await buyers(shop, AT_ONCE)
  const rivals = await buyers(shop, AT_ONCE)
  const begun = await Promise.all(
    rivals.map(async (rival, n) => {
      const dress = await aTestProduct(shop, 1)
      return { rival, dress, intent: await begin(shop, crowd[n] ?? rival, [dress]) }
    }),
  )
  const ids = begun.map(({ intent }) => intent.orderId).sort((one, other) => one - other)
  // Half an hour is too long to wait: the hold is ended in the database.
  await shop.db.updateTable('orders').set({ holdExpiresAt: sql`now()` }).where('id', 'in', ids).execute()
  await runNow(shop, 'payments.expire')
  await Promise.all(
    begun.map(async ({ intent, rival, dress }) => {
      const round = ids.indexOf(intent.orderId)
      const moment = moments[round] ?? 0
      await sleep(moment)
      await within(SPREAD_MS)
      const { status } = await confirm(shop, intent)
      moments[round] = Math.max(0, moment + (status === 200 ? STEP_MS : -STEP_MS))
      await place(shop, rival, [dress])
    }),
  )
  return ids
}
