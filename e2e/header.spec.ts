import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newsletterButton, openReady, scrollTo } from './shop-page.ts'

/** A line as the cart stores it. */
const cartLine = (size: string, quantity: number) => ({
  cartId: `1-${size}-Branco`,
  productId: 1,
  name: 'Açucena',
  unitPriceCents: 689_000,
  size,
  color: 'Branco',
  quantity,
})

async function reloadWithCart(page: Page, stored: string) {
  await page.evaluate((text) => localStorage.setItem('atelier.cart', text), stored)
  await page.reload()
}

test('the cart icon links to the cart and counts units, not lines: 99+ beyond 99, and nothing where the cart cannot be read', async ({
  page,
}) => {
  await page.goto('/')
  const cart = page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .first()
  await expect(cart).toHaveAttribute('href', '/carrinho')
  await expect(cart).toHaveText('')

  await reloadWithCart(page, JSON.stringify({ version: 1, lines: [cartLine('P', 1), cartLine('M', 3)] }))
  await expect(cart).toHaveText('4')
  await expect(cart).toHaveAccessibleName('Carrinho, 4 itens')

  await reloadWithCart(page, JSON.stringify({ version: 1, lines: [cartLine('M', 120)] }))
  await expect(cart).toHaveText('99+')
  await expect(cart).toHaveAccessibleName('Carrinho, 120 itens')

  await reloadWithCart(page, '{"version":1,"lines":')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await scrollTo(newsletterButton(page))
  await expect(newsletterButton(page)).toBeEnabled()
  await expect(cart).toHaveAccessibleName('Carrinho')
  await expect(cart).toHaveText('')
})

test.describe('the header of a wide screen', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has the side menu instead, and neither Tab nor Esc')

  test('lets a keyboard user skip to the content, opens a search panel that Esc closes, and marks only the current section, also after following a link', async ({
    page,
  }) => {
    await openReady(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()

    const panel = page.locator('#search-panel')
    const opener = page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true')
    await expect(panel).toBeHidden()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await expect(page.locator('#search-panel input')).toBeFocused()
    // Replaced once, when its code is loaded.
    await expect.poll(async () => (await panel.getByRole('search').boundingBox())?.width).toBe(1280)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()

    const nav = page.getByRole('navigation', { name: 'Principal' })
    const current = nav.locator('[aria-current="page"]')
    await expect(current).toHaveText('Início')
    const colorOf = (name: string) =>
      nav.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).color)
    expect(await colorOf('Início')).not.toBe(await colorOf('Contato'))
    await nav.getByRole('link', { name: 'Contato' }).click()
    await expect(page).toHaveURL('/contato')
    await expect(current).toHaveText('Contato')
    await expect(current).toHaveCount(1)
  })
})
