import { expect, type Page } from '@playwright/test'
import { test as base } from './shop-fixtures.ts'

interface Fixtures {
  /** signs the page's browser in before its next navigation */
  signIn: (role: 'customer' | 'admin') => Promise<void>
  /** fails the test when the page logs an error or its security policy blocks something */
  quietConsole: undefined
}

export const test = base.extend<Fixtures>({
  signIn: async ({ page, tokenOf }, use) => {
    await use(async (role) => storeToken(page, await tokenOf(role)))
  },
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(undefined)
      // A page may return 404 or 401: the browser logs that as an error, and the tests assert it themselves.
      const real = complaints.filter((text) => !/Failed to load resource/.test(text))
      expect(real, 'console errors, including violations of CSP and Trusted Types').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

async function storeToken(page: Page, token: string) {
  await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
}
