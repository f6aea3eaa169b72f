/** The database of the first release: its schema, filled as after three years, with buyers and products to buy. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { migrate } from '@shop/api/db/migrate'
import { type BulkSize, fillShop } from '@shop/demo/bulk/bulk'
import { adminUrl } from '@shop/test-kit/database-server'
import { withoutHoldLimits } from '@shop/test-kit/orders'
import { sql } from 'kysely'
import pg from 'pg'
import { type Buyer, buyers, type TestProduct } from './buyers.ts'
import { recorded } from './first-release-visits.ts'
import { distinctOrderIds } from './statements.ts'

const MIGRATIONS = 'apps/api/src/db/migrations'
const LAST = '0055'
const BUYERS = 20
const BOUGHT = 20
const PLENTY = 1_000_000
const FILL_MS = 30 * 60_000

export interface FirstRelease {
  people: Buyer[]
  dresses: TestProduct[]
}

/** `url` names an empty database, in the role that migrates. */
export async function fillFirstRelease(url: string, size: BulkSize): Promise<FirstRelease> {
  const directory = await migrationsUntil(LAST)
  await migrate(url, { directory: pathToFileURL(`${directory}/`) })
  await rm(directory, { recursive: true })
  const pool = createPool(url, { name: 'bench', max: 1, statementMs: FILL_MS, onError: () => undefined })
  const db = connect(pool)
  await withoutHoldLimits(db)
  await setOrderTriggers(url, 'disable')
  await fillShop(db, size)
  await setOrderTriggers(url, 'enable')
  await countSales(db)
  await sql.raw(distinctOrderIds).execute(db)
  const people = await buyers({ db }, BUYERS)
  const dresses = await insertDresses(db)
  await pool.end()
  return { people, dresses }
}

/**
 * Checking foreign keys and counting sales row by row takes four fifths of the time of filling. The rows are consistent
 * without, and `countSales` counts them at once.
 */
async function setOrderTriggers(url: string, change: 'enable' | 'disable') {
  const admin = new pg.Client({ connectionString: adminUrl(new URL(url).pathname.slice(1)) })
  await admin.connect()
  for (const table of ['orders', 'order_items', 'order_events', 'refunds'])
    await admin.query(`alter table ${table} ${change} trigger all`)
  await admin.end()
}

/** What the triggers would have added: the migrations take their sums over. */
async function countSales(db: Db) {
  await sql`insert into tally_changes (name, change)
    select 'orders.' || status || '.' || payment_state, count(*) from orders group by 1`.execute(db)
  await sql`insert into sale_changes (month, state, revenue, orders)
    select sale_month(paid_at), shipping_state, sum(net_revenue(total_cents, refunded_cents, charged_back_cents)),
      count(*) filter (where payment_state = 'paid')
    from orders where paid_at is not null group by 1, 2`.execute(db)
  await sql`insert into piece_changes (month, product_id, units, revenue)
    select sale_month(paid_at), product_id, sum(quantity), sum(quantity::bigint * unit_price_cents)
    from order_items join orders on orders.id = order_id where payment_state = 'paid' group by 1, 2`.execute(
    db,
  )
}

/** In plain SQL: the factories of the tests write columns that the first release did not have. */
async function insertDresses(db: Db): Promise<TestProduct[]> {
  const { name, priceCents } = recorded
  const { rows } = await sql<TestProduct>`
    with dresses as (
      insert into products (name, description, price_cents, category_id, sizes, colors, stock_available)
      select ${name}, 'Corte evasê em crepe de seda.', ${priceCents}, (select min(id) from categories),
        array['M'], array['Branco'], ${PLENTY}
      from generate_series(1, ${BOUGHT})
      returning id, price_cents
    ), opened as (
      insert into stock_movements (product_id, kind, available_change) select id, 'initial', ${PLENTY} from dresses
    )
    select id, price_cents from dresses`.execute(db)
  return rows
}

/** A folder with the migrations up to this number; the first release had no others. */
async function migrationsUntil(last: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  const filter = (file: string) => !file.endsWith('.sql') || basename(file).slice(0, last.length) <= last
  await cp(MIGRATIONS, directory, { recursive: true, filter })
  return directory
}
