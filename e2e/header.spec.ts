import { expect, test } from './fixtures.ts'

/** A line as the cart keeps it. */
const cartLine = (size: string, quantity: number) => ({
  cartId: `1-${size}-Branco`,
  productId: 1,
  name: 'Açucena',
  unitPriceCents: 689_000,
  size,
  color: 'Branco',
  quantity,
})

const links = [
  ['Início', '/'],
  ['Coleções', '/colecoes'],
  ['Sobre Nós', '/sobre'],
  ['Contato', '/contato'],
] as const

test.describe('the header of a wide screen', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has the side menu instead')

  test('leads to the four parts of the shop', async ({ page }) => {
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Principal' })
    for (const [text, path] of links) {
      await expect(nav.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', path)
    }
  })

  test('marks the part being viewed and no other, also after following a link', async ({ page }) => {
    await page.goto('/')
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

test('the shop’s name in the header leads home', async ({ page }) => {
  await page.goto('/nao-existe')
  await page.getByRole('banner').getByRole('link', { name: 'Alva de Maio' }).first().click()
  await expect(page).toHaveURL('/')
})

test('the page of an unknown address has the header too', async ({ page }) => {
  await page.goto('/nao-existe')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrinho' }).first()).toBeVisible()
})

test('the cart icon leads to the cart and counts pieces, not lines', async ({ page }) => {
  await page.goto('/')
  const cart = page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .first()
  await expect(cart).toHaveAttribute('href', '/carrinho')
  await expect(cart).toHaveText('')

  const stored = JSON.stringify({ version: 1, lines: [cartLine('P', 1), cartLine('M', 3)] })
  await page.evaluate((text) => localStorage.setItem('atelier.cart', text), stored)
  await page.reload()
  await expect(cart).toHaveText('4')
  await expect(cart).toHaveAccessibleName('Carrinho, 4 itens')
})

test('a cart of more than 99 pieces is drawn as 99+ and counted in words', async ({ page }) => {
  const stored = JSON.stringify({ version: 1, lines: [cartLine('M', 120)] })
  await page.addInitScript((text) => localStorage.setItem('atelier.cart', text), stored)
  await page.goto('/')
  const cart = page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrinho/ })
    .first()
  await expect(cart).toHaveText('99+')
  await expect(cart).toHaveAccessibleName('Carrinho, 120 itens')
})

test('a cart that cannot be read counts as empty and breaks nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('atelier.cart', '{"version":1,"lines":'))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Carrinho', exact: true }).first(),
  ).toHaveText('')
})

test('a page that is followed to says its title, and the first one does not', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const announcer = page.locator('body > p[aria-live="polite"]')
  await expect(announcer).toHaveText('')
  const home = await page.title()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).first().click()
  await expect(page).toHaveURL('/contato')
  await expect(announcer).not.toHaveText('')
  await expect(announcer).not.toHaveText(home)
  await expect(announcer).toHaveText(await page.title())
})

test('a keyboard reaches the content with its first two keys', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key')
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
