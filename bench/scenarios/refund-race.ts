import { randomUUID } from 'node:crypto'
import type { OrderStatus } from '@shop/contract/labels'
import type { PaymentIntent } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { sql } from 'kysely'
import { adminOf } from '../lib/atelier.ts'
import { as, aTestProduct, begin, buyers, confirm } from '../lib/buyers.ts'
import { type Caller, call, type Outcome } from '../lib/call.ts'
import { type Counter, withCounter } from '../lib/counter.ts'
import { movementsOfOrders, refundOnPages } from '../lib/provider.ts'
import { atEachDelay, informative, jobsDone, none, type Plan, shuffled, within } from '../lib/race.ts'
import type { Scenario } from '../lib/scenario.ts'
import { runNow } from '../lib/shop-health.ts'

const ORDERS: Plan = { small: { 0: 10, 20: 10 }, full: { 0: 500, 20: 50, 100: 20 } }
const AT_ONCE = 10
const SPREAD_MS = 150
const STEPS: readonly OrderStatus[] = ['pending', 'confirmed', 'in_production', 'ready', 'delivered']
const LEGAL = new Set(['awaiting paid', 'awaiting expired', 'paid refunded'])

/** The buyer pays, the hold ends, two admins change the order's status and refund it, all at the same moment. */
export const refundRace: Scenario = (size) =>
  withCounter({ name: 'refund_race', env: { DATABASE_POOL: '20' }, workers: 2 }, async (counter) => {
    const admins = [await adminOf(counter), await adminOf(counter)] as const
    return atEachDelay(counter, ORDERS[size], async (count) => {
      const ids: number[] = []
      const responses: Outcome<unknown>[] = []
      while (ids.length < count) {
        const group = await everythingAtOnce(counter, admins)
        ids.push(...group.ids)
        responses.push(...group.responses)
      }
      await jobsDone(counter)
      const amount = (is: (response: Outcome<unknown>) => boolean) => responses.filter(is).length
      const size = `${ids.length} orders`
      return [
        none(`${size}: illegal or broken transitions`, await illegalSteps(counter, ids)),
        none(`${size}: moments with more returned than captured`, await overRefunds(counter, ids)),
        none(`${size}: more promised in our books than paid`, await overPromises(counter, ids)),
        none(
          `${size}: refunds answered with an error of ours`,
          amount(({ status }) => status === 0 || (status >= 500 && status !== 503)),
        ),
        informative(
          `${size}: refunds asked to come back in a moment (503)`,
          amount(({ status }) => status === 503),
        ),
        informative(
          `${size}: refunds accepted`,
          amount(({ status }) => status === 200),
        ),
        informative(
          `${size}: refunds refused`,
          amount(({ status }) => status === 409),
        ),
      ]
    })
  })

interface Begun {
  buyer: Caller
  intent: PaymentIntent
}

async function everythingAtOnce(counter: Counter, admins: readonly [Caller, Caller]) {
  const crowd = await buyers(counter, AT_ONCE)
  const dress = await aTestProduct(counter, AT_ONCE)
  const begun = await Promise.all(
    crowd.map(async (buyer) => ({
      buyer: as(counter, buyer),
      intent: await begin(counter, buyer, [dress]),
    })),
  )
  const ids = begun.map(({ intent }) => intent.orderId)
  await counter.db
    .updateTable('orders')
    .set({ holdExpiresAt: sql`now()` })
    .where('id', 'in', ids.slice(0, 2))
    .execute()
  const expiring = runNow(counter, 'payments.expire')
  const responses = await Promise.all(begun.map((order) => meddle(counter, admins, order)))
  await expiring
  return { ids, responses: responses.flat() }
}

/** Runs all actions at random moments of one short interval; returns the responses to the admins' refunds. */
async function meddle(counter: Counter, admins: readonly [Caller, Caller], { buyer, intent }: Begun) {
  const { orderId: id, totalCents, clientSecret } = intent
  const paying = confirm(counter, intent).then(() => call(buyer, orders.read, { params: { id } }))
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
  await refundOnPages(counter, clientSecret, Math.floor(totalCents / 4))
  await Promise.all([paying, ...moving])
  return Promise.all(giving)
}

/** Each change of an order's state must begin where the one before it ended. */
async function illegalSteps({ db }: Counter, ids: readonly number[]): Promise<number> {
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

/** Read in the order in which the provider moved the money. */
async function overRefunds(counter: Counter, ids: readonly number[]): Promise<number> {
  const balances = new Map<string, number>()
  let below = 0
  for (const { payment_intent: payment, amount } of await movementsOfOrders(counter, ids)) {
    const balance = (balances.get(payment) ?? 0) + amount
    balances.set(payment, balance)
    if (balance < 0) below += 1
  }
  return below
}

async function overPromises({ db }: Counter, ids: readonly number[]): Promise<number> {
  const { rows } = await sql`
    select orders.id from orders join refunds on order_id = orders.id and refunds.status <> 'failed'
    where orders.id = any(${ids}::bigint[])
    group by orders.id having sum(amount_cents) > total_cents or paid_at is null`.execute(db)
  return rows.length
}
