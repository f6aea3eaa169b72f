import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { connect, createPool, type Db } from '@shop/api/db/connection'
import { aSession } from '@shop/api/testing/factories'
import { databaseUrlOf } from '../bench/lib/databases.ts'
import { startDemoShop } from '../bench/lib/demo-shop.ts'
import { databaseName } from './port.ts'

interface OwnShop {
  url: string
  db: Db
}

interface Fixtures {
  /** the database behind the shared shop; tests only add what is theirs */
  db: Db
  /** a bearer token of the demo account of that role */
  tokenOf: (role: 'customer' | 'admin') => Promise<string>
  /** signs the page's browser in before its next navigation */
  signIn: (role: 'customer' | 'admin') => Promise<void>
  /** a shop nobody else visits, for tests that change what everybody would see */
  ownShop: (env?: NodeJS.ProcessEnv) => Promise<OwnShop>
  /** fails the test when the page logs an error or its security policy refuses something */
  quietConsole: undefined
}

const DEMO_EMAILS = { customer: 'cliente@alvademaio.test', admin: 'admin@alvademaio.test' }

export const test = base.extend<Fixtures>({
  // Playwright reads the names of the fixtures from the first parameter, which must therefore be a pattern.
  // oxlint-disable-next-line no-empty-pattern
  db: async ({}, use) => {
    const pool = createPool(databaseUrlOf(`bench_${databaseName}`), {
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
  signIn: async ({ page, tokenOf }, use) => {
    await use(async (role) => storeToken(page, await tokenOf(role)))
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
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(undefined)
      // A page may well answer 404 or 401: the browser logs that as an error, and the tests assert it by themselves.
      const real = complaints.filter((text) => !/Failed to load resource/.test(text))
      expect(real, 'console errors, among them refusals of CSP and Trusted Types').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

async function storeToken(page: Page, token: string) {
  await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
}
