import { expect, test } from './fixtures.ts'

test.describe('the side menu', { tag: '@wide' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'a wide screen shows everything in its header')

  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })

  test('holds the four parts of the shop and closes when one is followed', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const nav = menu.getByRole('navigation', { name: 'Menu' })
    await expect(nav.getByRole('link')).toHaveText(['Início', 'Coleções', 'Sobre Nós', 'Contato'])
    await expect(nav.locator('[aria-current="page"]')).toHaveText('Início')
    await nav.getByRole('link', { name: 'Sobre Nós' }).click()
    await expect(page).toHaveURL('/sobre')
    await expect(menu).toBeHidden()
  })

  test('closes when the window becomes 1024 wide, and not a pixel before', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.setViewportSize({ width: 1023, height: 800 })
    await expect(menu).toBeVisible()
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(menu).toBeHidden()
  })

  test('searches, and ignores blanks', async ({ page }) => {
    const box = page.getByRole('searchbox', { name: 'Buscar', exact: true })
    await box.fill('   ')
    await box.press('Enter')
    await expect(page).toHaveURL('/')
    await box.fill(' véu ')
    await box.press('Enter')
    await expect(page).toHaveURL(`/colecoes?search=${encodeURIComponent('véu')}`)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
  })

  test('has a button of a finger’s size that searches', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const button = menu.getByRole('button', { name: 'Buscar', exact: true })
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
    // The menu slides in, and on its way a pixel may be a fraction short.
    expect([Math.round(width), Math.round(height)]).toEqual([44, 44])
    await menu.getByRole('searchbox').fill('renda')
    await button.tap()
    await expect(page).toHaveURL('/colecoes?search=renda')
    await expect(menu).toBeHidden()
  })

  test('keeps the focus inside, closes by Esc and gives the focus back', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' })
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
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Abrir menu' })).toBeFocused()
  })

  test('holds the page behind it still, and closes by a tap beside it', async ({ page }) => {
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
    await page.touchscreen.tap(375, 400)
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  })

  test('asks a visitor to sign in and has no favourites for them', async ({ page }) => {
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
    await expect(menu.getByRole('link', { name: /Favoritos/ })).toHaveCount(0)
  })
})

test('a signed-in person finds account, favourites and the way out in the side menu', {
  tag: '@wide',
}, async ({ page, isMobile, signIn }) => {
  test.skip(!isMobile, 'a wide screen shows everything in its header')
  await signIn('customer')
  await page.goto('/')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText('cliente@alvademaio.test')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Minha Conta' })).toHaveAttribute('href', '/conta')
  await expect(menu.getByRole('link', { name: /Favoritos/ })).toHaveAttribute('href', '/favoritos')
  await expect(menu.getByRole('link', { name: /^Favoritos \d+ peças?$/ })).toBeVisible()
  await menu.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Você foi desconectado com sucesso.')).toBeVisible()
  await expect(menu).toBeHidden()
})
