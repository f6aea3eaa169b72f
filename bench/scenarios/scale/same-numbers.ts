import { isDeepStrictEqual } from 'node:util'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { migrate } from '@shop/api/db/migrate'
import * as stats from '@shop/api/features/sales-stats/sales-stats.service'
import { orderStatusLabels, paymentStateLabels } from '@shop/contract/labels'
import type { fillShop } from '@shop/demo/bulk/bulk'
import type { seedDemo } from '@shop/demo/seed'
import { wrongCharges, wrongRefunds } from '@shop/demo/testing/charge-invariants'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import {
  databaseOfRelease,
  dropDatabase,
  freshDatabase,
  temporaryUploads,
} from '@shop/test-kit/shop-databases'
import { startShopProcess } from '@shop/test-kit/shop-process'
import { sql } from 'kysely'
import { type AdminNumbers, adminNumbers, anAdminToken, differing } from '../../lib/admin-numbers.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { dice } from '../../lib/dice.ts'
import { earlierRelease, thisRelease } from '../../lib/money-writers.ts'
import { informative, none } from '../../lib/race.ts'
import { type MoneyWriter, randomHistory, type Step, takeStep } from '../../lib/random-sales.ts'
import { type Release, releaseBefore } from '../../lib/release-before.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'

const SIZES = {
  small: { histories: 20, shop: { products: 100, users: 200, orders: 1_000 } },
  full: { histories: 10_000, shop: { products: 100_000, users: 200_000, orders: 1_000_000 } },
}
const STATEMENT_MS = 30 * 60_000
const SEED = 20_261_118
const ORDERS_OF_A_HISTORY = 100
const statuses = Object.keys(orderStatusLabels) as (keyof typeof orderStatusLabels)[]
const paymentStates = Object.keys(paymentStateLabels) as (keyof typeof paymentStateLabels)[]

/**
 * Every number of an administrator, to the centavo, in the release before and in this one: of the demo, of a shop with a
 * million orders, and after random histories that each release writes with its own code.
 */
export const sameNumbers: Scenario = (size) =>
  withCleanup(async (later) => {
    const release = await releaseBefore()
    later(release.remove)
    const { histories, shop } = SIZES[size]
    return [
      none('numbers of the demo that differ', await upgraded(release, 'demo', await demo(release))),
      none(
        `numbers of ${shop.orders} orders that differ`,
        await upgraded(release, 'bulk', async (db) => {
          const bulk = await release.load<{ fillShop: typeof fillShop }>('packages/demo/src/bulk/bulk.ts')
          await bulk.fillShop(db, shop)
        }),
      ),
      ...(await compareHistories(release, histories)),
    ]
  })

async function demo(release: Release) {
  const { seedDemo: seed } = await release.load<{ seedDemo: typeof seedDemo }>('packages/demo/src/seed.ts')
  return (db: Db) => seed(db, { uploadsDir: temporaryUploads() })
}

/** Filled by the release before and read by it, then migrated and read by this one. */
async function upgraded(release: Release, name: string, fill: (db: Db) => Promise<unknown>): Promise<number> {
  return withCleanup(async (later) => {
    const database = `bench_same_${name}`
    const url = await databaseOfRelease(database, release.migrations)
    later(() => dropDatabase(database))
    // The release before merges the statistics of a million orders in one statement.
    const pool = createPool(url, {
      name: 'bench',
      max: 1,
      statementMs: STATEMENT_MS,
      onError: () => undefined,
    })
    later(() => pool.end())
    await fill(connect(pool))
    const token = await anAdminToken({ db: connect(pool) })
    const before = await numbersOf(url, token, release)
    await migrate(url)
    return differing(before, await numbersOf(url, token, { dir: '.', rateLimits: RATE_LIMITS }, before))
  })
}

/** Without jobs: an order that expires in between would be another number. */
async function numbersOf(
  url: string,
  token: string,
  { dir, rateLimits }: Pick<Release, 'dir' | 'rateLimits'>,
  known?: AdminNumbers,
): Promise<AdminNumbers> {
  const shop = await startShopProcess(url, { ROLE: 'web', REDIS_URL: '', RATE_LIMITS: rateLimits }, dir)
  try {
    return await adminNumbers(shop.url, token, known)
  } finally {
    await shop.stop()
  }
}

interface Side {
  db: Db
  writer: MoneyWriter
  read: typeof readNumbers
}

/** One database of the release before, one of this release, and one of this release that the one before writes. */
async function compareHistories(release: Release, count: number): Promise<Result[]> {
  return withCleanup(async (later) => {
    const open = async (name: string, url: string): Promise<Db> => {
      later(() => dropDatabase(name))
      const pool = createPool(url, { name: 'bench', max: 4, work: 'jobs', onError: () => undefined })
      later(() => pool.end())
      await insertProducts(connect(pool))
      return connect(pool)
    }
    const [before, both, now] = ['bench_sales_before', 'bench_sales_both', 'bench_sales_now']
    const earlier = await earlierRelease(release)
    const sides: Side[] = [
      {
        db: await open(before, await databaseOfRelease(before, release.migrations)),
        writer: earlier,
        read: await earlierReader(release),
      },
      { db: await open(both, await freshDatabase(both)), writer: earlier, read: readNumbers },
      { db: await open(now, await freshDatabase(now)), writer: thisRelease, read: readNumbers },
    ]
    const chance = dice(SEED)
    let different = 0
    for (let n = 0; n < count; n++) {
      const history = randomHistory(chance, 1 + n * ORDERS_OF_A_HISTORY)
      if (!(await agreeAfter(sides, history))) different += 1
    }
    const rows = await Promise.all(sides.slice(1).flatMap(({ db }) => [wrongCharges(db), wrongRefunds(db)]))
    return [
      none('random histories with a number that differs', different),
      none('charges that differ from their orders', rows.flat().length),
      informative('random histories', count),
    ]
  })
}

async function agreeAfter(sides: readonly Side[], history: readonly Step[]): Promise<boolean> {
  const numbers = await Promise.all(
    sides.map(async ({ db, writer, read }) => {
      for (const step of history) await takeStep(db, writer, step)
      return read(db)
    }),
  )
  const isSame = numbers.every((one) => isDeepStrictEqual(one, numbers[0]))
  if (!isSame) console.log(JSON.stringify({ history, numbers }))
  return isSame
}

async function insertProducts(db: Db) {
  await sql`insert into categories (name) values ('Vestidos')`.execute(db)
  await sql`insert into products (name, description, price_cents, category_id, sizes, colors, stock_available)
    select 'Vestido ' || n, 'x', 100, (select id from categories), array['M'], array['Branco'], 1000 from generate_series(1, 4) n`.execute(
    db,
  )
}

type CountOrders = (kind: {
  status: (typeof statuses)[number]
  paymentState: (typeof paymentStates)[number]
  cancelled: boolean
}) => number

async function readNumbers(db: Db) {
  return numbersFrom(db, stats, await stats.readOrderCounts(db))
}

async function earlierReader(release: Release): Promise<typeof readNumbers> {
  const earlier = await release.load<
    typeof stats & { readTallies(db: Db): Promise<{ orders: CountOrders }> }
  >('apps/api/src/features/sales-stats/sales-stats.service.ts')
  return async (db) => numbersFrom(db, earlier, (await earlier.readTallies(db)).orders)
}

async function numbersFrom(
  db: Db,
  { readSales, readBestSellers }: Pick<typeof stats, 'readSales' | 'readBestSellers'>,
  countOrders: CountOrders,
) {
  const counts = statuses.flatMap((status) =>
    paymentStates.flatMap((paymentState) =>
      [false, true].map((cancelled) => countOrders({ status, paymentState, cancelled })),
    ),
  )
  const sales = (await readSales(db)).filter(({ revenueCents, orders }) => revenueCents !== 0 || orders !== 0)
  const sellers = await Promise.all([3, 6, 12].map((months) => readBestSellers(db, months, 10)))
  return { counts, sales, sellers }
}
