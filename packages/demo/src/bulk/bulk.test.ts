import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { brokenLedgers, contradictoryOrders, negativeMoments, wrongTotals } from '../testing/invariants.ts'
import { countRows, fillShop } from './bulk.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await fillShop(database.admin, { products: 200, orders: 1000, users: 200 })
})

afterAll(() => database.close())

describe('a shop filled for benchmarks', () => {
  test('has as many rows as requested, about three lines per order', async () => {
    const counts = await countRows(database.db)
    expect(counts).toMatchObject({ products: 200, orders: 1000, users: 200 })
    expect(counts.orderItems).toBeGreaterThan(2700)
    expect(counts.orderItems).toBeLessThan(3300)
  })

  test('satisfies every invariant between tables', async () => {
    expect(await brokenLedgers(database.db)).toEqual([])
    expect(await negativeMoments(database.db)).toEqual([])
    expect(await wrongTotals(database.db)).toEqual([])
    expect(await contradictoryOrders(database.db)).toEqual([])
  })

  test('has orders in every status and some pending payments', async () => {
    const { rows } = await sql<{ status: string; paymentState: string }>`
      select distinct status, payment_state from orders`.execute(database.db)
    expect(new Set(rows.map(({ status }) => status)).size).toBe(5)
    expect(new Set(rows.map(({ paymentState }) => paymentState))).toEqual(
      new Set(['awaiting', 'paid', 'expired', 'refunded']),
    )
  })

  test('is the same shop on every run', async () => {
    const other = await testDatabase()
    await fillShop(other.admin, { products: 50, orders: 100, users: 50 })
    const names = (db: TestDatabase['db']) =>
      db.selectFrom('products').select('name').orderBy('id').limit(50).execute()
    expect(await names(other.db)).toEqual(await names(database.db))
    await other.close()
  })

  test('can be filled twice and still accepts new rows; running shops are notified once', async () => {
    const listener = await database.pool.connect()
    const tags: (string | undefined)[] = []
    listener.on('notification', ({ payload }) => tags.push(payload))
    await listener.query('listen cache_tags')
    await fillShop(database.admin, { products: 10, orders: 20, users: 10 })
    await vi.waitFor(() => expect(tags).toEqual(['products', 'store']), 30_000)
    listener.release(true)
    expect(await brokenLedgers(database.db)).toEqual([])
    await database.db
      .insertInto('users')
      .values({ email: 'nova@carga.test', name: 'Nova', passwordHash: '-' })
      .execute()
  })
})
