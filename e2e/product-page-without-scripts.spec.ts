import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('without scripts a thumbnail shows its picture, which links to its full size, and controls that need scripts are not rendered', async ({
  page,
}) => {
  await page.goto('/produto/1')
  await page.getByRole('link', { name: 'Foto 2 de 4' }).click()
  await expect(page.locator('#foto-2')).toBeInViewport({ ratio: 0.5 })
  await expect(page.locator('#foto-1')).not.toBeInViewport()
  const full = await page.locator('#foto-2').getByRole('link').getAttribute('href')
  const response = await page.request.get(full ?? '')
  expect(response.headers()['content-type']).toBe('image/webp')

  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.getByRole('link', { name: 'Compartilhar no WhatsApp' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar link' })).toHaveCount(0)

  await expect(page.getByRole('button', { name: /aos favoritos$/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Descobrir meu tamanho' })).toHaveCount(0)
  await page.goto('/colecoes')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /aos favoritos$/ })).toHaveCount(0)
})
