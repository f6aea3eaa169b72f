import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { productionPlans } from '@shop/contract/production-plans'
import { defaultSchedule, schedule } from '@shop/contract/schedule'
import { store } from '@shop/contract/store'
import { mondayOf } from '@shop/contract/weeks'
import { sql } from 'kysely'
import { adminOf } from '../../lib/atelier.ts'
import { buyers, place } from '../../lib/buyers.ts'
import { type Caller, call } from '../../lib/call.ts'
import { aMadeDress } from '../../lib/made-dress.ts'
import { exactly, none } from '../../lib/race.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { type TestShop, withTestShop } from '../../lib/test-shop.ts'

const ORDERS = { small: 20, full: 1_000 }

/** What the atelier changes of its calendar, its plans and its hours moves no promise that was made. */
export const promiseEdits: Scenario = (size) =>
  withTestShop({ name: 'promise_edits', env: { ROLE: 'web' } }, async (shop) => {
    const dress = await aMadeDress(shop, { minutes: 120, days: 3 })
    await placeMany(shop, dress, ORDERS[size])
    const before = await promises(shop)
    const admin = await adminOf(shop)
    const edits = [
      await editSchedule(admin),
      await editPlan(shop, admin, dress.planId),
      await closeDays(admin),
    ]
    const after = await promises(shop)
    const changed = [...before].filter(([id, promise]) => after.get(id) !== promise).length
    return [
      exactly(ORDERS[size], 'orders with a promise', before.size),
      exactly(edits.length, 'edits that were saved', edits.filter(Boolean).length),
      none(`promises, hours and plans changed by editing, of ${ORDERS[size]} orders`, changed),
    ]
  })

/** Each is paid at once, as the hours of unpaid orders are limited. */
async function placeMany(shop: TestShop, dress: Awaited<ReturnType<typeof aMadeDress>>, count: number) {
  for (const buyer of await buyers(shop, count)) {
    const { status } = await place(shop, buyer, [dress])
    if (status !== 201) throw new Error(`an order could not be placed: ${status}`)
    await sql`update orders set payment_state = 'paid', paid_at = now(), stock_state = 'sold', hold_expires_at = null,
      address_key = null where user_id = ${buyer.id}`.execute(shop.db)
  }
}

/** All that was promised and booked of each order, as one text. */
async function promises({ db }: TestShop): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; promise: string }>`
    select orders.id, concat_ws(' ', promised_from, promised_to, promised_ready_on,
      (select json_agg(capacity_bookings order by week) from capacity_bookings
        join order_items on order_items.id = order_item_id where order_id = orders.id),
      (select json_agg(item_stages order by stage_id) from item_stages
        join order_items on order_items.id = order_item_id where order_id = orders.id)) as promise
    from orders where promised_to is not null`.execute(db)
  return new Map(rows.map(({ id, promise }) => [id, promise]))
}

async function editSchedule(admin: Caller): Promise<boolean> {
  const settings = { ...defaultSchedule, weeklyMinutes: 600, marginDays: 9, shipDays: { min: 4, max: 12 } }
  const nextWeek = addDays(mondayOf(saoPauloDay(new Date())), 7)
  const exceptions = [{ week: nextWeek, minutes: 0, note: 'Férias' }]
  return (await call(admin, schedule.save, { body: { settings, exceptions } })).status === 200
}

async function editPlan({ db }: TestShop, admin: Caller, id: number): Promise<boolean> {
  const { stageId } = await db
    .selectFrom('productionPlanStages')
    .select('stageId')
    .where('planId', '=', id)
    .executeTakeFirstOrThrow()
  const body = { name: 'Outro modelo', stages: [{ stageId, days: 60, minutes: 6_000 }] }
  return (await call(admin, productionPlans.save, { params: { id }, body })).status === 200
}

/** Every Monday of a year. */
async function closeDays(admin: Caller): Promise<boolean> {
  const first = mondayOf(saoPauloDay(new Date()))
  const closedDays = Array.from({ length: 52 }, (_, week) => addDays(first, 7 * week))
  return (await call(admin, store.update, { body: { closedDays } })).status === 200
}
