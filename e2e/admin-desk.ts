import type { Locator, Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { aSession } from '@shop/api/testing/factories'
import { test as base } from './fixtures.ts'

interface OwnDesk {
  url: string
  db: Db
}

/** A shop nobody else visits, with its administrator at the desk: for tests that change what everybody would see. */
export const test = base.extend<{ ownDesk: () => Promise<OwnDesk> }>({
  ownDesk: async ({ page, ownShop }, use, testInfo) => {
    await use(async () => {
      // A shop is opened and closed again within the test.
      testInfo.setTimeout(testInfo.timeout + 60_000)
      const { url, db } = await ownShop()
      const admin = await db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .executeTakeFirstOrThrow()
      const { token } = await aSession(db, admin)
      await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
      return { url, db }
    })
  },
})

export const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** The row or card in which a text stands. */
export const rowOf = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('main').getByRole('row').filter({ hasText: text })
