import type { Page } from '@playwright/test'

/** Lets the document load, but holds its scripts until the returned function is called. */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
