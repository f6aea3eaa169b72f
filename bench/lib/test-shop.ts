/**
 * A test shop for scenarios: it can be killed and restarted on the same port, and has its own payment provider, mailbox
 * and fault proxies between them. Buyers and products are inserted directly into the database; all their actions go
 * through HTTP.
 */
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { migrate } from '@shop/api/db/migrate'
import { type FaultProxy, startDatabaseProxy, startFaultProxy } from '@shop/test-kit/fault-proxy'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { withoutHoldLimits } from '@shop/test-kit/orders'
import { freePort } from '@shop/test-kit/ports'
import { type Running, startProcess } from '@shop/test-kit/processes'
import {
  databaseOfRelease,
  dropDatabase,
  freshDatabase,
  temporaryUploads,
} from '@shop/test-kit/shop-databases'
import { startPaymentsProcess, startShopProcess } from '@shop/test-kit/shop-process'
import { testSmtp } from '@shop/test-kit/smtp'
import { withCleanup } from './cleanup.ts'
import { type OwnPostgres, ownPostgres } from './own-postgres.ts'
import type { Release } from './release-before.ts'

export interface TestShop {
  url: string
  /** Bypasses the fault proxy: the actual content of the database. */
  db: Db
  smtp: Awaited<ReturnType<typeof testSmtp>>
  wires: { postgres: FaultProxy; smtp: FaultProxy; payments: FaultProxy }
  /** Only for scenarios with their own PostgreSQL. */
  postgres: OwnPostgres | undefined
  shop(): Running
  /** Starts the shop if it is not running; `env` and `dir`, of its release, apply to this run only. */
  start(env?: NodeJS.ProcessEnv, dir?: string): Promise<void>
  /** A process of this release beside it, on a port of its own. The caller stops it. */
  startBeside(): Promise<Running>
  kill(): Promise<void>
  /** A process that only runs jobs, next to the shop. The caller stops it. */
  startWorker(): Promise<Running>
  control(path: string, body?: object): Promise<unknown>
  paymentsUrl: string
}

interface Options {
  name: string
  env?: NodeJS.ProcessEnv
  /** For scenarios that stop PostgreSQL itself. */
  ownServer?: boolean
  /**
   * So many processes run the jobs, and the shop runs none. Without: the shop runs them itself, unless `env` says
   * otherwise.
   */
  workers?: number
  /** The database and the first process are of this release; the scenario migrates and restarts. */
  release?: Release
}

export function withTestShop<T>(
  { name, env = {}, ownServer = false, workers = 0, release }: Options,
  work: (shop: TestShop) => Promise<T>,
): Promise<T> {
  return withCleanup(async (later) => {
    const database = `bench_${name}`
    const postgres = ownServer ? await ownPostgres() : undefined
    if (postgres) later(postgres.remove)
    const databaseUrl = postgres?.url('postgres') ?? (await databaseOf(database, release))
    if (postgres) await migrate(postgres.ownerUrl)
    else later(() => dropDatabase(database))
    const pool = createPool(databaseUrl, { name: 'bench', max: 4, work: 'jobs', onError: () => undefined })
    later(() => pool.end())
    if (postgres) await withoutHoldLimits(connect(pool))

    const smtp = await testSmtp()
    later(smtp.close)
    const port = await freePort()
    const payments = await startPaymentsProcess(String(port))
    later(payments.stop)
    const wires = {
      postgres: await startDatabaseProxy(databaseUrl),
      smtp: await startFaultProxy({ port: Number(new URL(smtp.url).port) }),
      payments: await startFaultProxy({ port: Number(new URL(payments.url).port) }),
    }
    for (const wire of Object.values(wires)) later(wire.stop)
    const uploadsDir = temporaryUploads()
    later(() => rm(uploadsDir, { recursive: true }))

    const wiredUrl = wires.postgres.url
    const settings = {
      PORT: String(port),
      UPLOADS_DIR: uploadsDir,
      REDIS_URL: '',
      SMTP_URL: `smtp://127.0.0.1:${wires.smtp.port}`,
      RATE_LIMITS: release?.rateLimits ?? RATE_LIMITS,
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
      STRIPE_WEBHOOK_SECRET: 'whsec_local',
      STRIPE_API_BASE: `http://127.0.0.1:${wires.payments.port}`,
      STRIPE_JS_URL: `${payments.url}/endive/stripe.js`,
      PAYMENT_METHODS: 'card,pix',
      ...(workers > 0 && { ROLE: 'web' }),
      ...env,
    }
    let shop = await startShopProcess(wiredUrl, settings, release?.dir)
    later(() => (isRunning(shop) ? shop.stop() : undefined))

    for (let n = 0; n < workers; n++) {
      const worker = await startProcess('worker', ['bench/lib/worker-process.ts'], {
        ...settings,
        DATABASE_URL: wiredUrl,
        STRIPE_LOCAL_PORT: '0',
      })
      later(worker.stop)
    }

    return work({
      url: `http://127.0.0.1:${port}`,
      db: connect(pool),
      smtp,
      wires,
      postgres,
      paymentsUrl: payments.url,
      shop: () => shop,
      async start(once = {}, dir = '.') {
        shop = await startShopProcess(wiredUrl, { ...settings, ...once }, dir)
      },
      startBeside: () => startShopProcess(wiredUrl, { ...settings, PORT: '0' }),
      async kill() {
        if (isRunning(shop)) shop.child.kill('SIGKILL')
        while (isRunning(shop)) await sleep(5)
      },
      startWorker: () =>
        startProcess('worker', ['bench/lib/worker-process.ts'], {
          ...settings,
          DATABASE_URL: wiredUrl,
          STRIPE_LOCAL_PORT: '0',
        }),
      control: (path, body) => control(payments.url, path, body),
    })
  })
}

function databaseOf(name: string, release: Release | undefined): Promise<string> {
  return release === undefined ? freshDatabase(name) : databaseOfRelease(name, release.migrations)
}

function isRunning({ child }: Running): boolean {
  return child.exitCode === null && child.signalCode === null
}

async function control(url: string, path: string, body: object | undefined): Promise<unknown> {
  const response = await fetch(`${url}/_control/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  if (!response.ok) throw new Error(`stripe-local ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}
