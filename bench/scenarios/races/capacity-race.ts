import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { deliveryPromise, type OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { type LinePromise, promiseLines } from '@shop/contract/promise'
import { schedule } from '@shop/contract/schedule'
import { mondayOf } from '@shop/contract/weeks'
import { overbookedWeeks } from '@shop/demo/testing/capacity-invariants'
import { aProduct, withOffers } from '@shop/test-kit/factories'
import { aPlan, bookedWeeks } from '@shop/test-kit/production'
import { sql } from 'kysely'
import { as, type Buyer, buyers, draftOf, type TestProduct } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import { deadlocks } from '../../lib/deadlocks.ts'
import { atEachDelay, exactly, none, type Plan } from '../../lib/race.ts'
import type { Scenario, Size } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ROUNDS: Plan = { small: { 0: 2, 20: 1 }, full: { 0: 100, 20: 100, 100: 100 } }
const BRIDES: Record<Size, number> = { small: 20, full: 50 }
const HOUR = 60
const MOST_TRIES = 40
const PAUSE_MS = 300

interface Seen {
  won: number
  overbooked: number
  unasked: number
  earlier: number
  other: number
}

/** The last hours of a week, wanted by everybody at once: one gets them, the others are asked with a later date. */
export const capacityRace: Scenario = (size) =>
  withTestShop({ name: 'capacity_race', env: { DATABASE_POOL: '50', ROLE: 'web' } }, async (shop) => {
    const brides = await buyers(shop, BRIDES[size])
    const plan = await aPlan(shop.db, { minutes: 10 * HOUR, days: 1 })
    const dress = await aProduct(shop.db, { stockAvailable: 0 })
    await withOffers(shop.db, dress.id, { made_to_order: 0 }, plan.id)
    return atEachDelay(shop, ROUNDS[size], async (rounds) => {
      const before = await deadlocks(shop.db)
      const seen: Seen = { won: 0, overbooked: 0, unasked: 0, earlier: 0, other: 0 }
      for (let round = 0; round < rounds; round++) await lastHours(shop, brides, dress, seen)
      const who = `${brides.length} brides for the last hours of a week, ${rounds} rounds`
      return [
        exactly(rounds, `${who}: rounds in which one got them`, seen.won),
        none(`${who}: weeks booked beyond their hours`, seen.overbooked),
        none(`${who}: later ones that were not asked first`, seen.unasked),
        none(`${who}: later ones without a later date`, seen.earlier),
        none(`${who}: other responses`, seen.other),
        none('deadlocks', (await deadlocks(shop.db)) - before),
      ]
    })
  })

async function lastHours(shop: TestShop, brides: readonly Buyer[], dress: TestProduct, seen: Seen) {
  await endAll(shop)
  const first = mondayOf(addDays(saoPauloDay(new Date()), 14))
  const weeks = [-14, -7, 0].map(
    (days) => [addDays(first, days), days === 0 ? 50 * HOUR : 60 * HOUR] as const,
  )
  await bookedWeeks(shop.db, Object.fromEntries(weeks))
  const shown = await shownPromise(shop)
  const outcomes = await Promise.all(brides.map((bride) => insist(shop, bride, dress, shown)))
  if (outcomes.filter(({ status }) => status === 201).length === 1) seen.won++
  const later = outcomes.filter(({ status }) => status !== 201)
  seen.other += later.filter(({ code }) => code !== 'promise_changed').length
  for (const { details } of later) {
    const possible = deliveryPromise.safeParse(details).data
    if (possible === undefined) seen.unasked++
    else if (possible.to <= shown.to) seen.earlier++
  }
  seen.overbooked += (await overbookedWeeks(shop.db)).length
}

/** What the product page would show now. */
async function shownPromise(shop: TestShop): Promise<LinePromise> {
  // Computed without the cache of the web process, which the rounds are faster than.
  const { data } = await call({ url: shop.url }, schedule.read, {}, { authorization: 'Bearer none' })
  const plan = data?.plans[0]
  if (!data || !plan) throw new Error('no schedule')
  const free = new Map(data.weeks.map(({ week, freeMinutes }) => [week, freeMinutes]))
  const [line] =
    promiseLines({ schedule: { ...data, freeMinutes: free }, today: data.asOf }, [
      { kind: 'made', work: plan },
    ]) ?? []
  if (!line) throw new Error('no promise')
  return line
}

async function insist(shop: TestShop, bride: Buyer, dress: TestProduct, { from, to }: LinePromise) {
  const draft = draftOf(bride, [dress], { checkoutId: randomUUID() })
  const items = draft.items.map((item) => ({ ...item, offer: 'made_to_order' as const }))
  const body: OrderDraft = { ...draft, items, promise: { from, to } }
  for (let tries = 1; ; tries++) {
    const response = await call(as(shop, bride), orders.place, { body })
    if (response.status !== 503 || tries === MOST_TRIES) return response
    await sleep(PAUSE_MS)
  }
}

async function endAll({ db }: TestShop) {
  await sql`update orders set stock_state = 'released', payment_state = 'expired', paid_at = null
    where stock_state = 'reserved'`.execute(db)
  await sql`delete from capacity_bookings`.execute(db)
  await sql`delete from item_stages`.execute(db)
}
