import { aSession } from '@shop/test-kit/factories'
import { aCustomer, signInWith } from './account-forms.ts'
import { storedCart } from './buying-page.ts'
import { openCart, summary, withCart } from './cart-page.ts'
import { soon, stepHeading } from './checkout-page.ts'
import { expect, test } from './fixtures.ts'

test('with an empty cart the checkout redirects to the cart; with a filled one it opens as a new document, where a visitor signs in and finds the cart unchanged', async ({
  page,
  context,
  db,
}) => {
  await page.goto('/checkout')
  await expect(page).toHaveURL('/carrinho')
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()

  const { email } = await aCustomer(db)
  await withCart(context, { quantity: 2 })
  await openCart(page)
  await page.evaluate(() => Object.assign(window, { before: true }))
  await summary(page).getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finalizar Compra')
  expect(await page.evaluate(() => 'before' in window)).toBe(false)
  await expect(page.getByText('Já tem conta?')).toBeVisible(soon)
  const before = await storedCart(page)
  const icon = page.getByRole('banner').getByRole('link', { name: 'Entrar', includeHidden: true }).first()
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fcheckout')
  await expect(icon).toHaveAttribute('href', '/login?redirect=%2Fcheckout')
  await signInWith(page, email)
  await expect(page).toHaveURL('/checkout')
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  expect(await storedCart(page)).toEqual(before)
})

test('the provider’s and the checkout’s scripts load only in the checkout document, which waits for the token to be verified, and are gone when it is left', async ({
  page,
  context,
  db,
}) => {
  const { token } = await aSession(db, await aCustomer(db))
  await context.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  await withCart(context, {})
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  for (const path of ['/', '/produto/1', '/favoritos', '/carrinho']) {
    await page.goto(path)
    // Prefetching happens when the page is idle.
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((name) => /checkout|stripe/.test(name))).toEqual([])

  const { promise: held, resolve: respond } = Promise.withResolvers<void>()
  await page.route('**/api/auth/verify', async (route) => {
    await held
    await route.continue()
  })
  const policies: (string | undefined)[] = []
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      policies.push(response.headers()['content-security-policy'])
  })
  const verifying = page.waitForRequest('**/api/auth/verify')
  await page.evaluate(() => {
    Object.assign(window, { before: true })
    history.pushState(null, '', '/checkout')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await verifying
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toHaveCount(0)
  await expect(stepHeading(page, 'Informações')).toHaveCount(0)
  respond()
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  expect(await page.evaluate(() => 'before' in window)).toBe(false)
  await expect.poll(() => scripts.filter((name) => /own-checkout|stripe\.js/.test(name))).toHaveLength(2)

  await page.getByRole('banner').getByRole('link', { name: 'Carrinho' }).click()
  await expect(page).toHaveURL('/carrinho')
  await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible()
  expect(policies).toEqual([expect.stringContaining('frame-src'), expect.not.stringContaining('frame-src')])
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false)
  await page.goBack()
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
})
