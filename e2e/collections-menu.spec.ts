import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Coleções' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Coleções' })

test.describe('the collections of a wide screen', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has them in its menu')

  test('open below the header by keyboard, the arrows move between them, and Esc returns to the link', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openReady(page, '/sobre')
    const loaded = () => scripts.some((url) => url.includes('collections-panel'))
    expect(loaded()).toBe(false)

    await link(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    expect(loaded()).toBe(true)
    await expect(link(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(panel(page).getByRole('link', { name: 'Princesa 3 peças' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(panel(page).getByRole('link', { name: /^Evasê/ })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(panel(page).getByRole('link', { name: /^Princesa/ })).toBeFocused()
    await expect(panel(page).getByRole('link')).toHaveText([
      /Princesa/,
      /Evasê/,
      /Sereia/,
      /Reto/,
      /Império/,
      /Midi/,
      /Madrinhas/,
      /Daminhas/,
      /Acessórios.*4 peças/,
      'Ver as 19 peças',
      'Pronta entrega',
      'Seleção do ateliê',
      'Agende sua visita',
    ])
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(link(page)).toBeFocused()
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false')

    await page.keyboard.press('ArrowDown')
    await expect(panel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/colecoes?collection=Princesa')
    await expect(panel(page)).toBeHidden()
  })

  test('open on a click, close on a second one, and open when the pointer rests on the word but not when it passes', async ({
    page,
  }) => {
    await openReady(page, '/sobre')
    await link(page).click()
    await expect(panel(page)).toBeVisible()
    await expect(page).toHaveURL('/sobre')
    await link(page).click()
    await expect(panel(page)).toBeHidden()

    await page.mouse.move(700, 700)
    await link(page).hover()
    await page.mouse.move(700, 700)
    await page.waitForTimeout(400)
    await expect(panel(page)).toBeHidden()
    await link(page).hover()
    await expect(panel(page)).toBeVisible()
    await panel(page)
      .getByRole('link', { name: /^Sereia/ })
      .hover()
    await page.waitForTimeout(400)
    await expect(panel(page)).toBeVisible()
    await page.mouse.move(700, 890)
    await expect(panel(page)).toBeHidden()

    await link(page).click()
    await panel(page).getByRole('link', { name: 'Agende sua visita' }).click()
    await expect(page).toHaveURL('/agendar')
  })

  test('leave out an empty collection', async ({ page }) => {
    await openReady(page, '/sobre')
    await link(page).click()
    await expect(panel(page).getByRole('link', { name: / 0 peças/ })).toHaveCount(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

  test('the word is a link to all products', async ({ page }) => {
    await page.goto('/sobre')
    await link(page).click()
    await expect(page).toHaveURL('/colecoes')
  })
})
