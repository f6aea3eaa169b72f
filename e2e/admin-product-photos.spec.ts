import { products } from '@shop/contract/products'
import { parse } from 'node-html-parser'
import { expectToast } from './account-forms.ts'
import { dialogOf, rowOf } from './admin-page.ts'
import { aFile, field, photos, saveDialog, sourcesOf } from './admin-product-dialog.ts'
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('a product is edited: its values are in the form, photos are moved by keyboard, and one is removed after a confirmation', async ({
  page,
  adminShop: { url, db },
}) => {
  await page.goto(`${url}/admin/produtos`)
  await page.getByRole('button', { name: 'Editar Açucena' }).click()
  const dialog = dialogOf(page, 'Editar produto')
  await expect(field(page, 'name')).toHaveValue('Açucena')
  await expect(field(page, 'price')).toHaveValue('6.890,00')
  await expect(field(page, 'stockQuantity')).toHaveValue('8')
  await expect(field(page, 'collection')).toHaveValue('Evasê')
  await expect(photos(page)).toHaveCount(3)

  await dialog.getByRole('button', { name: 'Remover foto 3' }).click()
  const question = dialogOf(page, 'Tem certeza que deseja remover esta imagem?')
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(photos(page)).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Remover foto 3' }).click()
  await question.getByRole('button', { name: 'Remover imagem' }).click()
  await expect(photos(page)).toHaveCount(2)

  const before = await sourcesOf(page)
  await dialog.getByRole('button', { name: 'Mover para antes: foto 2' }).press('Enter')
  await expect.poll(() => sourcesOf(page)).toEqual(before.toReversed())
  await page.getByLabel('Escolher fotos').setInputFiles([await aFile('nova.png', '#00aa77')])
  await dialog.getByRole('button', { name: 'Mover para antes: foto 3' }).click()
  await field(page, 'price').fill('7000')
  await saveDialog(page)
  await expectToast(page, 'Sucesso!', 'Produto atualizado com sucesso!')
  await expect(rowOf(page, 'Açucena')).toContainText('R$ 7.000,00')
  const images = await db
    .selectFrom('productImages')
    .select(['hash', 'position'])
    .where('productId', '=', 1)
    .orderBy('position')
    .execute()
  expect(images).toHaveLength(3)
  // The new photo is between the two remaining ones.
  expect(before.map((src) => images.findIndex(({ hash }) => src?.includes(hash)))).toEqual([2, 0])
})

test('a photo description can be entered, moves with its photo, and becomes the alt text in the shop', async ({
  page,
  request,
  adminShop: { url, db },
}) => {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Angélica')
    .executeTakeFirstOrThrow()
  const alts = async () => {
    const response = await request.get(`${url}/api/products/${id}`)
    return products.read.response.parse(JSON.parse(await response.text())).pictures.map(({ alt }) => alt)
  }
  const [, , third] = await alts()
  await page.goto(`${url}/admin/produtos?busca=Angélica`)
  await page.getByRole('button', { name: 'Editar Angélica' }).click()
  const dialog = dialogOf(page, 'Editar produto')
  await dialog.getByText('Descrever as fotos').click()
  await dialog.getByLabel('Descrição da foto 1').fill('De frente, com a cauda aberta')
  await dialog.getByLabel('Descrição da foto 2').fill('')
  await page.getByLabel('Escolher fotos').setInputFiles(await aFile('manga.png', '#aa3355'))
  await dialog.getByLabel('Descrição da foto 4').fill('Detalhe da manga')
  await dialog.getByRole('button', { name: 'Mover para antes: foto 4' }).click()
  await expect(dialog.getByLabel('Descrição da foto 3')).toHaveValue('Detalhe da manga')
  await expectNoViolations(page)
  await saveDialog(page)
  await expectToast(page, 'Sucesso!', 'Produto atualizado com sucesso!')
  expect(await alts()).toEqual([
    'De frente, com a cauda aberta',
    'Angélica, imagem 2',
    'Detalhe da manga',
    third,
  ])
  await page.getByRole('button', { name: 'Editar Angélica' }).click()
  await dialog.getByText('Descrever as fotos').click()
  await expect(dialog.getByLabel('Descrição da foto 2')).toHaveValue('')
  const served = parse(await (await request.get(`${url}/produto/${id}`)).text())
  expect(served.querySelector('main img[alt="De frente, com a cauda aberta"]')).not.toBeNull()
})
