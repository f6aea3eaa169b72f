import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@shop/contract/labels'
import type { PaymentIntent } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { sql } from 'kysely'
import { adminOf } from '../../lib/atelier.ts'
import { as, aTestProduct, begin, buyers, confirm } from '../../lib/buyers.ts'
import { type Caller, call, type Outcome } from '../../lib/call.ts'
import { refundOnPages } from '../../lib/provider.ts'
import { atEachDelay, informative, jobsDone, none, type Plan, shuffled, within } from '../../lib/race.ts'
import { overPromises, overRefunds } from '../../lib/refund-checks.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { runNow } from '../../lib/shop-health.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ORDERS: Plan = { small: { 0: 10, 20: 10 }, full: { 0: 500, 20: 50, 100: 20 } }
const AT_ONCE = 10
const SPREAD_MS = 150
const STEPS: readonly OrderStatus[] = ['pending', 'confirmed', 'in_production', 'ready', 'delivered']
const LEGAL = new Set(['awaiting paid', 'awaiting expired', 'paid refunded'])

/** The buyer pays, the hold ends, two admins change the order's status and refund it, all at the same moment. */
export const refundRace: Scenario = (size) =>
  withTestShop({ name: 'refund_race', env: { DATABASE_POOL: '20' }, workers: 2 }, async (shop) => {
    const admins = [await adminOf(shop), await adminOf(shop)] as const
    return atEachDelay(shop, ORDERS[size], async (count) => {
      const ids: number[] = []
      const responses: Outcome<unknown>[] = []
      while (ids.length < count) {
        const group = await everythingAtOnce(shop, admins)
        ids.push(...group.ids)
        responses.push(...group.responses)
      }
      await jobsDone(shop)
      const amount = (is: (response: Outcome<unknown>) => boolean) => responses.filter(is).length
      const size = `${ids.length} orders`
      return [
        none(`${size}: illegal or broken transitions`, await illegalSteps(shop, ids)),
        none(`${size}: times with more refunded than captured`, await overRefunds(shop, ids)),
        none(`${size}: more refunds requested in the shop than paid`, await overPromises(shop, ids)),
        none(
          `${size}: refunds with a 5xx or no response`,
          amount(({ status }) => status === 0 || (status >= 500 && status !== 503)),
        ),
        informative(
          `${size}: refunds rejected with a retry time (503)`,
          amount(({ status }) => status === 503),
        ),
        informative(
          `${size}: refunds accepted`,
          amount(({ status }) => status === 200),
        ),
        informative(
          `${size}: refunds rejected`,
          amount(({ status }) => status === 409),
        ),
      ]
    })
  })

interface Begun {
  buyer: Caller
  intent: PaymentIntent
}

async function everythingAtOnce(shop: TestShop, admins: readonly [Caller, Caller]) {
  const crowd = await buyers(shop, AT_ONCE)
  const dress = await aTestProduct(shop, AT_ONCE)
  const begun = await Promise.all(
    crowd.map(async (buyer) => ({
      buyer: as(shop, buyer),
      intent: await begin(shop, buyer, [dress]),
    })),
  )
  const ids = begun.map(({ intent }) => intent.orderId)
  await shop.db
    .updateTable('orders')
    .set({ holdExpiresAt: sql`now()` })
    .where('id', 'in', ids.slice(0, 2))
    .execute()
  const expiring = runNow(shop, 'payments.expire')
  const responses = await Promise.all(begun.map((order) => meddle(shop, admins, order)))
  await expiring
  return { ids, responses: responses.flat() }
}

/** Runs all actions at random moments of one short interval; returns the responses to the admins' refunds. */
async function meddle(shop: TestShop, admins: readonly [Caller, Caller], { buyer, intent }: Begun) {
  const { orderId: id, totalCents, clientSecret } = intent
  const paying = confirm(shop, intent).then(() => call(buyer, orders.read, { params: { id } }))
  const moving = shuffled(STEPS)
    .slice(0, 3)
    .map(async (status, n) => {
      await within(SPREAD_MS)
      await call(admins[n % 2] ?? admins[0], orders.setStatus, { params: { id }, body: { status } })
    })
  // All of it, a third, and a half twice under the same request id; a quarter directly on the provider's own pages.
  const again = randomUUID()
  const wishes = [
    { requestId: randomUUID() },
    { requestId: randomUUID(), amountCents: Math.floor(totalCents / 3) },
    { requestId: again, amountCents: Math.floor(totalCents / 2) },
    { requestId: again, amountCents: Math.floor(totalCents / 2) },
  ]
  const giving = wishes.map(async (wish, n) => {
    await within(4 * SPREAD_MS)
    const body = { restock: n === 0, reason: '', ...wish }
    return call(admins[n % 2] ?? admins[0], orders.refund, { params: { id }, body })
  })
  await within(4 * SPREAD_MS)
  await refundOnPages(shop, clientSecret, Math.floor(totalCents / 4))
  await Promise.all([paying, ...moving])
  return Promise.all(giving)
}

/** Each change of an order's state must begin where the one before it ended. */
async function illegalSteps({ db }: TestShop, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ kind: string; from: string; to: string; before: string | null }>`
    select kind::text, details ->> 'from' as from, details ->> 'to' as to,
      lag(details ->> 'to') over (partition by order_id, kind order by id) as before
    from order_events
    where kind in ('payment_changed', 'status_changed') and order_id = any(${ids}::bigint[])`.execute(db)
  return rows.filter(({ kind, from, to, before }) => {
    const first = kind === 'status_changed' ? 'pending' : 'awaiting'
    return from !== (before ?? first) || (kind === 'payment_changed' && !LEGAL.has(`${from} ${to}`))
  }).length
}
