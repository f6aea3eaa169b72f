/** Two tabs pay one part while the atelier records it in cash. */
import { randomUUID } from 'node:crypto'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { charges } from '@shop/contract/charges'
import { sql } from 'kysely'
import { adminOf } from './atelier.ts'
import { buyers, confirm, type TestProduct } from './buyers.ts'
import { type Caller, call, type Outcome } from './call.ts'
import {
  beginPart,
  chargeAt,
  type PlannedOrder,
  payCharge,
  placeInParts,
  untilPaid,
} from './planned-orders.ts'
import { movementsOfOrders } from './provider.ts'
import { informative, jobsDone, none, within } from './race.ts'
import { overRefunds } from './refund-checks.ts'
import type { Result } from './scenario.ts'
import { runNow } from './shop-health.ts'
import type { TestShop } from './test-shop.ts'

const SPREAD_MS = 250

interface Raced {
  order: PlannedOrder
  tabs: readonly Outcome<unknown>[]
  recorded: Outcome<unknown>
}

export async function payTwiceOver(
  shop: TestShop,
  dress: TestProduct,
  { count, atOnce }: { count: number; atOnce: number },
): Promise<Result[]> {
  const admin = await adminOf(shop)
  const raced: Raced[] = []
  while (raced.length < count) {
    const crowd = await buyers(shop, Math.min(atOnce, count - raced.length))
    const started = await Promise.all(crowd.map((buyer) => placeInParts(shop, buyer, dress)))
    await Promise.all(started.map((order) => payCharge(shop, order, 0)))
    await untilPaid(
      shop,
      started.map((order) => chargeAt(order, 0).id),
    )
    raced.push(...(await Promise.all(started.map((order) => raceFor(shop, admin, order)))))
  }
  await jobsDone(shop)
  // What a lost response has left behind is cancelled by the next run.
  await runNow(shop, 'payments.reconcile')
  await jobsDone(shop)
  return resultsOf(shop, raced)
}

async function raceFor(shop: TestShop, admin: Caller, order: PlannedOrder): Promise<Raced> {
  const part = chargeAt(order, 1)
  const tab = async () => {
    await within(SPREAD_MS)
    const begun = await beginPart(shop, order, part)
    if (begun.data === undefined) return begun
    await within(SPREAD_MS)
    await confirm(shop, begun.data)
    return begun
  }
  const record = async () => {
    await within(4 * SPREAD_MS)
    return call(admin, charges.record, {
      params: { id: order.id, chargeId: part.id },
      body: { way: 'cash', receivedOn: saoPauloDay(new Date()), requestId: randomUUID() },
    })
  }
  const [one, other, recorded] = await Promise.all([tab(), tab(), record()])
  return { order, tabs: [one, other], recorded }
}

async function resultsOf(shop: TestShop, raced: readonly Raced[]): Promise<Result[]> {
  const ids = raced.map(({ order }) => order.id)
  const rows = await rowsOf(shop, ids)
  const balances = await balanceOf(shop, ids)
  const judged = raced.map(({ order, tabs, recorded }) => {
    const part = chargeAt(order, 1)
    const row = rows.get(part.id)
    const inCash = row?.receivedWay === 'cash' ? part.amountCents : 0
    const byCard = balances.get(part.id) ?? 0
    const responses = [...tabs, recorded]
    return {
      isOnce: row?.settlements === 1 && row.isPaid && row.emails === 1,
      receivedCents: inCash + byCard - part.amountCents,
      // Recorded and not in the books, or in the books and not accepted.
      isContradictory: (recorded.status === 200) !== inCash > 0,
      isExact: row?.liveCents === order.totalCents && row.totalCents === order.totalCents,
      isInCash: inCash > 0,
      isBroken: responses.some(({ status }) => status === 0 || (status >= 500 && status !== 503)),
      isOther: responses.some(({ status }) => status >= 400 && status < 500 && status !== 409),
      isRejected: responses.some(({ status }) => status === 409),
    }
  })
  const size = `${raced.length} parts paid in two tabs and in cash`
  const amount = (is: (one: (typeof judged)[number]) => boolean) => judged.filter(is).length
  return [
    none(
      `${size}: not paid by exactly one payment`,
      amount(({ isOnce }) => !isOnce),
    ),
    none(
      `${size}: charged twice in the end`,
      amount(({ receivedCents }) => receivedCents > 0),
    ),
    none(
      `${size}: paid without all of the money`,
      amount(({ receivedCents }) => receivedCents < 0),
    ),
    none(
      `${size}: the atelier told another result than the books have`,
      amount(({ isContradictory }) => isContradictory),
    ),
    none(
      `${size}: live charges that are not the total`,
      amount(({ isExact }) => !isExact),
    ),
    none(`${size}: times with more refunded than captured`, await overRefunds(shop, ids)),
    none(
      `${size}: a 5xx or no response`,
      amount(({ isBroken }) => isBroken),
    ),
    none(
      `${size}: rejected otherwise than with 409`,
      amount(({ isOther }) => isOther),
    ),
    informative(
      `${size}: received in cash`,
      amount(({ isInCash }) => isInCash),
    ),
    informative(
      `${size}: someone rejected (409)`,
      amount(({ isRejected }) => isRejected),
    ),
  ]
}

interface PartRow {
  id: number
  isPaid: boolean
  receivedWay: string | null
  totalCents: number
  liveCents: number
  settlements: number
  emails: number
}

async function rowsOf({ db }: TestShop, ids: readonly number[]): Promise<Map<number, PartRow>> {
  const { rows } = await sql<PartRow>`
    select part.id, part.paid_at is not null as is_paid, part.received_way, total_cents,
      (select sum(amount_cents)::int from order_charges live where live.order_id = orders.id and cancelled_at is null) as live_cents,
      (select count(*)::int from order_events where order_id = orders.id and kind = 'payment_changed'
        and details ->> 'chargeId' = part.id::text) as settlements,
      (select count(*)::int from mails where kind = 'charge.paid' and object_id = part.id::text) as emails
    from order_charges part join orders on orders.id = part.order_id
    where position = 1 and orders.id = any(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** What the provider has captured for each part, less what it has returned. */
async function balanceOf(shop: TestShop, ids: readonly number[]): Promise<Map<number, number>> {
  const balances = new Map<number, number>()
  for (const { amount, metadata } of await movementsOfOrders(shop, ids)) {
    const id = Number(metadata['charge_id'] ?? 0)
    balances.set(id, (balances.get(id) ?? 0) + amount)
  }
  return balances
}
