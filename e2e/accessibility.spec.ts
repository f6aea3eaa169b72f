import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test.describe('axe finds nothing to complain about', () => {
  test('on the home page', async ({ page }) => {
    await page.goto('/')
    await expectNoViolations(page)
  })

  test('on the page of an unknown address', async ({ page }) => {
    await page.goto('/nao-existe')
    await expectNoViolations(page)
  })

  test('with the search panel open', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Buscar', exact: true }).locator('visible=true').click()
    await expect(page.locator('#search-panel')).toHaveCSS('opacity', '1')
    await expectNoViolations(page)
  })

  test('with the side menu open', async ({ page, isMobile, signIn }) => {
    test.skip(!isMobile, 'a wide screen shows everything in its header')
    await signIn('customer')
    await page.goto('/')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByText('cliente@alvademaio.test')).toBeVisible()
    await expect(menu).toHaveCSS('translate', '0px')
    await expectNoViolations(page)
  })

  test('with the account menu open', async ({ page, isMobile, signIn }) => {
    test.skip(isMobile, 'a phone has these in its side menu')
    await signIn('customer')
    await page.goto('/')
    await page.getByRole('link', { name: /^Conta de/ }).focus()
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
    await expectNoViolations(page)
  })

  test('with toasts of both kinds', async ({ page }) => {
    await page.goto('/')
    const form = page.getByRole('contentinfo')
    for (const status of [202, 400]) {
      const json = { message: 'Texto', error: 'Texto', code: 'invalid_input', requestId: 'x' }
      await page.route('**/api/newsletter', (route) => route.fulfill({ status, json }))
      await form.getByRole('textbox', { name: 'E-mail' }).fill('noiva@exemplo.com.br')
      await form.getByRole('button', { name: 'Inscrever' }).click()
    }
    const toasts = page.getByRole('region', { name: 'Notificações' }).getByRole('listitem')
    await expect(toasts).toHaveCount(2)
    await toasts.first().getByRole('button').focus()
    await expect(toasts.last()).toHaveCSS('opacity', '1')
    await expectNoViolations(page)
  })
})
