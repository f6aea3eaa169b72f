import { expect, test } from './fixtures.ts'

test.describe('on a device without a sharing of its own', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto('/produto/1')
    await page.getByRole('button', { name: 'Compartilhar' }).click()
  })

  test('a product is shared by WhatsApp, with its name and its whole address', async ({ page }) => {
    const link = page.getByRole('link', { name: 'Compartilhar no WhatsApp' })
    await expect(link).toBeVisible()
    const href = new URL((await link.getAttribute('href')) ?? '')
    expect(href.origin).toBe('https://wa.me')
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(href.searchParams.get('text')).toBe(`Açucena ${canonical}`)
  })

  test('its address is copied, and a toast says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copiar link' }).click()
    await expect(page.getByRole('region', { name: 'Notificações' }).getByText('Link copiado!')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compartilhar no WhatsApp' })).toBeHidden()
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)
  })

  test('a browser that refuses to copy shows the address instead', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await page.getByRole('button', { name: 'Copiar link' }).click()
    await expect(page.getByText('Não foi possível copiar o link')).toBeVisible()
  })

  test('the menu stays within the window and closes by Esc', async ({ page }) => {
    const menu = page.locator('#share-menu')
    await expect(menu).toHaveCSS('opacity', '1')
    const box = await menu.boundingBox()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
    expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Compartilhar' })).toBeFocused()
  })
})

test('a device that can share is asked to, and no menu opens', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (content: unknown) => {
        document.documentElement.dataset['shared'] = JSON.stringify(content)
      },
    })
  })
  await page.goto('/produto/1')
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: 'Açucena', url: canonical }),
  )
  await expect(page.locator('#share-menu')).toBeHidden()
})
