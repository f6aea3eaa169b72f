import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('the search panel opens and searches without scripts', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').click()
  await page.getByRole('searchbox', { name: 'Buscar na loja' }).fill('renda')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/colecoes?search=renda')
})

test('the side menu opens and closes without scripts', { tag: '@wide' }, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen shows everything in its header')
  await page.goto('/')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Contato' })).toBeVisible()
  await menu.getByRole('button', { name: 'Fechar menu' }).click()
  await expect(menu).toBeHidden()
})
