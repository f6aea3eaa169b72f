import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { aProduct } from '@shop/test-kit/factories'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeSalesStats, readBestSellers } from './sales-stats.service.ts'

const PRODUCTS = 12
let database: TestDatabase
let firstId: number

beforeAll(async () => {
  database = await testDatabase()
  for (let n = 0; n < PRODUCTS; n++) await aProduct(database.db)
  const { rows } = await sql<{ id: number }>`select min(id) as id from products`.execute(database.db)
  firstId = rows[0]?.id ?? 0
})
afterAll(() => database.close())

const sale = fc.record({
  product: fc.nat(PRODUCTS - 1),
  back: fc.nat(14),
  units: fc.oneof(fc.integer({ min: -3, max: 6 }), fc.integer({ min: 20, max: 60 })),
})

async function add(sales: readonly (typeof sale extends fc.Arbitrary<infer S> ? S : never)[]) {
  for (const { product, back, units } of sales)
    await sql`
      insert into product_sales (month, product_id, units, revenue)
      values (sale_month(now()) - make_interval(months => ${back}), ${firstId + product}, ${units}, ${units * 100})`.execute(
      database.db,
    )
}

/** Sums every product. */
function recount(months: number, limit: number) {
  return sql`
    select product_id as "productId", name, sum(units) as units, sum(revenue) as "revenueCents"
    from product_sales join products on products.id = product_id
    where month > sale_month(now()) - make_interval(months => ${months})
    group by product_id, name having sum(units) > 0 order by 3 desc, 1 limit ${limit}`.execute(
    database.db.withoutPlugins(),
  )
}

test('the best sellers are those of a sum over every product, whatever is merged', async () => {
  const some = fc.array(sale, { minLength: 1, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(some, some, async (earlier, recent) => {
      await sql`delete from product_sales`.execute(database.db)
      await add(earlier)
      await mergeSalesStats(database.db)
      await add(recent)
      for (const months of [3, 6, 12])
        for (const limit of [1, 2, 5])
          expect(await readBestSellers(database.db, months, limit)).toEqual(
            (await recount(months, limit)).rows,
          )
    }),
    { numRuns: 40 },
  )
}, 120_000)

test('a product that is never the first of a month can be the first of the year', async () => {
  await sql`delete from product_sales`.execute(database.db)
  const everyMonth = Array.from({ length: PRODUCTS - 1 }, (_, back) => back)
  await add(everyMonth.map((back) => ({ product: back, back, units: 10 })))
  await add(everyMonth.map((back) => ({ product: PRODUCTS - 1, back, units: 9 })))
  await mergeSalesStats(database.db)
  expect(await readBestSellers(database.db, 12, 1)).toMatchObject([
    { productId: firstId + PRODUCTS - 1, units: 9 * (PRODUCTS - 1) },
  ])
})
