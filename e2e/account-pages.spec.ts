import { field } from './account-forms.ts'
import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('a password typed without scripts never comes into an address', async ({ page }) => {
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
  // Of the last form, too, whatever was sent has been by the time that another page has come.
  await page.goto('/faq')
  expect(addresses.filter((address) => address.includes('segredo'))).toEqual([])
})
