import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const corner = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => corner(page).locator('[role=presentation]')
const accountLink = (page: Page) => corner(page).getByRole('link', { name: /^Conta de/ })

test.describe('a visitor', () => {
  test('is led to the login, has no favourites and waits for nothing', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.goto('/', { waitUntil: 'networkidle' })
    await expect(corner(page).getByRole('link', { name: 'Entrar' }).first()).toHaveAttribute('href', '/login')
    await expect(corner(page).getByRole('link', { name: /Favoritos/ })).toHaveCount(0)
    await expect(page.getByText('Carregando...')).toHaveCount(0)
    expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
  })

  test('gets no menu by hovering the account icon', { tag: '@wide' }, async ({ page, isMobile }) => {
    test.skip(isMobile, 'nothing hovers on a phone')
    await page.goto('/', { waitUntil: 'networkidle' })
    await corner(page).getByRole('link', { name: 'Entrar' }).first().hover()
    // Absence holds at once: only after a while does it say anything.
    await page.waitForTimeout(500)
    await expect(page.getByRole('button', { name: 'Sair' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Minha Conta' })).toHaveCount(0)
  })
})

test('while the token is verified the content is there and only the corner waits', async ({
  page,
  signIn,
}) => {
  await signIn('customer')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/verify', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await expect(corner(page).getByRole('status')).toHaveText('Carregando...')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'DESTAQUES' })).toBeAttached()
  await expect(page.getByRole('main').getByText('Carregando...')).toHaveCount(0)

  answer()
  await expect(corner(page).getByRole('status')).toHaveCount(0)
})

test('the favourites icon counts what the person has kept', async ({ page, signIn, db }) => {
  await signIn('customer')
  const { count } = await db
    .selectFrom('favorites')
    .innerJoin('users', 'users.id', 'favorites.userId')
    .where('users.email', '=', 'cliente@alvademaio.test')
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  await page.goto('/')
  const favorites = corner(page).locator('a[href="/favoritos"]').locator('visible=true').first()
  await expect(favorites).toHaveText(String(count))
  await expect(favorites).toHaveAccessibleName(`Favoritos, ${count} peças`)
})

test.describe('the account icon of a wide screen', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has these in its side menu')

  test('leads a customer to the account', async ({ page, signIn }) => {
    await signIn('customer')
    await page.goto('/')
    await expect(accountLink(page)).toHaveAttribute('href', '/conta')
  })

  test('leads an administrator to the admin area', async ({ page, signIn }) => {
    await signIn('admin')
    await page.goto('/')
    await expect(accountLink(page)).toHaveAttribute('href', '/admin')
  })

  test('opens a menu with name and e-mail by hover, and closes it when left', async ({ page, signIn }) => {
    await signIn('customer')
    await page.goto('/')
    await accountLink(page).hover()
    await expect(menu(page).getByText('Marina Duarte')).toBeVisible()
    await expect(menu(page).getByText('cliente@alvademaio.test')).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Minha Conta' })).toHaveAttribute('href', '/conta')
    await page.mouse.move(10, 600)
    await expect(menu(page).getByText('cliente@alvademaio.test')).toBeHidden()
  })

  test('opens its menu by focus too, Esc closes it, and Tab goes through it', async ({ page, signIn }) => {
    await signIn('customer')
    await page.goto('/')
    await accountLink(page).focus()
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Minha Conta' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('button', { name: 'Sair' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu(page).getByRole('button', { name: 'Sair' })).toBeHidden()
    await expect(accountLink(page)).toBeFocused()
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('closes its hovered menu by Esc and leaves the focus where it is', async ({ page, signIn }) => {
    await signIn('customer')
    await page.goto('/')
    await page.getByRole('link', { name: 'Contato' }).first().focus()
    await accountLink(page).hover()
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('link', { name: 'Contato' }).first()).toBeFocused()
  })

  test('keeps its menu open while the focus is in it, wherever the mouse goes', async ({ page, signIn }) => {
    await signIn('customer')
    await page.goto('/')
    await accountLink(page).focus()
    await page.keyboard.press('Tab')
    await accountLink(page).hover()
    await page.mouse.move(10, 600)
    await page.waitForTimeout(300)
    await expect(menu(page).getByRole('link', { name: 'Minha Conta' })).toBeFocused()
    await expect(menu(page).getByRole('link', { name: 'Minha Conta' })).toBeVisible()
  })

  test('closes its menu when it is followed, and does not open by a press', async ({ page, signIn }) => {
    await signIn('customer')
    await page.goto('/')
    await accountLink(page).hover()
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'true')
    await accountLink(page).click()
    await expect(page).toHaveURL('/conta')
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.move(10, 600)
    await accountLink(page).hover()
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(10, 600)
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('signs out: toast, token gone here and on the server, visitor’s header again', async ({
    page,
    tokenOf,
  }) => {
    const token = await tokenOf('customer')
    await page.goto('/')
    await page.evaluate((value) => localStorage.setItem('atelier.token', value), token)
    await page.reload()
    await accountLink(page).hover()
    await menu(page).getByRole('button', { name: 'Sair' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Logout realizado' })
    await expect(toast).toContainText('Você foi desconectado com sucesso.')
    await expect(corner(page).getByRole('link', { name: 'Entrar' }).first()).toBeFocused()
    await expect(corner(page).getByRole('link', { name: /Favoritos/ })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('atelier.token'))).toBeNull()
    await expect
      .poll(async () =>
        (
          await page.request.get('/api/auth/verify', { headers: { authorization: `Bearer ${token}` } })
        ).status(),
      )
      .toBe(401)
  })
})

test('Sair calls the server, with the token of the session that ends', { tag: '@wide' }, async ({
  page,
  isMobile,
  tokenOf,
}) => {
  const token = await tokenOf('customer')
  await page.goto('/')
  await page.evaluate((value) => localStorage.setItem('atelier.token', value), token)
  await page.reload()
  if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click()
  else await accountLink(page).hover()
  const called = page.waitForRequest('**/api/auth/logout')
  await page.getByRole('button', { name: 'Sair' }).locator('visible=true').click()
  const request = await called
  expect([request.method(), await request.headerValue('authorization')]).toEqual(['POST', `Bearer ${token}`])
})

test('a stored token is verified with the server when the shop is opened', async ({ page, tokenOf }) => {
  const token = await tokenOf('customer')
  await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  const called = page.waitForResponse('**/api/auth/verify')
  await page.goto('/')
  const response = await called
  expect(response.status()).toBe(200)
  expect(await response.request().headerValue('authorization')).toBe(`Bearer ${token}`)
})

test('a token that the server refuses three times is forgotten', async ({ page }) => {
  let tries = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/verify')) tries += 1
  })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('atelier.token', 'not-a-token'))
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('atelier.token'))).toBeNull()
  expect(tries).toBe(3)
  await expect(corner(page).getByRole('link', { name: 'Entrar' }).first()).toBeVisible()
})

test('a tab opened in the background verifies the token as soon as it is looked at', async ({
  page,
  signIn,
}) => {
  await signIn('customer')
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  })
  let tries = 0
  await page.route('**/api/auth/verify', (route) => {
    tries += 1
    return tries === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue()
  })
  await page.goto('/')
  await expect(corner(page).getByRole('status')).toHaveText('Carregando...')
  await expect.poll(() => tries).toBe(1)
  await page.waitForTimeout(1000)
  expect(tries).toBe(1)

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(corner(page).locator('a[href="/favoritos"]').first()).toBeAttached()
})

test('signing out in one tab signs out the other', async ({ page, context, tokenOf }) => {
  const token = await tokenOf('customer')
  await page.goto('/')
  await page.evaluate((value) => localStorage.setItem('atelier.token', value), token)
  await page.reload()
  await expect(corner(page).locator('a[href="/favoritos"]').first()).toBeAttached()
  const other = await context.newPage()
  await other.goto('/')
  await other.evaluate(() => localStorage.removeItem('atelier.token'))
  await expect(corner(page).locator('a[href="/favoritos"]')).toHaveCount(0)
})
