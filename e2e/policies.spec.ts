import { addButton, cartLink, products } from './buying-page.ts'
import { expect, test } from './fixtures.ts'

test('a policy links to its sections by anchors, and prints only its text', {
  tag: '@wide',
}, async ({ page, isMobile }) => {
  await page.goto('/politica-de-trocas')
  const contents = page.getByRole('navigation', { name: 'Nesta página' })
  if (isMobile) await contents.locator('summary').click()
  await contents.getByRole('link', { name: 'Peças com defeito' }).locator('visible=true').click()
  await expect(page).toHaveURL(/#[\w-]+$/)
  const heading = page.getByRole('heading', { name: 'Peças com defeito' })
  await expect(heading).toBeInViewport()

  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(contents).toBeHidden()
})

test('what the privacy policy says of cookies and storage is true', async ({ page, context, signIn }) => {
  await signIn('customer')
  for (const path of [
    '/',
    '/colecoes',
    '/contato',
    '/favoritos',
    '/carrinho',
    '/faq',
    '/politica-de-privacidade',
  ]) {
    const verified = page.waitForResponse('**/api/auth/verify')
    await page.goto(path)
    await verified
    // A page stores data for a signed-in customer only once it knows the account.
    await expect(page.getByRole('banner').locator('a[href="/favoritos"]').first()).toBeAttached()
  }
  await page.goto(products.oneSize)
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await page.goto('/politica-de-privacidade')
  expect(await context.cookies()).toEqual([])
  const notice = page.getByRole('region', { name: /Cookies e armazenamento/ })
  await expect(notice).toContainText('não usa cookies')
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored).toEqual(expect.arrayContaining(['atelier.token', 'atelier.cart']))
  for (const name of stored.filter((key) => !key.startsWith('react-router-scroll'))) {
    await expect(notice).toContainText(name)
  }
})
