/** During an upgrade, and after it is undone, processes of the version before read their tables as views. */
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { anItem, anOrder, aProduct, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeSalesStats } from './sales-stats.service.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('the version before reads exact statistics, before and after rows are merged', async () => {
  const { db } = database
  await aUser(db)
  const first = await aProduct(db, { stockAvailable: 2 })
  const second = await aProduct(db, { stockAvailable: 20 })
  const paid = { paymentState: 'paid', status: 'confirmed', paidAt: new Date() } as const
  const order = await anOrder(db, { ...paid, totalCents: 5000 })
  await anItem(db, order, { ...first, priceCents: 1000 }, { quantity: 1 })
  await anItem(db, order, { ...second, priceCents: 2000 }, { quantity: 2 })
  await anOrder(db, { ...paid, cancelledAt: new Date(), totalCents: 700 })

  const read = async () => {
    const counts = await sql`
      select name, sum(total) as total
      from (select name, total from tallies union all select name, change from tally_changes) counted
      group by name order by name`.execute(db)
    const sales = await sql`
      select state, sum(revenue) as revenue, sum(orders) as orders from (
        select month, state, revenue, orders from monthly_sales
        union all select month, state, revenue, orders from sale_changes
      ) sold group by month, state`.execute(db)
    const sellers = await sql`
      select months, product_id, units, revenue from best_sellers
      union all select null, product_id, units, revenue from piece_changes
      order by months, units desc`.execute(db)
    return { counts: counts.rows, sales: sales.rows, sellers: sellers.rows }
  }
  const expected = {
    counts: [
      { name: 'orders.confirmed.paid', total: 1 },
      { name: 'orders.confirmed.paid.cancelled', total: 1 },
      { name: 'products.high', total: 1 },
      { name: 'products.low', total: 1 },
      { name: 'users.customer', total: 1 },
    ],
    sales: [{ state: 'SP', revenue: 5700, orders: 1 }],
    sellers: [3, 6, 12].flatMap((months) => [
      { months, productId: second.id, units: 2, revenue: 4000 },
      { months, productId: first.id, units: 1, revenue: 1000 },
    ]),
  }
  expect(await read()).toEqual(expected)
  await mergeSalesStats(db)
  await sql`select fold_tallies(), fold_sales()`.execute(db)
  expect(await read()).toEqual(expected)
})
