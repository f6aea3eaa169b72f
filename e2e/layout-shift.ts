import type { Page } from '@playwright/test'

/** Accumulates the layout shift of the following documents since their first paint. */
export async function watchLayoutShift(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const total = Number(document.documentElement.dataset['shift'] ?? 0)
        // Shifts right after user input are expected.
        const byUser = 'hadRecentInput' in entry && entry.hadRecentInput
        if ('value' in entry && !byUser)
          document.documentElement.dataset['shift'] = String(total + Number(entry.value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
}
