import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { mondayOf } from '@shop/contract/weeks'
import { aProduct, withOffers } from '@shop/test-kit/factories'
import { aPlan } from '@shop/test-kit/production'
import { sql } from 'kysely'
import type { TestProduct } from './buyers.ts'
import type { TestShop } from './test-shop.ts'

/** Sewn to order by a plan: each takes hours of the atelier, and no unit of stock. */
export async function aMadeDress(
  { db }: Pick<TestShop, 'db'>,
  plan: { minutes: number; days: number },
): Promise<TestProduct & { planId: number }> {
  const { id: planId } = await aPlan(db, plan)
  const dress = await aProduct(db, { stockAvailable: 0 })
  await withOffers(db, dress.id, { made_to_order: 0 }, planId)
  return { ...dress, offer: 'made_to_order', planId }
}

const WEEKS = 100

/** Takes months and next to no hours: any number of them can be paid in parts. Its work has a cut and a fitting. */
export async function longMadeDress(shop: Pick<TestShop, 'db'>): Promise<TestProduct> {
  const { planId, ...dress } = await aMadeDress(shop, { minutes: 1, days: 110 })
  await sql`insert into production_plan_stages (plan_id, stage_id, days, minutes)
    select ${planId}, id, 3, 0 from production_stages where kind = 'fitting' order by position limit 1`.execute(
    shop.db,
  )
  const first = mondayOf(saoPauloDay(new Date()))
  const weeks = Array.from({ length: WEEKS }, (_, n) => ({ week: addDays(first, 7 * n), minutes: 60_000 }))
  await shop.db
    .insertInto('capacityWeeks')
    .values(weeks)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return dress
}
