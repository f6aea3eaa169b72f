import { cards, chips, drawer, filters, resultCount, searchBox } from './collections-page.ts'
import { expect, test } from './fixtures.ts'
import { layoutShiftOf } from './layout-shift.ts'
import { expectNoViolations } from './violations.ts'

const NOTHING = '/colecoes?search=sereia+azul&collection=Reto&minPrice=2000&maxPrice=4000'

test.describe('axe finds nothing to complain about', () => {
  test('in the whole collection', async ({ page }) => {
    await page.goto('/colecoes')
    await expectNoViolations(page)
  })

  test('in a filtered list', async ({ page }) => {
    await page.goto('/colecoes?search=renda&inStock=true&minPrice=2000')
    await expect(chips(page)).toHaveCount(3)
    await expectNoViolations(page)
  })

  test('where nothing is found', async ({ page }) => {
    await page.goto(NOTHING)
    await expectNoViolations(page)
  })

  test('where something near is offered instead', async ({ page }) => {
    await page.goto('/colecoes?search=renda+preta')
    await expect(page.getByRole('heading', { name: 'Talvez você goste destes' })).toBeVisible()
    await expectNoViolations(page)
  })

  test('with the drawer of filters open', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a wide screen has the sidebar')
    await page.goto('/colecoes')
    await filters(page, isMobile)
    await expect(drawer(page)).toHaveCSS('translate', '0px')
    await expectNoViolations(page)
  })

  test('where the list could not be fetched', async ({ page }) => {
    await page.goto('/colecoes', { waitUntil: 'networkidle' })
    await page.route('**/colecoes.data*', (route) => route.abort())
    await searchBox(page).fill('renda')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoViolations(page)
  })
})

test('a keyboard alone searches, orders and filters', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard of this kind')
  await page.goto('/colecoes')
  await searchBox(page).focus()
  await page.keyboard.type('renda')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/colecoes?search=renda&sort=price-low')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/colecoes?search=renda&minPrice=100&sort=price-low')
  await page.keyboard.press('Tab')
  await page.keyboard.press('PageDown')
  await expect(page).toHaveURL('/colecoes?search=renda&minPrice=100&maxPrice=9000&sort=price-low')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('complementary').getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/collection=.+&minPrice=100&maxPrice=9000&inStock=true&sort=price-low$/)
  // The address is there a moment before what it asks for is drawn.
  await expect(chips(page)).toHaveCount(4)
  await page.keyboard.press('Tab')
  await expect(chips(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(3)
  await expect(resultCount(page)).toBeFocused()
})

test('no piece of the collection reaches beyond its edge, however far it is magnified', async ({ page }) => {
  for (const path of ['/colecoes?search=renda&inStock=true', NOTHING]) {
    await page.goto(path)
    for (const width of [320, 390, 720, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width}`).toBe(0)
    }
  }
})

test('every control of the collection is at least 44 pixels high', async ({ page, isMobile }) => {
  await page.goto('/colecoes?search=renda&inStock=true')
  await filters(page, isMobile)
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main a, main button, main select, main label:has(input), main input[type=range]',
      ),
    ]
      .filter((control) => control.checkVisibility() && control.closest('h3') === null)
      .filter((control) => control.getBoundingClientRect().height < 44)
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
})

test('the heart of a card and its link do not take each other’s clicks', async ({ page }) => {
  await page.goto('/colecoes', { waitUntil: 'networkidle' })
  const card = cards(page).first()
  const heart = card.getByRole('button', { name: /favoritos$/ })
  await expect(card.locator('a button')).toHaveCount(0)
  await heart.click()
  await expect(page).toHaveURL('/colecoes')
  const picture = await card.getByRole('img').boundingBox()
  if (!picture) throw new Error('the picture is not drawn')
  await page.mouse.click(picture.x + 20, picture.y + picture.height / 2)
  await expect(page).toHaveURL(/\/produto\/\d+$/)
})

test('nothing of the collection moves while it loads', async ({ page }) => {
  expect(await layoutShiftOf(page, '/colecoes')).toBeLessThan(0.001)
})
