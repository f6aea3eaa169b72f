import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderStatus } from '@shop/contract/labels'
import type { PaymentIntent } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { shipments } from '@shop/contract/shipments'
import { sql } from 'kysely'
import { adminOf } from '../../lib/atelier.ts'
import { as, aTestProduct, begin, buyers, confirm } from '../../lib/buyers.ts'
import { type Caller, call, type Outcome } from '../../lib/call.ts'
import { atEachDelay, informative, jobsDone, none, type Plan, shuffled, within } from '../../lib/race.ts'
import { overPromises, overRefunds } from '../../lib/refund-checks.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ORDERS: Plan = { small: { 0: 10, 20: 10 }, full: { 0: 500, 20: 50, 100: 20 } }
const AT_ONCE = 10
const SPREAD_MS = 600
/** Before the race: paid and settled, paid with its event on the way, or not paid yet. */
const STARTS = ['settled', 'paid', 'open'] as const
const STEPS: readonly OrderStatus[] = ['confirmed', 'in_production', 'ready', 'delivered']

/**
 * The buyer pays, cancels and withdraws, two admins cancel the order with and without a refund, refund a part of it and
 * change its status and send it, all at the same moment.
 */
export const cancelRace: Scenario = (size) =>
  withTestShop({ name: 'cancel_race', env: { DATABASE_POOL: '20' }, workers: 2 }, async (shop) => {
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
      const size = `${ids.length} orders`
      const { paid, unpaid } = await cancelled(shop, ids)
      return [
        none(`${size}: cancelled in an illegal state`, await illegalStates(shop, ids)),
        none(`${size}: cancelled twice, or changed after it`, await changedAfter(shop, ids)),
        none(`${size}: cancelled without exactly one email`, await wrongEmails(shop, ids)),
        none(`${size}: units neither sold nor back in stock`, await lostUnits(shop, ids)),
        none(`${size}: times with more refunded than captured`, await overRefunds(shop, ids)),
        none(`${size}: more refunds requested in the shop than paid`, await overPromises(shop, ids)),
        none(
          `${size}: cancellations with a 5xx or no response`,
          responses.filter(({ status }) => status === 0 || (status >= 500 && status !== 503)).length,
        ),
        informative(`${size}: cancelled after the payment`, paid),
        informative(`${size}: cancelled before the payment`, unpaid),
      ]
    })
  })

async function everythingAtOnce(shop: TestShop, admins: readonly [Caller, Caller]) {
  const crowd = await buyers(shop, AT_ONCE)
  const dress = await aTestProduct(shop, AT_ONCE)
  const begun = await Promise.all(
    crowd.map(async (buyer, index) => ({
      buyer: as(shop, buyer),
      intent: await begin(shop, buyer, [dress]),
      start: STARTS[index % STARTS.length],
    })),
  )
  await settleSome(shop, begun)
  const responses = await Promise.all(begun.map((order) => meddle(shop, admins, order)))
  return { ids: begun.map(({ intent }) => intent.orderId), responses: responses.flat() }
}

interface Begun {
  buyer: Caller
  intent: PaymentIntent
  start: (typeof STARTS)[number] | undefined
}

async function settleSome(shop: TestShop, begun: readonly Begun[]) {
  const settled = begun.filter(({ start }) => start === 'settled')
  await Promise.all(settled.map((order) => pay(shop, order)))
  const ids = settled.map(({ intent }) => intent.orderId)
  while ((await countOf(shop, sql`paid_at is null`, ids)) > 0) await sleep(50)
}

async function pay(shop: TestShop, { buyer, intent }: Begun) {
  await confirm(shop, intent)
  await call(buyer, orders.read, { params: { id: intent.orderId } })
}

/** Runs all actions at random moments of one short interval; returns the responses to the cancellations. */
async function meddle(shop: TestShop, [one, other]: readonly [Caller, Caller], begun: Begun) {
  const { buyer, intent, start } = begun
  const { orderId: id, totalCents } = intent
  const params = { id }
  const soon = async <T>(work: () => Promise<T>) => {
    await within(SPREAD_MS)
    return work()
  }
  const { data } = await call(one, orders.read, { params })
  const items = (data?.items ?? []).map(({ id: itemId, quantity }) => ({ itemId, quantity }))
  const reason = 'Casamento adiado'
  const again = { requestId: randomUUID() }
  const last = { requestId: randomUUID() }
  const part = { requestId: randomUUID(), amountCents: Math.floor(totalCents / 3) }
  if (start === 'paid') await confirm(shop, intent)
  const meanwhile = [
    // Late, so that some cancellations come first.
    ...(start === 'open' ? [within(4 * SPREAD_MS).then(() => pay(shop, begun))] : []),
    soon(() => call(other, orders.refund, { params, body: { ...part, reason: null } })),
    soon(() => call(buyer, orders.withdraw, { params, body: { reason: null } })),
    soon(() => send(other, id)),
    ...shuffled(STEPS)
      .slice(0, 1)
      .map((status) => soon(() => call(other, orders.setStatus, { params, body: { status } }))),
  ]
  const cancelling = [
    soon(() => call(buyer, orders.cancelOwn, { params })),
    within(4 * SPREAD_MS).then(() =>
      call(other, orders.cancel, { params, body: { reason, refund: last, items } }),
    ),
    soon(() => call(one, orders.cancel, { params, body: { reason } })),
    // The same request twice.
    ...[again, again].map((refund) =>
      soon(() => call(one, orders.cancel, { params, body: { reason, refund, items } })),
    ),
  ]
  await Promise.all(meanwhile)
  return Promise.all(cancelling)
}

/** Made ready and sent at once, unless the order is cancelled in between. */
async function send(admin: Caller, id: number) {
  const params = { id }
  await call(admin, orders.setStatus, { params, body: { status: 'ready' } })
  await call(admin, shipments.ship, { params, body: { requestId: randomUUID(), carrier: 'Jadlog' } })
}

async function countOf({ db }: TestShop, condition: ReturnType<typeof sql>, ids: readonly number[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from orders where id = any(${ids}::bigint[]) and ${condition}`.execute(db)
  return rows[0]?.count ?? 0
}

async function cancelled(shop: TestShop, ids: readonly number[]) {
  const isCancelled = sql`cancelled_at is not null`
  const paid = await countOf(shop, sql`${isCancelled} and paid_at is not null`, ids)
  return { paid, unpaid: (await countOf(shop, isCancelled, ids)) - paid }
}

function illegalStates(shop: TestShop, ids: readonly number[]) {
  const isLegal = sql`status <> 'delivered' and case when paid_at is null
    then payment_state = 'expired' and status = 'pending' and stock_state = 'released'
    else payment_state in ('paid', 'refunded') and stock_state in ('sold', 'returned') end`
  return countOf(shop, sql`cancelled_at is not null and not (${isLegal})`, ids)
}

/** Nothing but its refund changes after an order is cancelled. */
function changedAfter(shop: TestShop, ids: readonly number[]) {
  return countOf(
    shop,
    sql`exists (select from order_events cancelled join order_events later on later.order_id = cancelled.order_id
      where cancelled.order_id = orders.id and cancelled.kind = 'cancelled' and later.id > cancelled.id
        and later.kind in ('cancelled', 'status_changed', 'shipped', 'withdrawal_requested'))`,
    ids,
  )
}

function wrongEmails(shop: TestShop, ids: readonly number[]) {
  return countOf(
    shop,
    sql`(cancelled_at is not null)::int <>
      (select count(*) from mails where kind = 'order.cancelled' and object_id = orders.id::text)`,
    ids,
  )
}

/** What the ledger says of an order's units, against the order itself. */
function lostUnits(shop: TestShop, ids: readonly number[]) {
  return countOf(
    shop,
    sql`(select coalesce(sum(sold_change), 0) from stock_movements where order_id = orders.id) <>
      (select coalesce(sum(case when stock_state in ('sold', 'returned') then quantity - returned_quantity else 0 end), 0)
       from order_items where order_id = orders.id)`,
    ids,
  )
}
