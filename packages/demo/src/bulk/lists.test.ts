import { createListCounts } from '@shop/api/features/products/counts.service'
import { type Lists, openList, readPart } from '@shop/api/features/products/lists.service'
import { listQuery } from '@shop/api/features/products/products.queries'
import type { ProductQuery } from '@shop/contract/products'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tablesReadWhole } from '../testing/plans.ts'
import { fillShop } from './bulk.ts'
import { broadSearches, listMixes } from './list-mixes.ts'

const PAGE = 24
let database: TestDatabase
let lists: Lists

beforeAll(async () => {
  database = await testDatabase()
  lists = { db: database.db, totalOf: createListCounts(database.db) }
  await fillShop(database.admin, { products: 20_000, orders: 0, users: 0 })
}, 120_000)
afterAll(() => database.close())

async function tablesReadWholeFor(query: ProductQuery) {
  const { filter, sort, rare } = await openList(lists, query)
  return tablesReadWhole(lists.db, listQuery(filter, { sort, limit: PAGE + 1, gather: rare }))
}

test.each(Object.entries(listMixes))(
  'returns a full page without reading the whole table: %s',
  async (_name, queryOf) => {
    for (const n of [0, 7]) {
      const query = queryOf(n)
      expect(await tablesReadWholeFor(query)).toEqual([])
      const list = await openList(lists, query)
      expect(await readPart(lists, list, { limit: PAGE, offset: query.offset })).toHaveLength(PAGE)
    }
  },
)

test('a search that matches a tenth of the shop does not read the whole table either', async () => {
  for (const queryOf of broadSearches) expect(await tablesReadWholeFor(queryOf(1))).toEqual([])
})
