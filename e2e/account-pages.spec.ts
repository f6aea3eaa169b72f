import { field } from './account-forms.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('a password typed without scripts never ends up in a URL', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  for (const path of ['/login', '/cadastro', '/redefinir-senha']) {
    await page.goto(path)
    await field(page, 'password').fill('segredo-de-noiva')
    await page.keyboard.press('Enter')
    await expect(page.locator('main form [type=submit]'), path).toBeDisabled()
    await expect(page.locator('main noscript').first(), path).toBeVisible()
    await expect(page, path).toHaveURL(path)
  }
  // Loading another page ensures that any request of the last form has been recorded.
  await page.goto('/faq')
  expect(addresses.filter((address) => address.includes('segredo'))).toEqual([])
})
