import type { Page } from '@playwright/test'
import { asCustomer } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { shiftSoFar, watchLayoutShift } from './layout-shift.ts'
import { openReady } from './shop-page.ts'

const bar = (page: Page) => page.getByRole('banner').locator('.bar')

/** The lower edge of what is seen of the bar, in the window. */
async function edgeOf(page: Page) {
  return bar(page).evaluate((element) => {
    const { translate } = getComputedStyle(element, '::before')
    const [, y = '0'] = translate.split(' ')
    return Math.round(element.getBoundingClientRect().bottom + Number.parseFloat(y))
  })
}

test('the header stays in the window, is lower once the page is scrolled, and moves nothing on the page', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  const [tall, low] = isMobile ? [64, 56] : [84, 60]
  await watchLayoutShift(page)
  await openReady(page, '/')
  const place = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
  const before = await place()
  expect((await bar(page).boundingBox())?.height).toBe(tall)

  await page.evaluate(() => scrollTo(0, 110))
  await expect(bar(page)).not.toHaveAttribute('data-compact')
  await page.evaluate(() => scrollTo(0, 900))
  await expect(bar(page)).toHaveAttribute('data-compact')
  await expect.poll(() => edgeOf(page)).toBe(low)
  const cart = page.getByRole('banner').getByRole('link', { name: 'Carrinho' })
  await expect(cart).toBeInViewport({ ratio: 1 })
  // Below its edge a click reaches the page, not the rest of the bar's place.
  const hit = (y: number) =>
    page.evaluate((at) => document.elementFromPoint(innerWidth / 2, at)?.closest('.bar') !== null, y)
  expect([await hit(low - 2), await hit(low + 2)]).toEqual([true, false])
  expect(await place()).toBe(before)
  expect(await shiftSoFar(page)).toBeLessThan(0.001)

  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar(page)).not.toHaveAttribute('data-compact')
  await expect.poll(() => edgeOf(page)).toBeGreaterThan(tall)
})

test('neither the target of a link nor what a keyboard focuses is hidden behind the header', {
  tag: '@wide',
}, async ({ page }) => {
  await openReady(page, '/politica-de-privacidade')
  await page.evaluate(() => {
    location.hash = document.querySelectorAll('main h2[id]')[3]?.id ?? ''
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const target = page.locator('main h2:target')
  await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThan(await edgeOf(page))

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab')
    const covered = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body || focused.closest('header')) return false
      const { left, top, width } = focused.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + 2)?.closest('.bar') !== null
    })
    expect(covered).toBe(false)
  }
})

test('on the smallest phone the header fits, with a heart and a bag that count', async ({ page, db }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  // What was marked before comes along with signing in.
  await asCustomer(page, db)
  await page.addInitScript(() => localStorage.setItem('atelier.favorites', '[1,2]'))
  await openReady(page, '/sobre')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Favoritos, 2 peças' })).toBeInViewport({ ratio: 1 })
  await expect(header.getByRole('link', { name: 'Carrinho' })).toBeInViewport({ ratio: 1 })
  const brand = header.getByRole('link', { name: 'Alva de Maio' }).first()
  await expect(brand).toBeInViewport({ ratio: 1 })
  const icon = await header.getByRole('button', { name: 'Buscar' }).boundingBox()
  const name = await brand.boundingBox()
  expect((icon?.x ?? 0) + (icon?.width ?? 0)).toBeLessThanOrEqual(name?.x ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
