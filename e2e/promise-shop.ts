/**
 * A shop on Monday, 16 November 2026, at noon: the demo, seeded that day, has 50, 60, 45 and 20 hours booked in the
 * weeks from then on. An embroidered dress takes 42 hours and 25 working days.
 */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type DemoShop, startDemoShop } from '@shop/test-kit/demo-shop'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { test as base, expect } from './fixtures.ts'
import { emailPort } from './port.ts'

const MONDAY = new Date('2026-11-16T15:00:00Z')

export const test = base.extend<object, { mondayShop: DemoShop }>({
  mondayShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const name = `e2e_${randomUUID().replaceAll('-', '').slice(0, 12)}`
      const env = { RATE_LIMITS, SMTP_URL: `smtp://127.0.0.1:${emailPort}` }
      const shop = await startDemoShop(name, env, { moment: MONDAY })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ mondayShop }, use) => use(mondayShop.shop.url),
  db: async ({ mondayShop }, use) => use(mondayShop.db),
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(MONDAY)
    await use(page)
  },
})

export { expect }

export const dress = { productId: 1, name: 'Açucena', size: 'M', offer: 'made_to_order' } as const

export const weddingField = (page: Page) => page.getByLabel('Quando é o casamento?')
export const box = (page: Page) => page.getByRole('region', { name: 'Data do casamento' })

/** Typed in an earlier visit. */
export async function withWedding(page: Page, day: string) {
  await page.addInitScript((value) => localStorage.setItem('atelier.wedding', value), day)
}
