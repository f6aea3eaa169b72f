import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test.describe('axe finds nothing to complain about', () => {
  test('on a product’s page', async ({ page }) => {
    await page.goto('/produto/1')
    await expectNoViolations(page)
  })

  test('on the page of a sold-out product', async ({ page }) => {
    await page.goto('/produto/10')
    await expectNoViolations(page)
  })

  test('with a picture in full', async ({ page }) => {
    await page.goto('/produto/1')
    await page
      .getByRole('link', { name: /^Ampliar/ })
      .first()
      .click()
    const zoom = page.getByRole('dialog', { name: 'Foto ampliada' })
    await expect(zoom).toHaveCSS('opacity', '1')
    await expectNoViolations(page)
    await zoom.getByRole('button', { name: /^Aproximar/ }).click()
    await expectNoViolations(page)
  })

  test('with the ways to share open', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto('/produto/1')
    await page.getByRole('button', { name: 'Compartilhar' }).click()
    await expect(page.locator('#share-menu')).toHaveCSS('opacity', '1')
    await expectNoViolations(page)
  })

  test('on the page of an unknown product', async ({ page }) => {
    await page.goto('/produto/999999')
    await expectNoViolations(page)
  })

  test('while a product loads', async ({ page }) => {
    await page.goto('/')
    await page.route('**/produto/*.data*', () => undefined)
    await page.getByRole('region', { name: 'DESTAQUES' }).getByRole('link').nth(1).click()
    await expect(page.getByText('Carregando produto...')).toBeVisible()
    await expectNoViolations(page)
  })
})

test('every control of the product’s page is high enough for a finger', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a mouse points more finely')
  await page.goto('/produto/1')
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main a, main button, main summary')]
      .filter((control) => control.checkVisibility())
      .filter((control) => control.getBoundingClientRect().height < 44)
      .map((control) => control.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
})
