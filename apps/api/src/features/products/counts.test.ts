import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { aCategory, aProduct } from '@shop/test-kit/factories'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Tx } from '../../db/connection.ts'
import * as stock from '../stock/stock.service.ts'
import { createListCounts, type ListCounts } from './counts.service.ts'
import { changes } from './products.queries.ts'

let database: TestDatabase
let totalOf: ListCounts
let countCalls = 0

const countingPlugin: KyselyPlugin = {
  transformQuery({ node }) {
    countCalls += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => {
  totalOf = createListCounts(database.db.withPlugin(countingPlugin))
})
afterAll(() => database.close())

const take = (productId: number, quantity = 1) =>
  database.db
    .transaction()
    .execute((tx) =>
      stock.take(tx, [{ productId, size: 'M', color: 'Branco', quantity, offer: 'ready' as const }], {}),
    )
const edit = (id: number, values: { priceCents?: number; featured?: boolean }) =>
  database.db.updateTable('products').set(values).where('id', '=', id).execute()

async function queriesFor(work: () => Promise<unknown>): Promise<number> {
  const before = countCalls
  await work()
  return countCalls - before
}

test('a total is counted once per filter, and again only after a change', async () => {
  const { id, collection } = await aProduct(database.db, { stockAvailable: 9 })
  expect(await queriesFor(() => totalOf({ collection }))).toBe(2)
  expect(await queriesFor(() => totalOf({ collection }))).toBe(1)
  expect(await queriesFor(() => totalOf({ collection, inStock: true }))).toBe(2)
  await take(id)
  expect(await queriesFor(() => totalOf({ collection }))).toBe(1)
  await take(id, 8)
  expect(await queriesFor(() => totalOf({ collection }))).toBe(2)
})

test('the number of low-stock products is counted again after every sale', async () => {
  const { id, collection } = await aProduct(database.db, { stockAvailable: 7 })
  const few = () => totalOf({ collection, lowStock: true })
  expect(await few()).toBe(0)
  await take(id)
  expect(await few()).toBe(0)
  await take(id)
  expect([await few(), await totalOf({ collection, lowStock: false })]).toEqual([1, 0])
  await take(id, 5)
  expect([await few(), await totalOf({ collection, lowStock: false })]).toEqual([0, 1])
})

test('concurrent callers share one count', async () => {
  const { collection } = await aProduct(database.db)
  const together = () => Promise.all(Array.from({ length: 5 }, () => totalOf({ collection })))
  expect(await queriesFor(together)).toBe(5 + 1)
})

test('a total is correct after every committed change', async () => {
  const category = await aCategory(database.db)
  const filter = { collection: category.name }
  const totals = async () => [
    await totalOf(filter),
    await totalOf({ ...filter, inStock: true }),
    await totalOf({ ...filter, maxPriceCents: 1_000 }),
    await totalOf({ ...filter, featured: true }),
  ]
  expect(await totals()).toEqual([0, 0, 0, 0])
  const { id } = await aProduct(database.db, {
    categoryId: category.id,
    stockAvailable: 1,
    priceCents: 2_000,
  })
  expect(await totals()).toEqual([1, 1, 0, 0])
  await take(id)
  expect(await totals()).toEqual([1, 0, 0, 0])
  await database.db.transaction().execute((tx) => stock.adjust(tx, { productId: id, difference: 3 }, {}))
  expect(await totals()).toEqual([1, 1, 0, 0])
  await edit(id, { priceCents: 900 })
  expect(await totals()).toEqual([1, 1, 1, 0])
  await edit(id, { featured: true })
  expect(await totals()).toEqual([1, 1, 1, 1])
  await database.db
    .updateTable('categories')
    .set({ name: 'Renomeada' })
    .where('id', '=', category.id)
    .execute()
  expect(await totals()).toEqual([0, 0, 0, 0])
  expect(await totalOf({ collection: 'Renomeada' })).toBe(1)
  const removal = { deletedAt: new Date(), categoryId: null }
  await database.db.updateTable('products').set(removal).where('id', '=', id).execute()
  expect(await totalOf({ collection: 'Renomeada' })).toBe(0)
})

test('a change that started first and is committed last is counted too', async () => {
  const category = await aCategory(database.db)
  const filter = { collection: category.name }
  const add = { name: 'Peça', priceCents: 100, categoryId: category.id }
  await database.db.transaction().execute(async (slow) => {
    await slow.insertInto('products').values(add).execute()
    await database.pool.query(
      `insert into products (name, price_cents, category_id) values ('Peça', 100, $1)`,
      [category.id],
    )
    expect(await totalOf(filter)).toBe(1)
  })
  expect(await totalOf(filter)).toBe(2)
})

test('sales of the last units of two products do not block each other', async () => {
  const [one, other] = [await aProduct(database.db, { stockAvailable: 1 }), await aProduct(database.db)]
  // A blocked sale would fail with its lock_timeout.
  await database.db.transaction().execute(async (slow) => {
    await stock.take(
      slow,
      [{ productId: one.id, size: 'M', color: 'Branco', quantity: 1, offer: 'ready' as const }],
      {},
    )
    await take(other.id, 10)
  })
  expect(await totalOf({ collection: one.collection, inStock: true })).toBe(0)
  expect(await totalOf({ collection: other.collection, inStock: true })).toBe(0)
})

test('a sale with plenty of stock left is a HOT update, without a new index entry', async () => {
  const { id } = await aProduct(database.db, { stockAvailable: 9 })
  const writtenBeside = (tx: Tx) =>
    sql<{ rows: number }>`select pg_stat_get_xact_tuples_hot_updated('products'::regclass) as rows`
      .execute(tx)
      .then(({ rows: [counted] }) => counted?.rows ?? 0)
  const besideItsRow = (quantity: number) =>
    database.db.transaction().execute(async (tx) => {
      const before = await writtenBeside(tx)
      await stock.take(
        tx,
        [{ productId: id, size: 'M', color: 'Branco', quantity, offer: 'ready' as const }],
        {},
      )
      return (await writtenBeside(tx)) - before
    })
  expect(await besideItsRow(1)).toBe(1)
  expect(await besideItsRow(8)).toBe(0)
})

test('changes are aggregated from time to time, and none is lost', async () => {
  const { id } = await aProduct(database.db, { stockAvailable: 0 })
  const before = await changes(database.db)
  const adjust = () =>
    database.db.transaction().execute((tx) => stock.adjust(tx, { productId: id, difference: 1 }, {}))
  for (let n = 0; n < 50; n += 1) await Promise.all(Array.from({ length: 5 }, adjust))
  const after = await changes(database.db)
  expect([after.lists - before.lists, after.products - before.products]).toEqual([1, 250])
  const { stored } = await database.db
    .selectFrom('catalogueChanges')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .executeTakeFirstOrThrow()
  expect(stored).toBeLessThan(210)
})

test('a count that fails late does not evict the newer count', async () => {
  const { id, collection } = await aProduct(database.db)
  const failure = Promise.withResolvers<never>()
  let isFirst = true
  const failingFirst: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isFirst || !('total' in (result.rows[0] ?? {}))) return result
      isFirst = false
      return failure.promise
    },
  }
  totalOf = createListCounts(database.db.withPlugin(countingPlugin).withPlugin(failingFirst))
  const late = totalOf({ collection })
  await expect.poll(() => isFirst).toBe(false)
  await edit(id, { priceCents: 900 })
  expect(await totalOf({ collection })).toBe(1)
  failure.reject(new Error('the connection is lost'))
  await expect(late).rejects.toThrow('the connection is lost')
  expect(await queriesFor(() => totalOf({ collection }))).toBe(1)
})

test('the number of cached totals is limited', async () => {
  totalOf = createListCounts(database.db.withPlugin(countingPlugin), 2)
  for (const maxPriceCents of [1, 2, 3]) await totalOf({ maxPriceCents })
  expect(await queriesFor(() => totalOf({ maxPriceCents: 3 }))).toBe(1)
  expect(await queriesFor(() => totalOf({ maxPriceCents: 1 }))).toBe(2)
})
