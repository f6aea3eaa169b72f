import { randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { startDemoShop } from '@shop/test-kit/demo-shop'
import { aProduct, aSession } from '@shop/test-kit/factories'
import { test as base } from './fixtures.ts'

interface AdminShop {
  url: string
  db: Db
}

/**
 * A shop for tests that change what all visitors would see, with its administrator signed in. Starting one takes
 * seconds, so the tests of a worker share it, one after the other: each changes only data that no other of them reads.
 */
export const test = base.extend<{ adminShop: AdminShop }, { workerShop: AdminShop }>({
  workerShop: [
    // Playwright reads the names of the fixtures from the first parameter, which must therefore be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const name = `e2e_${randomUUID().replaceAll('-', '').slice(0, 12)}`
      const { shop, db, stop } = await startDemoShop(name, { ROLE: 'web' })
      await use({ url: shop.url, db })
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  adminShop: async ({ page, workerShop }, use) => {
    const admin = await workerShop.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow()
    const { token } = await aSession(workerShop.db, admin)
    await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
    await use(workerShop)
  },
})

/** A product for this test only, in a collection whose name and size no other test depends on. */
export async function anOwnProduct(db: Db, name: string, stockAvailable = 10) {
  const { id: categoryId } = await db
    .selectFrom('categories')
    .select('id')
    .where('name', '=', 'Madrinhas')
    .executeTakeFirstOrThrow()
  return aProduct(db, { name, categoryId, stockAvailable })
}
