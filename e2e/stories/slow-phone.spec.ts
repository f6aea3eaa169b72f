import type { Locator, Page } from '@playwright/test'
import { addButton, cartLink } from '../buying-page.ts'
import { rowOf } from '../cart-page.ts'
import { cards } from '../collections-page.ts'
import { expect, test } from '../fixtures.ts'
import { shiftSoFar, watchLayoutShift } from '../layout-shift.ts'

/** A cheap phone far from the mast: the figures by which such connections are usually told. */
const slow4g = { latency: 400, downloadThroughput: 200_000, uploadThroughput: 90_000, offline: false }
const SLOWER_CPU = 4
/** From here on a person wonders whether the tap was felt. */
const PATIENCE_MS = 1000

test('on a slow phone every tap is answered within a second, and nothing jumps on the way to the cart', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await slowDown(page)
  await watchLayoutShift(page)

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tap(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: /coleções/i })
      .first(),
    cards(page).first(),
  )
  await tap(
    page,
    cards(page).first().getByRole('link'),
    page.getByRole('heading', { level: 1, name: 'Açucena' }),
  )
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await tap(page, cartLink(page), rowOf(page, 'Açucena'))
  await expect(rowOf(page, 'Açucena').locator('img')).toBeVisible()
  expect(await shiftSoFar(page)).toBeLessThan(0.01)
})

async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', slow4g)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

/** Where the next page takes long, something must say that it is coming. */
async function tap(page: Page, link: Locator, arrived: Locator) {
  const progress = page
    .getByRole('main')
    .getByRole('status')
    .or(page.getByRole('progressbar'))
    .filter({ visible: true })
  let told = false
  const watching = progress
    .first()
    .waitFor()
    .then(() => {
      told = true
    })
    .catch(() => undefined)
  const tapped = performance.now()
  await link.click()
  await expect(arrived).toBeVisible({ timeout: 30_000 })
  const took = performance.now() - tapped
  if (took > PATIENCE_MS) expect(told, `a sign of life before ${Math.round(took)} ms were over`).toBe(true)
  void watching
}
