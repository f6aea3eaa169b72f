import { expect, type Page } from '@playwright/test'
import { plainPicture } from '@shop/test-kit/uploads'

export const field = (page: Page, name: string) => page.locator(`dialog [name="${name}"]`)

export const photos = (page: Page) => page.getByRole('dialog').getByRole('img', { name: /^Foto \d/ })

export const sourcesOf = (page: Page) =>
  photos(page).evaluateAll((all) => all.map((image) => image.getAttribute('src')))

export async function aFile(name: string, color: string) {
  const picture = plainPicture(color, { width: 80, height: 100 })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

/** Waits for the response, however long it takes: the server is slow to process the first picture. */
export async function saveDialog(page: Page) {
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/products') && response.request().method() !== 'GET',
  )
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Salvar|Adicionar produto)$/ })
    .click()
  await saved
}

export async function openNew(page: Page) {
  await page.getByRole('button', { name: 'Novo produto' }).click()
  await expect(page.getByRole('heading', { name: 'Novo produto' })).toBeFocused()
  await expect(field(page, 'name')).toBeVisible()
}

export async function fill(page: Page) {
  await field(page, 'name').fill('Vestido Glicínia')
  await field(page, 'price').fill('5.120,50')
  await field(page, 'description').fill('Evasê em renda, com botões forrados.')
}
