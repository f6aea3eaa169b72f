import { aCustomer, signInWith } from './account-forms.ts'
import { storedCart } from './buying-page.ts'
import { withCart } from './cart-page.ts'
import { stepHeading } from './checkout-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('an empty cart leads to the cart, before anybody is asked to sign in', async ({ page }) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL('/carrinho')
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
})

test('a visitor with a filled cart is asked to sign in, comes back and finds the cart as it was', async ({
  page,
  context,
  db,
}) => {
  const { email } = await aCustomer(db)
  await withCart(context, { quantity: 2 })
  await page.goto('/checkout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finalizar Compra')
  await expect(page.locator('main input')).toHaveCount(0)
  await expectNoViolations(page)
  const before = await storedCart(page)
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout')
  await signInWith(page, email)
  await expect(page).toHaveURL('/checkout')
  await expect(stepHeading(page, 'Informações')).toBeVisible()
  expect(await storedCart(page)).toEqual(before)
})

test('while the stored token is being verified the page waits', async ({ page, context, signIn }) => {
  await signIn('customer')
  await withCart(context, {})
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/auth/verify', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/checkout')
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toHaveCount(0)
  answer()
  await expect(stepHeading(page, 'Informações')).toBeVisible()
})

test('only the checkout’s own document lets the provider in, and whoever comes by a link gets one', async ({
  page,
  context,
  signIn,
  request,
}) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? ''
  expect(await policyOf('/checkout')).toMatch(/frame-src http:\/\/127\.0\.0\.1:\d+;/)
  for (const path of ['/', '/colecoes', '/produto/1', '/carrinho', '/login', '/conta']) {
    expect([path, await policyOf(path)]).not.toEqual([path, expect.stringContaining('frame-src')])
    expect((await policyOf(path)).match(/https?:/g)).toBeNull()
  }
  await signIn('customer')
  await withCart(context, {})
  await page.goto('/login?redirect=/checkout')
  await page.evaluate(() => {
    Object.assign(window, { before: true })
    history.pushState(null, '', '/checkout')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(stepHeading(page, 'Informações')).toBeVisible()
  expect(await page.evaluate(() => 'before' in window)).toBe(false)
})

test('whoever leaves the checkout by a link leaves its document, and so the provider, behind', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('customer')
  await withCart(context, {})
  const policies: (string | undefined)[] = []
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      policies.push(response.headers()['content-security-policy'])
  })
  await page.goto('/checkout')
  await expect(stepHeading(page, 'Informações')).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Carrinho' }).click()
  await expect(page).toHaveURL('/carrinho')
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible()
  expect(policies).toEqual([expect.stringContaining('frame-src'), expect.not.stringContaining('frame-src')])
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false)
  await page.goBack()
  await expect(stepHeading(page, 'Informações')).toBeVisible()
})

test('no other page loads the checkout’s scripts', async ({ page, context, signIn }) => {
  await signIn('customer')
  await withCart(context, {})
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(new URL(asked.url()).pathname)
  })
  for (const path of ['/', '/produto/1', '/carrinho', '/favoritos']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.filter((name) => /checkout|stripe/.test(name))).toEqual([])
  await page.goto('/checkout')
  await expect(stepHeading(page, 'Informações')).toBeVisible()
  await expect.poll(() => scripts.filter((name) => /own-checkout|stripe\.js/.test(name))).toHaveLength(2)
})
