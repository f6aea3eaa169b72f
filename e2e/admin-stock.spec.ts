import { readFile } from 'node:fs/promises'
import { aVariedProduct } from '@shop/test-kit/factories'
import { anOwnProduct, test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const STOCK = '/admin/configuracoes?secao=estoque'

test('a product is separated by size and colour, counted, and its movements say who counted', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id } = await anOwnProduct(db, 'Prímula da Contagem', 3)
  await db
    .updateTable('products')
    .set({ sizes: ['P', 'M'], colors: ['Branco'] })
    .where('id', '=', id)
    .execute()
  await page.goto(`${url}${STOCK}&busca=primula`)
  const panel = page.getByRole('region', { name: 'Prímula da Contagem' })
  await expect(panel).toContainText('3 prontas')

  await panel.getByRole('button', { name: 'Separar por tamanho e cor' }).click()
  const save = panel.getByRole('button', { name: 'Guardar contagem' })
  await expect(save).toBeDisabled()
  await panel.getByRole('textbox', { name: 'P Branco' }).fill('1')
  await expect(panel).toContainText('Falta contar 1 tamanho.')
  await panel.getByRole('textbox', { name: 'M Branco' }).fill('2')
  await expect(panel).toContainText('As 3 peças estão distribuídas.')
  await expectNoViolations(page)
  await save.click()
  await expect(panel).toContainText('por tamanho e cor')

  await test.step('a count', async () => {
    await panel.getByRole('button', { name: 'Contar' }).click()
    await panel.getByRole('textbox', { name: 'M Branco' }).fill('5')
    await expect(panel).toContainText('M Branco: 2 → 5.')
    await save.click()
    await expect(panel).toContainText('6 prontas')
    await panel.getByRole('button', { name: /^M Branco: 5/ }).click()
    const newest = page.getByRole('listitem').filter({ hasText: 'Contagem +3' })
    await expect(newest).toContainText('Helena')
    await expectNoViolations(page)
  })

  await test.step('a rejected count is reported, and what was typed stays', async () => {
    await panel.getByRole('button', { name: 'Contar' }).click()
    await panel.getByRole('textbox', { name: 'P Branco' }).fill('0')
    const rejected = { message: 'Uma peça foi vendida.', code: 'stock_changed', requestId: 'x' }
    await page.route('**/api/products/*/variants', (route) => route.fulfill({ status: 409, json: rejected }))
    await save.click()
    await expect(page.getByText('Uma peça foi vendida.')).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'P Branco' })).toHaveValue('0')
    await page.unroute('**/api/products/*/variants')
    await save.click()
    await expect(panel).toContainText('5 prontas')
  })
})

test('the list is filtered by what is left, says when nothing matches, and is saved as a spreadsheet', async ({
  page,
  adminShop: { url, db },
}) => {
  await aVariedProduct(db, { 'M Branco': 2 }, { name: 'Zínia da Planilha', sizes: ['M'], colors: ['Branco'] })
  await page.goto(`${url}${STOCK}`)
  await page.getByRole('button', { name: /^Zerado/ }).click()
  await expect(page.getByRole('heading', { name: 'Jasmim' })).toBeVisible()
  await expect(page).toHaveURL(/mostrar=zerado/)
  await page.getByRole('searchbox', { name: 'Nome da peça' }).fill('nada disso')
  await expect(page.getByRole('heading', { name: 'Nenhuma peça com este filtro.' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar planilha' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('"Zínia da Planilha";"M";"Branco";2;0')
})

test('the page of a product by size and colour shows what is left of the chosen one', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id } = await aVariedProduct(
    db,
    { 'M Branco': 1, 'P Marfim': 7 },
    { name: 'Verbena', sizes: ['P', 'M'], colors: ['Branco', 'Marfim'] },
  )
  await page.goto(`${url}/produto/${id}`)
  await expect(page.getByRole('radio', { name: 'M', exact: true })).toBeChecked()
  await expect(page.getByText('Em estoque · última peça')).toBeVisible()
  await page.getByRole('radio', { name: 'P, sem peça pronta' }).check({ force: true })
  await expect(page.getByRole('heading', { name: 'P em Branco não está pronto agora' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Esgotado' })).toBeDisabled()
  await expectNoViolations(page)
  await page.getByRole('radio', { name: 'Marfim' }).check({ force: true })
  await expect(page.getByText('Em estoque · 7 peças')).toBeVisible()
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).first().click()
  await page.goto(`${url}/carrinho`)
  await expect(page.getByRole('main')).toContainText('Verbena')
  await expect(page.getByRole('main')).toContainText('Marfim')
})

test('the form of a product by size and colour shows the sum and where it is counted', async ({
  page,
  adminShop: { url, db },
}) => {
  await aVariedProduct(db, { 'M Branco': 2 }, { name: 'Zefirina', sizes: ['M'], colors: ['Branco'] })
  await page.goto(`${url}/admin/produtos?busca=zefirina`)
  await page.getByRole('button', { name: /^Editar Zefirina/ }).click()
  const field = page.getByRole('spinbutton', { name: /^Estoque/ })
  await expect(field).toHaveValue('2')
  await expect(field).toHaveAttribute('readonly')
  await expect(page.getByText('Contado por tamanho e cor, em Configurações → Estoque')).toBeVisible()
})
