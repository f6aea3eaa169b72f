import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { freePort } from './ports.ts'
import type { Running } from './processes.ts'
import {
  type DemoOptions,
  demoDatabase,
  dropDatabase,
  freshDatabase,
  temporaryUploads,
} from './shop-databases.ts'
import { startPaymentsProcess, startShopProcess } from './shop-process.ts'
import { clockFrom } from './stopped-clock.ts'

export interface DemoShop {
  shop: Running
  /** The payment provider; `/_control` gives access to its ledger and its faults. */
  payments: Running
  db: Db
  /** another replica on the same database */
  startReplica(): Promise<Running>
  stop(): Promise<void>
}

/** The shop with its demo catalogue on its own database, as a visitor sees it now or at the moment in the options. */
export function startDemoShop(
  name: string,
  env: NodeJS.ProcessEnv = {},
  options: DemoOptions = {},
): Promise<DemoShop> {
  return startShop(name, { env, options, fill: demoDatabase })
}

/** As it is after the first start: no products, no people, no name. */
export function startEmptyShop(name: string, env: NodeJS.ProcessEnv = {}): Promise<DemoShop> {
  return startShop(name, { env, options: {}, fill: freshDatabase })
}

interface Start {
  env: NodeJS.ProcessEnv
  options: DemoOptions
  /** Creates the database and returns its address. */
  fill: (database: string, uploadsDir: string, options: DemoOptions) => Promise<string>
}

async function startShop(name: string, { env, options, fill }: Start): Promise<DemoShop> {
  const database = `bench_${name}`
  const clock = options.moment ? clockFrom(options.moment) : {}
  const uploadsDir = temporaryUploads()
  const port = env['PORT'] ?? String(await freePort())
  const [databaseUrl, payments] = await Promise.all([
    fill(database, uploadsDir, options),
    // A separate process, which survives when the shop is killed and restarted.
    startPaymentsProcess(port, env['STRIPE_LOCAL_PORT'], clock),
  ])
  const pool = createPool(databaseUrl, { name: 'bench', max: 4, onError: () => undefined })
  const db = connect(pool)
  const settings = {
    UPLOADS_DIR: uploadsDir,
    // All visitors of a scenario share one address, so the page limit per address is lifted.
    RATE_LIMITS: JSON.stringify({ pageRendering: { points: 1_000_000_000 } }),
    ...clock,
    ...env,
    STRIPE_LOCAL_PORT: new URL(payments.url).port,
  }
  const shop = await startShopProcess(databaseUrl, { ...settings, PORT: port })
  return {
    shop,
    payments,
    db,
    startReplica: () => startShopProcess(databaseUrl, { ...settings, PORT: '0' }),
    async stop() {
      await shop.stop()
      await payments.stop()
      await pool.end()
      await dropDatabase(database)
      await rm(uploadsDir, { recursive: true })
    },
  }
}

/** Waits until the page is served from the cache: a process caches nothing until it listens to PostgreSQL. */
export async function warm(url: string) {
  for (let attempt = 0; attempt < 50; attempt++) {
    await (await fetch(url)).text()
    await sleep(20)
  }
}
