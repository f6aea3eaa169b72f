import { expect, type Page } from '@playwright/test'

/** Nothing reaches beyond the edge at any of the widths; afterwards the window is as it was. */
export async function expectToFit(page: Page, widths: readonly number[], state = page.url()) {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Not innerWidth, which a phone's browser widens to what reaches beyond.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}
