import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const opener = (page: Page) => page.getByRole('button', { name: 'Abrir menu' })

async function openMenu(page: Page) {
  await expect(menu(page)).toBeHidden()
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}

test.describe('the side menu', () => {
  // A wide screen shows everything in its header.
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('traps the focus and locks the scrolling of the page behind it, and closes on Esc, on a tap beside it, and when the window becomes 1024 wide and not a pixel before', async ({
    page,
  }) => {
    await openReady(page, '/')
    await openMenu(page)
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await expectNoViolations(page)
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press('Tab')
      // Between the last element and the first the focus passes through the window itself.
      const outside = await page.evaluate(() => {
        const active = document.activeElement
        return active !== document.body && active?.closest('dialog') === null
      })
      expect(outside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await openMenu(page)
    await page.touchscreen.tap(375, 400)
    await expect(menu(page)).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')

    await openMenu(page)
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(menu(page)).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(menu(page)).toBeHidden()
  })

  test('contains the four sections of the shop and a search that ignores blanks, and closes when one of them is followed', async ({
    page,
  }) => {
    await openReady(page, '/')
    await openMenu(page)
    const nav = menu(page).getByRole('navigation', { name: 'Menu' })
    await expect(nav.getByRole('link')).toHaveText(['Início', 'Coleções', 'Sobre Nós', 'Contato'])
    await expect(nav.locator('[aria-current="page"]')).toHaveText('Início')
    await expect(menu(page).getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
    const collections = menu(page).getByRole('navigation', { name: 'Coleções' })
    await expect(collections.getByRole('link')).toHaveCount(9)
    await expect(collections.getByRole('link', { name: 'Madrinhas 2 peças' })).toBeVisible()
    const visit = menu(page).getByRole('link', { name: 'Agende sua visita' })
    await expect(visit).toHaveAttribute('href', '/agendar')
    await expect(visit).toBeInViewport({ ratio: 1 })
    await expect(menu(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:..wa.me./,
    )
    await expect(menu(page).getByRole('link', { name: /Favoritos/ })).toHaveCount(0)
    const box = menu(page).getByRole('searchbox', { name: 'Buscar', exact: true })
    const button = menu(page).getByRole('button', { name: 'Buscar', exact: true })
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
    // While the menu slides in, a size may be off by a fraction of a pixel.
    expect([Math.round(width), Math.round(height)]).toEqual([44, 44])
    await box.fill('   ')
    await box.press('Enter')
    await expect(page).toHaveURL('/')
    await box.fill(' véu ')
    await box.press('Enter')
    await expect(page).toHaveURL(`/colecoes?search=${encodeURIComponent('véu')}`)

    await openMenu(page)
    await box.fill('renda')
    await button.tap()
    await expect(page).toHaveURL('/colecoes?search=renda')

    await openMenu(page)
    await nav.getByRole('link', { name: 'Sobre Nós' }).click()
    await expect(page).toHaveURL('/sobre')
    await expect(menu(page)).toBeHidden()
  })

  test('contains account, favourites and sign-out for a signed-in customer', async ({ page, signIn }) => {
    await signIn('customer')
    await page.goto('/')
    await openMenu(page)
    await expect(menu(page).getByText('cliente@alvademaio.test')).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Minha Conta' })).toHaveAttribute('href', '/conta')
    const favorites = menu(page).getByRole('link', { name: /^Favoritos \d+ peças?$/ })
    await expect(favorites).toHaveAttribute('href', '/favoritos')
    const logout = page.waitForRequest('**/api/auth/logout')
    await menu(page).getByRole('button', { name: 'Sair' }).click()
    expect(await (await logout).headerValue('authorization')).toMatch(/^Bearer [\w-]{40,}$/)
    await expect(page.getByText('Você foi desconectado com sucesso.')).toBeVisible()
    await expect(menu(page)).toBeHidden()
  })
})
