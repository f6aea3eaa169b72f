import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { anOwnProduct, test } from './admin-shop.ts'
import { expect } from './fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Importar produtos' })
const lines = (page: Page) => dialog(page).getByRole('table', { name: 'Linhas do arquivo' }).getByRole('row')

async function choose(page: Page, text: string) {
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'produtos.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** Opens the screen and returns what its button exports. */
async function exported(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/admin/produtos`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('produtos.csv')
  return readFile(await download.path(), 'utf8')
}

test('@wide an export is changed and imported: what will change is shown first, and nothing is saved before', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id } = await anOwnProduct(db, 'Hibisco', 4)
  const csv = await exported(page, url)
  const row = csv.split('\r\n').find((line) => line.startsWith(`${id};`)) ?? ''
  const changed = row.replace('"4.890,00"', '"5.100,50"').replace(';4;', ';6;')
  const added = row.replace(`${id};`, ';').replace('Hibisco', 'Hibisco novo').replace('4 (contagem 1)', '')

  await page.getByRole('button', { name: 'Importar' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Importar' })).toBeDisabled()
  await choose(page, csv)
  await expect(dialog(page).getByRole('status')).toContainText('0 novas, 0 mudam')
  await expect(dialog(page)).toContainText('O arquivo está igual à loja.')

  await choose(page, csv.replace(row, `${changed}\r\n${added}`))
  await expect(dialog(page).getByRole('status')).toContainText('1 nova, 1 muda')
  await expect(lines(page)).toHaveCount(3)
  const line = lines(page).filter({ hasText: `nº ${id}` })
  await expect(line).toContainText('4.890,00')
  await expect(line).toContainText('5.100,50')
  await expect(lines(page).filter({ hasText: 'Hibisco novo' })).toContainText('Nova')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const before = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(before.priceCents).toBe(489_000)

  await dialog(page).getByRole('button', { name: 'Importar 2 produtos' }).click()
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Importação concluída' })).toContainText(
    '1 peça nova, 1 mudada',
  )
  const after = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect([after.priceCents, after.stockAvailable]).toEqual([510_050, 6])
  await dialog(page).getByRole('button', { name: 'Fechar' }).last().click()
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('hibisco')
  await expect(page.getByRole('table', { name: 'Produtos' })).toContainText('R$ 5.100,50')
})

test('@wide lines with errors say what to correct, nothing can be imported, and the file stays chosen', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id } = await anOwnProduct(db, 'Gardênia', 2)
  const csv = await exported(page, url)
  const row = csv.split('\r\n').find((line) => line.startsWith(`${id};`)) ?? ''
  await page.getByRole('button', { name: 'Importar' }).click()
  await choose(page, csv.replace(row, row.replace('4.890,00', 'abc')))
  await expect(dialog(page).getByRole('status')).toContainText('1 com erro')
  await expect(lines(page).nth(1)).toContainText('O preço “abc” não é um valor. Escreva como 1.500,00')
  await expect(dialog(page).getByRole('button', { name: 'Importar' })).toBeDisabled()
  await expect(dialog(page)).toContainText('produtos.csv')

  await choose(page, 'PK\u0003\u0004')
  await expect(dialog(page).getByRole('alert')).toContainText('Salve como “CSV UTF-8”')
  await expect(dialog(page).getByRole('button', { name: 'Conferir de novo' })).toBeEnabled()
})

test('@wide if a product changes between check and import, nothing is saved and the file can be checked again', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id } = await anOwnProduct(db, 'Lavanda', 2)
  const csv = await exported(page, url)
  const row = csv.split('\r\n').find((line) => line.startsWith(`${id};`)) ?? ''
  await page.getByRole('button', { name: 'Importar' }).click()
  await choose(page, csv.replace(row, row.replace('Lavanda', 'Lavanda azul')))
  await expect(dialog(page).getByRole('button', { name: 'Importar 1 produto' })).toBeEnabled()
  await db.updateTable('products').set({ priceCents: 500_000 }).where('id', '=', id).execute()
  await dialog(page).getByRole('button', { name: 'Importar 1 produto' }).press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('mudaram desde a conferência; confira de novo')
  await dialog(page).getByRole('button', { name: 'Conferir de novo' }).click()
  await expect(lines(page).nth(1)).toContainText('5.000,00')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})
