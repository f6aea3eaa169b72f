/** Chromium that detects injected scripts: they call hit(). */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './chromium.ts'

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ args: chromiumFlags, ...(chromiumPath && { executablePath: chromiumPath }) })
}

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
