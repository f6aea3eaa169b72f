import type { Page } from '@playwright/test'

/** How far the parts of a page move between its first paint and the sight of its end. */
export async function layoutShiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const total = Number(document.documentElement.dataset['shift'] ?? 0)
        if ('value' in entry) document.documentElement.dataset['shift'] = String(total + Number(entry.value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
}
