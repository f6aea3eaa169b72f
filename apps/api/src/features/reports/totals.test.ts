import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { aProduct, aUser } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCustomers, countLowStock, countProducts } from './totals.queries.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('administrators are not counted as customers', async () => {
  const { db } = database
  const before = await countCustomers(db)
  const { id } = await aUser(db)
  await aUser(db, { role: 'admin' })
  expect(await countCustomers(db)).toBe(before + 1)
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute()
  expect(await countCustomers(db)).toBe(before)
})

test('products count by what can be bought of them, while they are for sale', async () => {
  const { db } = database
  const { id } = await aProduct(db, { stockAvailable: 6 })
  const set = async (values: string) => {
    await sql`update products set ${sql.raw(values)} where id = ${id}`.execute(db)
    const { low, none } = await countLowStock(db, 5)
    return [await countProducts(db), low, none]
  }
  expect(await set('stock_available = 6')).toEqual([1, 0, 0])
  expect(await set('stock_available = 5')).toEqual([1, 1, 0])
  expect(await countLowStock(db, 4)).toEqual({ low: 0, none: 0 })
  expect(await set('stock_available = 1')).toEqual([1, 1, 0])
  expect(await set('stock_available = 0')).toEqual([1, 0, 1])
  expect(await set('sells_to_order = true')).toEqual([1, 0, 0])
  expect(await set('stock_available = 2')).toEqual([1, 0, 0])
  expect(await set('sells_to_order = false, sells_ready = false')).toEqual([1, 0, 1])
  expect(await set('hidden = true')).toEqual([0, 0, 0])
  expect(await set('sells_ready = true')).toEqual([0, 0, 0])
  expect(await set('hidden = false, deleted_at = now(), category_id = null')).toEqual([0, 0, 0])
})
