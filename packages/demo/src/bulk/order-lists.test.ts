import { listQuery, type OrderFilter } from '@shop/api/features/orders/orders.queries'
import { waitingOrdersQuery } from '@shop/api/features/reports/dashboard.queries'
import { type TestDatabase, testDatabase } from '@shop/test-kit/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tablesReadWhole } from '../testing/plans.ts'
import { fillShop } from './bulk.ts'

const PAGE = 51
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await fillShop(database.admin, { products: 100, orders: 20_000, users: 2_000 })
}, 120_000)
afterAll(() => database.close())

const filters: Record<string, OrderFilter> = {
  'of all accounts': {},
  'of an account': { ownerId: 7 },
  'of an e-mail': { email: 'cliente-7@carga.test' },
  'of a status': { status: 'in_production' },
  'of a payment state': { paymentState: 'awaiting' },
  'of a status and a payment state': { status: 'confirmed', paymentState: 'refunded' },
  'of a status and a payment state without a match': { status: 'delivered', paymentState: 'awaiting' },
  'with a number': { search: '10077' },
  'with a rare name': { search: 'xavier prado' },
  'with an unknown name': { search: 'zzyzx' },
  'with two letters': { search: 'zq' },
  'with one letter': { search: 'z' },
  'of a status and a name': { status: 'delivered', search: 'marina' },
}

test.each(Object.entries(filters))(
  'a page of orders %s does not read any whole table',
  async (_name, filter) => {
    const { db } = database
    for (const after of [undefined, { createdMicros: 1_700_000_000_000_000, id: 5 }]) {
      const query = sql`${listQuery(db, filter, { limit: PAGE, after })}`
      expect(await tablesReadWhole(db, query)).toEqual([])
    }
  },
)

test('the orders of the dashboard are read by their due day from a partial index on received money', async () => {
  const { rows } = await sql`explain (format json) ${waitingOrdersQuery('2026-12-01', 10)}`.execute(
    database.db,
  )
  expect(JSON.stringify(rows)).toContain('"Index Name":"open_orders_by_due_day"')
  expect(JSON.stringify(rows)).not.toContain('"Node Type":"Sort"')
})
