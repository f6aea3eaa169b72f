import type { Page } from '@playwright/test'
import { cutLists, rowOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Produtos' }).getByRole('row')
const note = (page: Page) => page.getByRole('main').getByRole('status').first()
const names = (page: Page) => rows(page).getByRole('link')

test('the products are in a table whose rows open the product in another tab; it can be searched, sorted, filtered and paged, and its state is stored in the URL', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/produtos')
  await expect(note(page)).toHaveText(/^\d+ produtos · 1 esgotado$/)
  await expect(rows(page)).toHaveCount(11)
  await expect.poll(() => cutLists(page)).toEqual([])
  const row = rowOf(page, 'Açucena')
  await expect(row.getByRole('link')).toHaveAttribute('href', '/produto/1')
  await expect(row).toContainText('R$ 6.890,00')
  const [opened] = await Promise.all([context.waitForEvent('page'), row.click()])
  await expect(opened).toHaveURL('/produto/1')
  await opened.close()

  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(page).toHaveURL('/admin/produtos?pagina=2')
  await expect(names(page).first()).not.toContainText('Açucena')
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('price-high')
  await expect(page).toHaveURL('/admin/produtos?ordem=price-high')
  await expect(names(page).first()).toContainText('Hortênsia')
  await page.getByRole('combobox', { name: 'Coleção' }).selectOption('Sereia')
  await expect(note(page)).toHaveText('2 produtos')
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill('angélica')
  await expect(names(page)).toHaveText([/^Angélica/])
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('angélica')
  await expect(names(page)).toHaveText([/^Angélica/])
  await page.getByRole('searchbox').fill('nada disso')
  await expect(page.getByRole('heading', { name: 'Nenhum produto encontrado' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(rows(page)).toHaveCount(11)
  await page.getByRole('button', { name: 'Esgotados' }).click()
  await expect(names(page)).toHaveText([/^Jasmim/])
})

test('the stock is green above five, yellow from five down to one, and red at none', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const stocks = [6, 5, 1, 0]
  await page.route('**/api/products?*', async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as object[]
    const json = stocks.map((stockQuantity, index) => ({
      ...list[index],
      stockQuantity,
      inStock: stockQuantity > 0,
    }))
    await route.fulfill({ response, json })
  })
  await page.goto('/admin/produtos')
  const levels = page.locator('[data-band]')
  await expect(levels).toHaveText(['6', '5', '1', '0'])
  const colors = await levels.evaluateAll((all) => all.map((level) => getComputedStyle(level).color))
  const [green, yellow, red] = ['rgb(59, 102, 72)', 'rgb(128, 84, 15)', 'rgb(160, 47, 41)']
  expect(colors).toEqual([green, yellow, yellow, red])
  await expect(rows(page).getByText('Em estoque')).toHaveCount(3)
  await expect(rows(page).getByText('Esgotado')).toHaveCount(1)
})
