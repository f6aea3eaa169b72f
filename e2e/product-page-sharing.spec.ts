import { expect, test } from './fixtures.ts'
import { openReady } from './shop-page.ts'

test('a device that supports sharing uses it; any other has a menu, which copies the URL or shows it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await openReady(page, '/produto/1')
  const share = page.getByRole('button', { name: 'Compartilhar' })
  const menu = page.locator('#share-menu')
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')

  await share.click()
  const whatsapp = page.getByRole('link', { name: 'Compartilhar no WhatsApp' })
  await expect(whatsapp).toBeVisible()
  const sent = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')
  expect(sent).toBe(`Açucena, R$\u00a06.890,00 ${canonical}`)
  await expect(menu).toHaveCSS('opacity', '1')
  const box = await menu.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(share).toBeFocused()

  await share.click()
  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByRole('region', { name: 'Notificações' }).getByText('Link copiado!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compartilhar no WhatsApp' })).toBeHidden()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical)

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await share.click()
  await page.getByRole('button', { name: 'Copiar link' }).click()
  await expect(page.getByText('Não foi possível copiar o link')).toBeVisible()

  await page.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      configurable: true,
      value: async (content: unknown) => {
        document.documentElement.dataset['shared'] = JSON.stringify(content)
      },
    })
  })
  await share.click()
  await expect(page.locator('html')).toHaveAttribute(
    'data-shared',
    JSON.stringify({ title: 'Açucena', text: 'Açucena, R$\u00a06.890,00', url: canonical }),
  )
  await expect(menu).toBeHidden()
})
