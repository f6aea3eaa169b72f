import { addButton, bar, cartLink, pieces } from './buying-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test.describe('the bar at the lower edge of a phone', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'a wide screen has the button in view')

  test('stands in for the button while that is out of view, and never covers the footer', async ({
    page,
  }) => {
    await page.goto(pieces.plenty)
    await expect(bar(page)).toBeInViewport()
    await expect(bar(page)).toContainText(/R\$\s6\.890,00/)
    await expect(bar(page)).toContainText('PP · Off-White')
    await bar(page).getByRole('button', { name: 'Adicionar ao carrinho' }).click()
    await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')

    await addButton(page).scrollIntoViewIfNeeded()
    await expect(bar(page)).toBeHidden()
    await page.getByRole('heading', { name: 'Avaliações' }).scrollIntoViewIfNeeded()
    await page.evaluate(() => document.querySelector('main')?.scrollIntoView({ block: 'end' }))
    await page.mouse.wheel(0, 10_000)
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    await expect(bar(page)).toBeHidden()
  })

  test('covers nothing that has the focus', async ({ page }) => {
    await page.goto(pieces.plenty, { waitUntil: 'networkidle' })
    await expect(bar(page)).toBeInViewport()
    await page.getByRole('main').focus()
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab')
      await page.waitForTimeout(60)
      const covered = await page.evaluate(() => {
        const cover = document.querySelector('.sticky-bar[data-shown=true]')
        const focused = document.activeElement
        if (!cover || !focused || cover.contains(focused)) return ''
        const { bottom } = focused.getBoundingClientRect()
        return bottom > cover.getBoundingClientRect().top ? focused.outerHTML.slice(0, 120) : ''
      })
      expect(covered).toBe('')
    }
  })

  test('is not there for a piece that is sold out', async ({ page }) => {
    await page.goto(pieces.none, { waitUntil: 'networkidle' })
    await expect(bar(page)).toHaveCount(0)
  })
})

test('on a wide screen there is no bar', { tag: '@wide' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has it')
  await page.goto(pieces.plenty, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 1200)
  await expect(bar(page)).toBeHidden()
})

test.describe('axe finds nothing to complain about', () => {
  for (const [title, path] of [
    ['where a piece is in stock', pieces.plenty],
    ['where few are left', pieces.two],
    ['where a piece is sold out', pieces.none],
    ['where there is one size and a colour without a swatch', pieces.oneSize],
  ] as const) {
    test(title, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expectNoViolations(page)
    })
  }
})

test('at twice the size and on the narrowest phone the buy column stays within the page', async ({
  page,
}) => {
  await page.goto(pieces.plenty, { waitUntil: 'networkidle' })
  for (const width of [320, 390, 720, 1023, 1024]) {
    await page.setViewportSize({ width, height: 700 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width}`).toBe(0)
  }
})

test('every control of the buy column is at least 44 pixels high', async ({ page }) => {
  await page.goto(pieces.plenty, { waitUntil: 'networkidle' })
  const heights = await page
    .getByRole('radio')
    .or(page.getByRole('button', { name: /Descobrir|carrinho|favoritos|Compartilhar/ }))
    .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
})
