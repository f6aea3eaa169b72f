/** Chromium that detects injected scripts: they call hit(). */
import type { Browser, BrowserContext, Page } from '@playwright/test'

export async function watched(browser: Browser, baseURL: string, token?: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL })
  await context.addInitScript((value) => {
    const hits: unknown[] = []
    Object.assign(globalThis, { hits, hit: (n: unknown) => hits.push(n) })
    if (value !== undefined) localStorage.setItem('atelier.token', value)
  }, token)
  return context
}

export const hitsOn = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'hits') as unknown[]).length)
