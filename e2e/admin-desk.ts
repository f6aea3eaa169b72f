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

/** The names of the toolbar's lists that have a choice too wide to be read. */
export const cutLists = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('search')
    .getByRole('combobox')
    .evaluateAll((lists) =>
      lists
        .filter((list) => {
          // As wide as its longest choice, if nothing held it.
          const free = document.createElement('div')
          free.style.cssText = 'position: absolute; width: max-content'
          free.append(list.cloneNode(true))
          list.after(free)
          const needed = free.offsetWidth
          free.remove()
          return needed > list.getBoundingClientRect().width + 1
        })
        .map((list) => list.getAttribute('aria-label')),
    )
