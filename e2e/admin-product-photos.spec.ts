import type { Db } from '@shop/api/db/connection'
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
  await leaveThreePictures(db, 1)
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
  await leaveThreePictures(db, id)
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

test('the colour of a photo is set by keyboard, stored with the product, and blank once the product is not offered in it', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Begônia')
    .executeTakeFirstOrThrow()
  await leaveThreePictures(db, id)
  const stored = () =>
    db.selectFrom('productImages').select('color').where('productId', '=', id).orderBy('position').execute()
  await page.goto(`${url}/admin/produtos?busca=Begônia`)
  await page.getByRole('button', { name: 'Editar Begônia' }).click()
  const dialog = dialogOf(page, 'Editar produto')
  const choice = (position: number) => dialog.getByRole('combobox', { name: `Cor da foto ${position}` })
  await expect(choice(1)).toHaveValue('Rosé')
  await expect(choice(1).getByRole('option')).toHaveText(['Todas as cores', 'Rosé', 'Champagne', 'Sálvia'])
  await choice(2).focus()
  await page.keyboard.press('Home')
  await choice(3).selectOption('Sálvia')
  await field(page, 'colors').fill('Champagne, Sálvia')
  await expect(choice(1)).toHaveValue('')
  await field(page, 'colors').fill('Rosé, Champagne, Sálvia')
  await expect(choice(1)).toHaveValue('Rosé')
  await expectNoViolations(page)
  await saveDialog(page)
  await expectToast(page, 'Sucesso!', 'Produto atualizado com sucesso!')
  expect(await stored()).toEqual([{ color: 'Rosé' }, { color: null }, { color: 'Sálvia' }])
})

/** Three are enough to move, and to leave room for new ones. */
async function leaveThreePictures(db: Db, productId: number) {
  await db.deleteFrom('productImages').where('productId', '=', productId).where('position', '>', 2).execute()
}
