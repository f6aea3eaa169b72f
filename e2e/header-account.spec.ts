import type { Page } from '@playwright/test'
import { storedToken, toastOf } from './account-forms.ts'
import { expect, test } from './fixtures.ts'

const accountMenu = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => accountMenu(page).locator('[role=presentation]')
const accountLink = (page: Page) => accountMenu(page).getByRole('link', { name: /^Conta de/ })

test('a visitor gets a login link, no favourites, no loading state, and no menu when hovering the account icon', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(accountMenu(page).getByRole('link', { name: /Favoritos/ })).toHaveCount(0)
  await expect(page.getByText('Carregando...')).toHaveCount(0)
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
  // A phone has it in its menu.
  if (isMobile) await page.getByRole('button', { name: 'Abrir menu' }).click()
  const enter = accountMenu(page).getByRole('link', { name: 'Entrar' }).first()
  await expect(enter).toHaveAttribute('href', '/login')
  await page.waitForLoadState('networkidle')

  const before = calls.length
  if (!isMobile) await enter.hover()
  await enter.focus()
  await expect(enter).toBeFocused()
  await expect(enter).not.toHaveAttribute('aria-expanded')
  // The menu items do not exist, not even hidden.
  for (const text of ['Sair', 'Minha Conta']) await expect(page.getByText(text)).toHaveCount(0)
  // The menu script is not fetched either; a link only prefetches its page.
  await page.waitForLoadState('networkidle')
  expect(calls.slice(before).filter((path) => /account-(menu|corner)|signed-in/.test(path))).toEqual([])
  for (const text of ['Sair', 'Minha Conta']) await expect(page.getByText(text)).toHaveCount(0)
})

test('while the stored token is verified with the server the content is shown and only the account menu is loading; afterwards it counts the favourites', async ({
  page,
  tokenOf,
  db,
}) => {
  const token = await tokenOf('customer')
  await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  const { promise: held, resolve: respond } = Promise.withResolvers<void>()
  await page.route('**/api/auth/verify', async (route) => {
    await held
    await route.continue()
  })
  const called = page.waitForResponse('**/api/auth/verify')
  await page.goto('/')
  await expect(accountMenu(page).getByRole('status')).toHaveText('Carregando...')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'DESTAQUES' })).toBeAttached()
  await expect(page.getByRole('main').getByText('Carregando...')).toHaveCount(0)

  respond()
  await expect(accountMenu(page).getByRole('status')).toHaveCount(0)
  const response = await called
  expect(response.status()).toBe(200)
  expect(await response.request().headerValue('authorization')).toBe(`Bearer ${token}`)

  const { count } = await db
    .selectFrom('favorites')
    .innerJoin('users', 'users.id', 'favorites.userId')
    .where('users.email', '=', 'cliente@alvademaio.test')
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const favorites = accountMenu(page).locator('a[href="/favoritos"]').locator('visible=true').first()
  await expect(favorites).toHaveText(String(count))
  await expect(favorites).toHaveAccessibleName(`Favoritos, ${count} peças`)
})

test.describe('the account icon of a wide screen', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has these in its side menu')

  test('opens a menu with name and email on hover, closes it on leaving, on Esc or when the link is followed, and does not open it on click', async ({
    page,
    signIn,
  }) => {
    await signIn('customer')
    await page.goto('/')
    await accountLink(page).hover()
    await expect(menu(page).getByText('Marina Duarte')).toBeVisible()
    await expect(menu(page).getByText('cliente@alvademaio.test')).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Minha Conta' })).toHaveAttribute('href', '/conta')
    await page.mouse.move(10, 600)
    await expect(menu(page).getByText('cliente@alvademaio.test')).toBeHidden()

    // Esc leaves the focus where it is.
    await page.getByRole('link', { name: 'Contato' }).first().focus()
    await accountLink(page).hover()
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('link', { name: 'Contato' }).first()).toBeFocused()

    await page.mouse.move(10, 600)
    await accountLink(page).hover()
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(accountLink(page)).toHaveAttribute('href', '/conta')
    await accountLink(page).click()
    await expect(page).toHaveURL('/conta')
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.move(10, 600)
    await accountLink(page).hover()
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(10, 600)
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('opens its menu on focus too, leaves it open wherever the mouse moves, lets Tab move through it, and closes it on Esc', async ({
    page,
    signIn,
  }) => {
    await signIn('customer')
    await page.goto('/')
    await accountLink(page).focus()
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Minha Conta' })).toBeFocused()
    await accountLink(page).hover()
    await page.mouse.move(10, 600)
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('button', { name: 'Sair' })).toBeFocused()
    await expect(menu(page).getByRole('link', { name: 'Minha Conta' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page).getByRole('button', { name: 'Sair' })).toBeHidden()
    await expect(accountLink(page)).toBeFocused()
    await expect(accountLink(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('links an administrator to the admin area, and signs out: shows a toast, removes the token from browser and server, and shows the visitor header again', async ({
    page,
    tokenOf,
  }) => {
    const token = await tokenOf('admin')
    await page.goto('/')
    await page.evaluate((value) => localStorage.setItem('atelier.token', value), token)
    await page.reload()
    await expect(accountLink(page)).toHaveAttribute('href', '/admin')
    await accountLink(page).hover()
    const called = page.waitForRequest('**/api/auth/logout')
    await menu(page).getByRole('button', { name: 'Sair' }).click()
    const request = await called
    expect([request.method(), await request.headerValue('authorization')]).toEqual([
      'POST',
      `Bearer ${token}`,
    ])
    await expect(toastOf(page, 'Logout realizado')).toContainText('Você foi desconectado com sucesso.')
    await expect(accountMenu(page).getByRole('link', { name: 'Entrar' }).first()).toBeFocused()
    await expect(accountMenu(page).getByRole('link', { name: /Favoritos/ })).toHaveCount(0)
    expect(await storedToken(page)).toBeNull()
    await expect
      .poll(async () =>
        (
          await page.request.get('/api/auth/verify', { headers: { authorization: `Bearer ${token}` } })
        ).status(),
      )
      .toBe(401)
  })
})

test('a tab opened in the background verifies the token as soon as it becomes visible', async ({
  page,
  signIn,
}) => {
  await signIn('customer')
  await page.clock.install()
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
  })
  let tries = 0
  await page.route('**/api/auth/verify', (route) => {
    tries += 1
    return tries === 1 ? route.fulfill({ status: 503, json: {} }) : route.continue()
  })
  const failed = page.waitForResponse('**/api/auth/verify')
  await page.goto('/')
  await expect(accountMenu(page).getByRole('status')).toHaveText('Carregando...')
  await (await failed).finished()
  // Far longer than the delay before the next retry.
  await page.clock.runFor(5000)
  await expect(accountMenu(page).getByRole('status')).toHaveText('Carregando...')
  expect(tries).toBe(1)

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(accountMenu(page).locator('a[href="/favoritos"]').first()).toBeAttached()
})
