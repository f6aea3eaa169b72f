import { randomUUID } from 'node:crypto'
import { test as base } from '@playwright/test'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { adminUrl } from '@shop/test-kit/database-server'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aSession } from '@shop/test-kit/factories'
import { databaseName } from './port.ts'

interface OwnShop {
  url: string
  db: Db
}

interface ShopFixtures {
  /** the database of the shared shop; tests only add their own data */
  db: Db
  /** a bearer token of the demo account of that role */
  tokenOf: (role: 'customer' | 'admin') => Promise<string>
  /** a separate shop, for tests that change what all visitors would see */
  ownShop: (env?: NodeJS.ProcessEnv) => Promise<OwnShop>
}

const DEMO_EMAILS = { customer: 'cliente@alvademaio.test', admin: 'admin@alvademaio.test' }

/** The shop under test, without a browser. */
export const test = base.extend<ShopFixtures>({
  // Playwright reads the names of the fixtures from the first parameter, which must therefore be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  db: async ({}, use) => {
    const pool = createPool(adminUrl(`bench_${databaseName}`), {
      name: 'e2e',
      max: 2,
      onError: () => undefined,
    })
    await use(connect(pool))
    await pool.end()
  },
  tokenOf: async ({ db }, use) => {
    await use(async (role) => {
      const user = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', DEMO_EMAILS[role])
        .executeTakeFirstOrThrow()
      return (await aSession(db, user)).token
    })
  },
  // oxlint-disable-next-line no-empty-pattern
  ownShop: async ({}, use) => {
    const stops: (() => Promise<void>)[] = []
    await use(async (env) => {
      const name = `e2e_${randomUUID().replaceAll('-', '').slice(0, 12)}`
      const { shop, db, stop } = await startDemoShop(name, { ROLE: 'web', ...env })
      stops.push(stop)
      return { url: shop.url, db }
    })
    for (const stop of stops) await stop()
  },
})
