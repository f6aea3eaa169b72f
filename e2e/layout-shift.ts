import type { Page } from '@playwright/test'

/** How far the parts of a page move between its first paint and now, from the next document on. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const total = Number(document.documentElement.dataset['shift'] ?? 0)
        // What moves at once under somebody's finger was asked for.
        const asked = 'hadRecentInput' in entry && entry.hadRecentInput
        if ('value' in entry && !asked)
          document.documentElement.dataset['shift'] = String(total + Number(entry.value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
}
