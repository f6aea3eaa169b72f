import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import type { DeliveryWindow } from '@shop/contract/dates'
import { deliveryPromise, type OrderDraft } from '@shop/contract/order-draft'
import { orders } from '@shop/contract/orders'
import { type LinePromise, promiseLines } from '@shop/contract/promise'
import { schedule } from '@shop/contract/schedule'
import { mondayOf } from '@shop/contract/weeks'
import { overbookedWeeks } from '@shop/demo/testing/capacity-invariants'
import { sql } from 'kysely'
import { as, type Buyer, buyers, draftOf, type TestProduct } from '../../lib/buyers.ts'
import { call } from '../../lib/call.ts'
import { deadlocks } from '../../lib/deadlocks.ts'
import { aMadeDress } from '../../lib/made-dress.ts'
import { atEachDelay, exactly, none, type Plan } from '../../lib/race.ts'
import type { Scenario, Size } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ROUNDS: Plan = { small: { 0: 2, 20: 1 }, full: { 0: 100, 20: 100, 100: 100 } }
const BRIDES: Record<Size, number> = { small: 20, full: 50 }
/** In steps in which visitors see hours, so that each is shown the same week. */
const LAST_HOURS = 8 * 60
const MOST_TRIES = 40
const PAUSE_MS = 300

interface Seen {
  won: number
  overbooked: number
  unoffered: number
  earlier: number
  other: number
}

/** The last hours of a week, wanted by everybody at once: one gets them, the others are offered a later date. */
export const capacityRace: Scenario = (size) =>
  withTestShop({ name: 'capacity_race', env: { DATABASE_POOL: '50', ROLE: 'web' } }, async (shop) => {
    const brides = await buyers(shop, BRIDES[size])
    const dress = await aMadeDress(shop, { minutes: LAST_HOURS, days: 1 })
    return atEachDelay(shop, ROUNDS[size], async (rounds) => {
      const before = await deadlocks(shop.db)
      const seen: Seen = { won: 0, overbooked: 0, unoffered: 0, earlier: 0, other: 0 }
      for (let round = 0; round < rounds; round++) await lastHours(shop, brides, dress, seen)
      const who = `${brides.length} brides for the last hours of a week, ${rounds} rounds`
      return [
        exactly(rounds, `${who}: rounds in which one got them`, seen.won),
        none(`${who}: weeks booked beyond their hours`, seen.overbooked),
        none(`${who}: later ones that were offered no other date`, seen.unoffered),
        none(`${who}: later ones without a later date`, seen.earlier),
        none(`${who}: other responses`, seen.other),
        none('deadlocks', (await deadlocks(shop.db)) - before),
      ]
    })
  })

async function lastHours(shop: TestShop, brides: readonly Buyer[], dress: TestProduct, seen: Seen) {
  await endAll(shop)
  const first = mondayOf(addDays(saoPauloDay(new Date()), 14))
  const weeks = [-14, -7, 0].map((days) => ({
    week: addDays(first, days),
    minutes: days === 0 ? LAST_HOURS : 0,
  }))
  await shop.db.deleteFrom('capacityWeeks').execute()
  await shop.db.insertInto('capacityWeeks').values(weeks).execute()
  const shown = await shownPromise(shop)
  const outcomes = await Promise.all(
    brides.map(async (bride) => ({ bride, ...(await insist(shop, bride, dress, shown)) })),
  )
  if (outcomes.filter(({ status }) => status === 201).length === 1) seen.won++
  const later = outcomes.filter(({ status }) => status !== 201)
  seen.other += later.filter(({ code }) => code !== 'promise_changed').length
  const offered = later.flatMap(({ bride, details }) => {
    const possible = deliveryPromise.safeParse(details).data
    return possible === undefined ? [] : [{ bride, possible }]
  })
  seen.unoffered += later.length - offered.length
  seen.earlier += offered.filter(({ possible }) => possible.to <= shown.to).length
  // One of them says yes.
  for (const { bride, possible } of offered.slice(0, 1)) {
    const { data } = await insist(shop, bride, dress, possible)
    if (data === undefined || (await promisedTo(shop, data.id)) !== possible.to) seen.other++
  }
  seen.overbooked += (await overbookedWeeks(shop.db)).length
}

async function promisedTo({ db }: TestShop, orderId: number) {
  const order = db.selectFrom('orders').select('promisedTo').where('id', '=', orderId)
  return (await order.executeTakeFirst())?.promisedTo
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

async function insist(shop: TestShop, bride: Buyer, dress: TestProduct, { from, to }: DeliveryWindow) {
  const draft = draftOf(bride, [dress], { checkoutId: randomUUID() })
  const body: OrderDraft = { ...draft, promise: { from, to } }
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
