import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connect, createPool } from '@shop/api/db/connection'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { dropDatabase, freshDatabase } from '@shop/test-kit/shop-databases'
import { startShopProcess } from '@shop/test-kit/shop-process'
import { sql } from 'kysely'
import { z } from 'zod'
import { aTestProduct, buyers, place } from '../../lib/buyers.ts'
import { withCleanup } from '../../lib/cleanup.ts'
import { type Cart, ordersForWrk } from '../../lib/orders-for-wrk.ts'
import { pgbenchRate } from '../../lib/pgbench.ts'
import { median } from '../../lib/ratio.ts'
import type { Result, Scenario } from '../../lib/scenario.ts'
import { asPgbenchScript, distinctOrderIds, readStatements } from '../../lib/statements.ts'
import { measure } from '../../lib/wrk.ts'

const run = promisify(execFile)
/** Concurrent buyers, each with a product of her own: this compares the work, not the queue for one product. */
const AT_ONCE = 8
const RUNS = 5
const DATABASE = 'bench_order_driver'
const lib = (file: string) => join(import.meta.dirname, '../../lib', file)
const replayed = z.object({ rate: z.number(), cpuMs: z.number() })
type Sample = z.output<typeof replayed>

/** The cost of an order placed over HTTP compared with the bare driver sending the same statements. */
export const orderDriver: Scenario = (size) =>
  withCleanup(async (later) => {
    const folder = mkdtempSync(join(tmpdir(), 'orders-'))
    later(() => rmSync(folder, { recursive: true }))
    const url = await freshDatabase(DATABASE)
    later(() => dropDatabase(DATABASE))
    const pool = createPool(url, { name: 'bench', max: 2, onError: () => undefined })
    later(() => pool.end())
    const db = connect(pool)
    await sql.raw(distinctOrderIds).execute(db)
    const carts: Cart[] = []
    for (const buyer of await buyers({ db }, AT_ONCE)) {
      carts.push({ buyer, wanted: await aTestProduct({ db }, 10_000_000) })
    }
    const recordings = await record(url, carts, join(folder, 'recording'))

    const shop = await startShopProcess(url, settings)
    later(shop.stop)
    const script = join(folder, 'orders.lua')
    writeFileSync(script, ordersForWrk(carts))
    const seconds = size === 'full' ? 6 : 1
    const load = { seconds, connections: AT_ONCE, script }
    const samples: Record<'http' | 'bare', Sample[]> = { http: [], bare: [] }
    let failed = 0
    for (let round = 0; round <= RUNS; round++) {
      const bare = await replay(url, seconds, recordings)
      const http = await measure(`${shop.url}/api/orders`, shop.pid, load)
      failed += http.failed
      // The first round only warms up.
      if (round === 0) continue
      samples.bare.push(bare)
      samples.http.push({ rate: http.requestsPerSecond, cpuMs: http.cpuMsPerRequest })
    }
    const scripts = recordings.map((file) => asPgbenchScript(readStatements(file)))
    const pgbench = await pgbenchRate(url, scripts, { seconds, clients: AT_ONCE, protocol: 'simple' })
    return results(samples, pgbench, failed, size === 'full' ? 0.6 : 0.4)
  })

const settings = {
  ROLE: 'web',
  LOG_LEVEL: 'info',
  REDIS_URL: '',
  DATABASE_POOL: String(AT_ONCE),
  RATE_LIMITS,
}

/** Records the second order of each buyer, when all statements are already prepared. */
async function record(databaseUrl: string, carts: readonly Cart[], recording: string): Promise<string[]> {
  const shop = await startShopProcess(databaseUrl, {
    ...settings,
    NODE_OPTIONS: `--import ${lib('record-statements.ts')}`,
    RECORD_STATEMENTS: recording,
  })
  const files: string[] = []
  for (const [index, { buyer, wanted }] of carts.entries()) {
    await place(shop, buyer, [wanted], { key: randomUUID() })
    writeFileSync(recording, '')
    await place(shop, buyer, [wanted], { key: randomUUID() })
    files.push(`${recording}-${index}`)
    renameSync(recording, `${recording}-${index}`)
  }
  await shop.stop()
  return files
}

async function replay(databaseUrl: string, seconds: number, recordings: readonly string[]): Promise<Sample> {
  const args = [lib('replay-statements.ts'), databaseUrl, String(seconds), ...recordings]
  const { stdout } = await run(process.execPath, args)
  return replayed.parse(JSON.parse(stdout))
}

function results(
  samples: Record<'http' | 'bare', Sample[]>,
  pgbench: number | undefined,
  failed: number,
  atLeast: number,
): Result[] {
  const of = (name: 'http' | 'bare', pick: (sample: Sample) => number) => median(samples[name].map(pick))
  const rate = { http: of('http', (s) => s.rate), bare: of('bare', (s) => s.rate) }
  const cpu = { http: of('http', (s) => s.cpuMs), bare: of('bare', (s) => s.cpuMs) }
  return [
    { what: 'orders/s over HTTP, of the bare driver', value: rate.http / rate.bare, unit: '×', atLeast },
    { what: 'orders/s over HTTP', value: rate.http, unit: '/s' },
    ...(pgbench === undefined
      ? []
      : [{ what: 'orders/s over HTTP, of pgbench', value: rate.http / pgbench, unit: '×' }]),
    { what: 'CPU of an order over HTTP', value: cpu.http, unit: 'ms' },
    { what: 'CPU of the bare driver for one', value: cpu.bare, unit: 'ms' },
    { what: 'orders rejected or failed', value: failed, unit: '', atMost: 0 },
  ]
}
