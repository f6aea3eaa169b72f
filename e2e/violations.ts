import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Legacy mode runs axe in the page itself, in a third of the time; what it leaves out is frames of other origins, and
 * the only one is the payment provider's. Without `frames`, a page of the shop inside is left out: axe would count its
 * landmarks with those around it.
 */
export async function expectNoViolations(page: Page, { frames = true } = {}) {
  await page.evaluate(transitionsOver)
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    iframes: frames,
  })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])).toEqual([])
}

/** Contrast cannot be measured during a colour transition. Endless animations are not awaited. */
async function transitionsOver() {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
