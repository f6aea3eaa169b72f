import type { Locator, Page } from '@playwright/test'
import { addButton, cartLink, viewCart } from '../buying-page.ts'
import { rowOf } from '../cart-page.ts'
import { cards } from '../collections-page.ts'
import { expect, test } from '../fixtures.ts'
import { shiftSoFar, watchLayoutShift } from '../layout-shift.ts'

/** A cheap phone with weak reception: the values commonly used for such connections. */
const slow4g = { latency: 400, downloadThroughput: 200_000, uploadThroughput: 90_000, offline: false }
const SLOWER_CPU = 4
/** Above this delay users doubt that their tap was registered. */
const TIMEOUT_MS = 1000

test('on a slow phone every tap gets feedback within a second, and nothing shifts on the way to the cart', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await slowDown(page)
  await watchLayoutShift(page)

  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tap(page, page.getByRole('link', { name: 'Ver a coleção', exact: true }), cards(page).first())
  await tap(
    page,
    cards(page).first().getByRole('link'),
    page.getByRole('heading', { level: 1, name: 'Açucena' }),
  )
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  // Where the drawer's scripts take too long, a toast says that it was added.
  await expect(viewCart(page).or(page.getByText('Adicionado ao carrinho!')).first()).toBeVisible()
  const way = (await viewCart(page).isVisible()) ? viewCart(page) : cartLink(page)
  await tap(page, way, rowOf(page, 'Açucena'))
  await expect(rowOf(page, 'Açucena').locator('img')).toBeVisible()
  expect(await shiftSoFar(page)).toBeLessThan(0.01)
})

async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.emulateNetworkConditions', slow4g)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

/** When the next page takes long, a progress indicator must be shown. */
async function tap(page: Page, link: Locator, arrived: Locator) {
  await watchForProgress(page)
  const tapped = performance.now()
  await link.click()
  await expect(arrived).toBeVisible({ timeout: 30_000 })
  const took = performance.now() - tapped
  // A tap before hydration loads a new document, which lacks the flag: there the browser itself showed the progress.
  const notice = await page.evaluate(() => document.documentElement.dataset['toldOfProgress'] !== 'no')
  if (took > TIMEOUT_MS) expect(notice, `a progress indicator within ${Math.round(took)} ms`).toBe(true)
}

/** Observed inside the page: on such a slow phone, polling from outside could miss it. */
async function watchForProgress(page: Page) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['toldOfProgress'] = 'no'
    new MutationObserver((_, observer) => {
      if (document.querySelector('.travel-line, main [role=status]') === null) return
      dataset['toldOfProgress'] = 'yes'
      observer.disconnect()
    }).observe(document.body, { childList: true, subtree: true })
  })
}
