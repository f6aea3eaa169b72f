import { expect, type Page } from '@playwright/test'

/** Expects no horizontal overflow at any of the widths, then restores the window size. */
export async function expectToFit(page: Page, widths: readonly number[], state = page.url()) {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // Not innerWidth, which mobile browsers enlarge to the overflowing content.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${state} at ${width}`).toBeLessThanOrEqual(0)
  }
  if (before) await page.setViewportSize(before)
}
