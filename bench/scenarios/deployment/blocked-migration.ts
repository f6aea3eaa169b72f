import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate } from '@shop/api/db/migrate'
import { adminUrl } from '@shop/test-kit/database-server'
import pg from 'pg'
import { aTestProduct, buyers, place } from '../../lib/buyers.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import type { Scenario } from '../../lib/scenario.ts'
import { read, visitSteadily } from '../../lib/steady-visits.ts'
import { withTestShop } from '../../lib/test-shop.ts'

const NAME = 'blocked_migration'
const PER_SECOND = 20
/** In the small size the report that holds the table ends after so many attempts of the migration. */
const SMALL_ATTEMPTS = 3

/**
 * A migration needs a table that a long query is reading; all later queries on that table queue behind the migration.
 * It must give up its lock request before the shop's requests time out, retry, and fail in the end.
 */
export const blockedMigration: Scenario = (size) =>
  withTestShop({ name: NAME }, (shop) =>
    withCleanup(async (later) => {
      const databaseUrl = adminUrl(`bench_${NAME}`)
      const directory = await withOneMore(`alter table orders add column blocked_migration int`)
      later(() => rm(directory, { recursive: true }))
      const report = new pg.Client({ connectionString: databaseUrl })
      await report.connect()
      later(() => report.end())
      await report.query('begin; lock table orders in access share mode')

      const [buyer] = await buyers(shop, 1)
      if (buyer === undefined) throw new Error('no buyer')
      const dress = await aTestProduct(shop, 1_000_000)
      const headers = { authorization: `Bearer ${buyer.token}` }
      const visits = visitSteadily(PER_SECOND, async (number) => {
        if (number % 2 === 0) return read(`${shop.url}/api/orders`, headers)
        const { status } = await place(shop, buyer, [dress])
        return status === 201 || status === 200 ? undefined : `POST /api/orders: ${status}`
      })

      const messages: string[] = []
      const log = (message: string) => {
        messages.push(message)
        if (size === 'small' && messages.length === SMALL_ATTEMPTS) void report.query('rollback')
      }
      const began = performance.now()
      const outcome = await migrate(databaseUrl, { directory: pathToFileURL(`${directory}/`), log }).then(
        () => 'applied',
        (error: unknown) => (error instanceof pg.DatabaseError ? error.code : String(error)),
      )
      const seconds = (performance.now() - began) / 1000
      const { waits, failures } = await visits.stop()
      for (const failure of new Set(failures)) console.log(`  ${failure}`)
      const expected = size === 'full' ? '55P03' : 'applied'
      if (outcome !== expected) console.log(`  the migration: ${outcome}`)
      const how = size === 'full' ? 'gave up' : 'was applied once the table was free'
      return [
        {
          what: `the migration ${how}`,
          value: Number(outcome === expected),
          unit: '',
          atLeast: 1,
          atMost: 1,
        },
        { what: 'after', value: seconds, unit: 's', atMost: 60 },
        { what: 'requests to the table that failed meanwhile', value: failures.length, unit: '', atMost: 0 },
        { what: 'requests', value: waits.length, unit: '' },
        { what: 'longest wait', value: Math.max(...waits), unit: 'ms', atMost: 2_500 },
      ]
    }),
  )

async function withOneMore(sql: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp('apps/api/src/db/migrations', directory, { recursive: true })
  await writeFile(join(directory, '9999_one_more.sql'), sql)
  return directory
}
