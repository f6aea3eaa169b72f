import { connect, createPool, type Db } from '@shop/api/db/connection'
import { listQuery, rareQuery } from '@shop/api/features/customers/customers.queries'
import { readPage as readCustomers } from '@shop/api/features/customers/customers.service'
import { listQuery as orderListQuery } from '@shop/api/features/orders/orders.queries'
import { readPage as readOrders } from '@shop/api/features/orders/orders.service'
import { listQuery as pieceListQuery, list as readPieces } from '@shop/api/features/products/products.queries'
import { lowStockQuery } from '@shop/api/features/reports/dashboard.queries'
import { readDashboard } from '@shop/api/features/reports/dashboard.service'
import { readReport } from '@shop/api/features/reports/reports.service'
import { bestSellersQuery } from '@shop/api/features/sales-stats/best-sellers.queries'
import { fillShop } from '@shop/demo/bulk/bulk'
import { tablesReadWhole } from '@shop/demo/testing/plans'
import { dropDatabase, freshDatabase } from '@shop/test-kit/shop-databases'
import { sql } from 'kysely'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'
import { milliseconds } from '../../lib/timing.ts'

// A few thousand rows on a busy machine measure little, so CI only detects a collapse.
const sizes = {
  small: {
    many: { products: 500, users: 1_000, orders: 5_000 },
    aggregatedRows: 10,
    rounds: 20,
    mostTimes: 4,
  },
  full: {
    many: { products: 100_000, users: 200_000, orders: 1_000_000 },
    aggregatedRows: 1_000,
    rounds: 200,
    mostTimes: 1.5,
  },
}
const LIMIT = 24
const EMAILS = 50
const LARGE_TABLES = ['users', 'orders', 'order_items', 'products']
const admin = { id: 0, role: 'admin', sessionId: 0 } as const
const allOrders = { scope: 'todos', limit: LIMIT } as const

/**
 * These count users, products or waiting orders each time, which takes longer in a larger shop: at full size they have
 * a limit of their own, in milliseconds.
 */
const countingScreens: Record<string, number> = {
  'customers, first page': 150,
  'the report': 150,
  // It counts the waiting orders: 37,000 of them, where an atelier has a hundred.
  'the dashboard': 500,
}

const fewLeft = { sort: 'newest', limit: LIMIT } as const

type ScreenQuery = (db: Db, n: number) => Promise<unknown>

const cachedIds = new WeakMap<Db, Promise<string[]>>()

/** Email addresses of existing customers; read once. */
function emails(db: Db): Promise<string[]> {
  const found =
    cachedIds.get(db) ??
    db
      .selectFrom('users')
      .select('email')
      .where('role', '=', 'customer')
      .orderBy('id')
      .limit(EMAILS)
      .execute()
      .then((rows) => rows.map(({ email }) => email))
  cachedIds.set(db, found)
  return found
}

/** The screens that an admin opens all day. A search is for one customer, so a large shop has as few matches. */
const screens: Record<string, ScreenQuery> = {
  'customers, first page': (db) => readCustomers(db, { limit: LIMIT }),
  'customers, one by e-mail': async (db, n) =>
    readCustomers(db, { limit: LIMIT, search: (await emails(db))[n % EMAILS] ?? '' }),
  'products with low stock': (db) => readPieces(db, { lowStock: true }, fewLeft),
  'orders, first page': (db) => readOrders(db, admin, allOrders),
  'orders of a status': (db) => readOrders(db, admin, { ...allOrders, status: 'in_production' }),
  'orders of a payment state': (db) => readOrders(db, admin, { ...allOrders, paymentState: 'refunded' }),
  'orders of a period': (db) => readOrders(db, admin, { ...allOrders, from: '2025-01-01', to: '2026-12-31' }),
  'order by its number': (db, n) => readOrders(db, admin, { ...allOrders, search: String(10_001 + n) }),
  'the report': (db) => readReport(db, admin, 12),
  'the dashboard': (db) => readDashboard(db),
}

/** Is the admin slower when the shop is a thousand times as large? */
export const adminScale: Scenario = (size) =>
  withCleanup(async (later) => {
    const { many, aggregatedRows, rounds, mostTimes } = sizes[size]
    const few = {
      products: many.products / aggregatedRows,
      users: many.users / aggregatedRows,
      orders: many.orders / aggregatedRows,
    }
    const small = await filledShop('few', few)
    later(small.stop)
    const large = await filledShop('many', many)
    later(large.stop)
    const results: Result[] = []
    for (const [name, runScreen] of Object.entries(screens)) {
      const [short, long] = await compare(small.db, large.db, runScreen, rounds)
      console.log(`  ${name.padEnd(32)} p95 ${short.toFixed(2)} ms, ${long.toFixed(2)} ms`)
      const atMostMs = countingScreens[name]
      results.push(
        size === 'full' && atMostMs !== undefined
          ? { what: `${name}, p95`, value: long, unit: 'ms', atMost: atMostMs }
          : {
              what: `${name}, ${aggregatedRows} times as many`,
              value: long / short,
              unit: '×',
              atMost: mostTimes,
            },
      )
    }
    const broad = await milliseconds(() => readCustomers(large.db, { limit: LIMIT, search: 'maria' }))
    const part = await milliseconds(() => readCustomers(large.db, { limit: LIMIT, search: '.17@carga' }))
    return [
      ...results,
      {
        what: 'large tables read completely',
        value: (await readWhole(large.db)).length,
        unit: '',
        // A few hundred rows are read completely because that is faster; the query plans at full size have a test of
        // their own.
        ...(size === 'full' && { atMost: 0 }),
      },
      { what: 'a search with thousands of matches, with its total', value: broad, unit: 'ms' },
      { what: 'a search for a part of an e-mail, with its total', value: part, unit: 'ms' },
    ]
  })

async function filledShop(name: string, size: { products: number; users: number; orders: number }) {
  const database = `bench_desk_${name}`
  const url = await freshDatabase(database)
  const filling = createPool(url, { name: 'bench', max: 1, work: 'jobs', onError: () => undefined })
  await fillShop(connect(filling), size)
  await filling.end()
  const pool = createPool(url, { name: 'bench', max: 8, onError: () => undefined })
  return {
    db: connect(pool),
    async stop() {
      await pool.end()
      await dropDatabase(database)
    },
  }
}

/** Alternates the two, so that what slows one slows the other; the first round only warms up. */
async function compare(
  small: Db,
  large: Db,
  runScreen: ScreenQuery,
  rounds: number,
): Promise<[short: number, long: number]> {
  const short: number[] = []
  const long: number[] = []
  for (let n = 0; n <= rounds; n++) {
    const times = [
      await milliseconds(() => runScreen(small, n)),
      await milliseconds(() => runScreen(large, n)),
    ] as const
    if (n === 0) continue
    short.push(times[0])
    long.push(times[1])
  }
  return [percentile(short, 0.95), percentile(long, 0.95)]
}

async function readWhole(db: Db): Promise<string[]> {
  const page = { limit: LIMIT + 1 }
  const queries = [
    listQuery(db, page),
    rareQuery(db, '.17@carga'),
    orderListQuery(db, {}, page),
    orderListQuery(db, { status: 'in_production' }, page),
    orderListQuery(db, { search: '10017' }, page),
    orderListQuery(db, { from: '2025-01-01', to: '2026-12-31' }, page),
    lowStockQuery(db, 5, 5),
  ].map((query) => sql`${query}`)
  const read = await Promise.all(
    [...queries, bestSellersQuery(12, 10), pieceListQuery({ lowStock: true }, fewLeft)].map((query) =>
      tablesReadWhole(db, query),
    ),
  )
  return read.flat().filter((table) => LARGE_TABLES.includes(table))
}
