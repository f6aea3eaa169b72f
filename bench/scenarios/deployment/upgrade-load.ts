import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { migrate } from '@shop/api/db/migrate'
import { brokenInvariants } from '@shop/demo/testing/shop-invariants'
import { adminUrl, appUrl } from '@shop/test-kit/database-server'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { withScratchDatabase } from '@shop/test-kit/scratch-database'
import { startShopProcess } from '@shop/test-kit/shop-process'
import { sql } from 'kysely'
import { place } from '../../lib/buyers.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { deadlocks } from '../../lib/deadlocks.ts'
import { type FirstRelease, fillFirstRelease } from '../../lib/first-release.ts'
import { firstReleaseVisits, recorded } from '../../lib/first-release-visits.ts'
import { sampleLocks } from '../../lib/lock-samples.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { percentile } from '../../lib/statistics.ts'
import { read, visitSteadily } from '../../lib/steady-visits.ts'

const SIZES = {
  full: { products: 100_000, orders: 1_000_000, users: 100_000 },
  small: { products: 2_000, orders: 5_000, users: 500 },
}
/** Three times the load of an atelier's busiest hour. */
const PER_SECOND = 20
const SHOP = 'shop-web'
/** Of the two releases: as many connections as their pools have. */
const CONNECTIONS = 20
/** Before the upgrade, and as long as the processes of both releases run after it. */
const AROUND_MS = 2_000
const NEW_RELEASE_MS = 4_000
/** The bulk orders are older: they have no payments and no emails. */
const FIRST_ORDER = 5_000_000

/**
 * The database of the first release, with 100,000 products and 1,000,000 orders, is upgraded to this one while visitors
 * browse and buy from the first, and then from this one. The first release is replayed by its recorded statements
 * (first-release-visits.ts), which also run on the new schema, as in a rolling upgrade.
 */
export const upgradeLoad: Scenario = (size) =>
  withScratchDatabase((owner) =>
    withCleanup(async (later) => {
      const admin = adminUrl(new URL(owner).pathname.slice(1))
      const release = await fillFirstRelease(owner, SIZES[size])
      const pool = createPool(appUrl(admin), { name: SHOP, max: CONNECTIONS, onError: () => undefined })
      later(() => pool.end())
      const checks = createPool(admin, {
        name: 'bench',
        max: 1,
        statementMs: 600_000,
        onError: () => undefined,
      })
      later(() => checks.end())
      const db = connect(checks)

      const old = firstReleaseVisits(pool, release.people, release.dresses)
      const oldVisits = visitSteadily(PER_SECOND, old.visit)
      await sleep(AROUND_MS)
      const locks = await sampleLocks(admin, SHOP)
      const began = performance.now()
      const log = (message: string) => console.log(`  ${secondsSince(began).toFixed(2)} s: ${message}`)
      await migrate(owner, { log })
      const upgradeS = secondsSince(began)
      const { heldMs, held, waitedMs } = await locks.stop()
      console.log(`  the longest lock: ${held}`)

      const shop = await startShopProcess(admin, { REDIS_URL: '', RATE_LIMITS })
      later(shop.stop)
      await sleep(AROUND_MS)
      const first = await oldVisits.stop()
      const second = await visitNewRelease(shop, release)
      const failures = [...first.failures, ...second.failures]
      for (const failure of new Set(failures)) console.log(`  ${failure}`)
      const acceptedIds = [...old.acceptedIds, ...second.acceptedIds]
      const broken = await brokenInvariants(db, { ledger: [], firstOrder: FIRST_ORDER })
      for (const [name, rows] of Object.entries(broken))
        console.log(`  ${name}:`, JSON.stringify(rows.slice(0, 5)))
      return [
        { what: 'requests that failed', value: failures.length, unit: '', atMost: 0 },
        {
          what: 'accepted orders that are missing',
          value: await missing(db, acceptedIds),
          unit: '',
          atMost: 0,
        },
        { what: 'invariants broken', value: Object.keys(broken).length, unit: '', atMost: 0 },
        { what: 'deadlocks', value: await deadlocks(db), unit: '', atMost: 0 },
        { what: 'the upgrade took', value: upgradeS, unit: 's' },
        { what: 'longest lock that kept readers or writers out', value: heldMs, unit: 'ms', atMost: 2_500 },
        { what: 'longest wait for a lock', value: waitedMs, unit: 'ms', atMost: 2_500 },
        { what: 'longest wait', value: Math.max(...first.waits), unit: 'ms', atMost: 2_500 },
        { what: 'p99', value: percentile(first.waits, 0.99), unit: 'ms' },
        {
          what: 'longest wait in the new release',
          value: Math.max(...second.waits),
          unit: 'ms',
          atMost: 2_500,
        },
        { what: 'requests', value: first.waits.length + second.waits.length, unit: '' },
        { what: 'requests sent again after a 503', value: old.rejected(), unit: '' },
        { what: 'orders accepted', value: acceptedIds.length, unit: '' },
      ]
    }),
  )

/** The same people buy the same products from the release that has just been started. */
async function visitNewRelease(shop: { url: string }, { people, dresses }: FirstRelease) {
  const acceptedIds: number[] = []
  const visits = visitSteadily(PER_SECOND, async (number) => {
    const [buyer, dress] = [people[number % people.length], dresses[number % dresses.length]]
    if (!buyer || !dress) throw new Error('no buyer or no product')
    if (number % 4 === 0) {
      const { status, data } = await place(shop, buyer, [dress])
      if (data) acceptedIds.push(data.id)
      return data ? undefined : `POST /api/orders: ${status}`
    }
    const paths = [
      `/produto/${dress.id}`,
      '/api/products?limit=12',
      `/api/products/${dress.id}`,
      '/colecoes',
      '/',
    ]
    return read(shop.url + (paths[number % paths.length] ?? '/'))
  })
  await sleep(NEW_RELEASE_MS)
  return { ...(await visits.stop()), acceptedIds }
}

async function missing(db: Db, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select count(*) as missing from unnest(${[...ids]}::bigint[]) as accepted (id) left join orders using (id)
    where total_cents is distinct from ${recorded.priceCents}`.execute(db)
  return rows[0]?.missing ?? ids.length
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}
