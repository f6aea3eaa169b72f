// Fills a shop of any size for benchmarks: the same rows on every machine, generated inside PostgreSQL in batches that
// stay within the time limit of a job. Cache invalidation is sent once at the end instead of once per row.

import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '@shop/api/db/connection'
import { mergeSalesStats } from '@shop/api/features/sales-stats/sales-stats.service'
import { hashPassword } from '@shop/api/lib/password-hash'
import { type RawBuilder, sql } from 'kysely'
import { seedCategories } from '../seeding/seed-catalogue.ts'
import { insertMovements, insertOrders, type Range } from './bulk-orders.ts'
import { insertCustomers } from './bulk-people.ts'
import { insertProducts } from './bulk-products.ts'

export interface BulkSize {
  products: number
  orders: number
  users: number
}

const batchRows = 10_000
const filledTables = [
  'products',
  'productImages',
  'users',
  'orders',
  'orderItems',
  'orderEvents',
  'orderCharges',
  'stockMovements',
  'refunds',
] as const
/** Derived from the tables above and vacuumed with them, as in a shop that has been running for a while. */
const statsTables = ['orderTotals', 'productSales']

export async function fillShop(
  db: Db,
  size: BulkSize,
  log: (line: string) => void = () => {},
): Promise<void> {
  const categoryIds = await silently(db, async (tx) => [...(await seedCategories(tx)).values()])
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const products = { first: await nextId(db, sql`products`), count: size.products }
  const customers = { first: await nextId(db, sql`users`), count: size.users }
  const orders = { first: await nextId(db, sql`orders`), count: size.orders }
  const tables = await existing(db, [...filledTables, ...statsTables])

  await inBatches(db, 'products', products, log, (tx, from, to) =>
    insertProducts(tx, from, to, products, categoryIds),
  )
  await inBatches(db, 'users', customers, log, (tx, from, to) => insertCustomers(tx, from, to, passwordHash))
  await inBatches(db, 'orders', orders, log, async (tx, from, to) => {
    await insertOrders(tx, from, to, products, customers)
    // As in a running shop, where each merge is small; all at once would take longer than a job may.
    if (statsTables.every((table) => tables.includes(table))) await mergeSalesStats(tx)
  })
  await silently(db, (tx) => insertMovements(tx, products, orders))
  await silently(db, async (tx) => {
    for (const table of ['products', 'users', 'orders']) {
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.ref(table)}))`.execute(
        tx,
      )
    }
  })
  // Also marks pages all-visible, which index-only scans need to be measured fairly.
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
  await sql`select pg_notify('cache_tags', tag) from unnest(array['products', 'store']) as tag`.execute(db)
}

/** A scenario may fill the database of an earlier release, which has fewer tables. */
async function existing(db: Db, tables: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of tables) {
    const name = table.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
    const { rows } =
      await sql`select from pg_tables where schemaname = 'public' and tablename = ${name}`.execute(db)
    if (rows.length > 0) found.push(table)
  }
  return found
}

export async function countRows(db: Db): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of filledTables) {
    const { total } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    counts[table] = total
  }
  return counts
}

async function inBatches(
  db: Db,
  what: string,
  { first, count }: Range,
  log: (line: string) => void,
  insert: (tx: Tx, from: number, to: number) => Promise<void>,
) {
  const end = first + count
  for (let from = first; from < end; from += batchRows) {
    const to = Math.min(from + batchRows, end) - 1
    await silently(db, (tx) => insert(tx, from, to))
    log(`${what}: ${to - first + 1} of ${count}`)
  }
}

function silently<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`set local shop.silent = on`.execute(tx)
    await sql`set local synchronous_commit = off`.execute(tx)
    // More memory for sorting, and larger batches for merging full-text index entries.
    await sql`set local work_mem = '128MB'`.execute(tx)
    await sql`set local gin_pending_list_limit = '128MB'`.execute(tx)
    return work(tx)
  })
}

async function nextId(db: Db, table: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(id), 0) + 1 as next from ${table}`.execute(
    db,
  )
  return rows[0]?.next ?? 1
}
