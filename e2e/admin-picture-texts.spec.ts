import { plainPicture } from '@shop/api/testing/uploads'
import { products } from '@shop/contract/products'
import { expectToast } from './account-forms.ts'
import { dialogOf, test } from './admin-desk.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('what a photo shows can be said, goes with it when it moves, and is heard in the shop', async ({
  page,
  request,
  ownDesk,
}) => {
  const { url, db } = await ownDesk()
  const { id } = await db
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Açucena')
    .executeTakeFirstOrThrow()
  const alts = async () => {
    const answer = await request.get(`${url}/api/products/${id}`)
    return products.read.response.parse(JSON.parse(await answer.text())).pictures.map(({ alt }) => alt)
  }
  const [, , third] = await alts()
  await page.goto(`${url}/admin/produtos`)
  await page.getByRole('button', { name: 'Editar Açucena' }).click()
  const dialog = dialogOf(page, 'Editar produto')
  await dialog.getByText('Descrever as fotos').click()
  await dialog.getByLabel('Descrição da foto 1').fill('De frente, com a cauda aberta')
  await dialog.getByLabel('Descrição da foto 2').fill('')
  await page.getByLabel('Escolher fotos').setInputFiles({
    name: 'manga.png',
    mimeType: 'image/png',
    buffer: await plainPicture('#aa3355').png().toBuffer(),
  })
  await dialog.getByLabel('Descrição da foto 4').fill('Detalhe da manga')
  await dialog.getByRole('button', { name: 'Mover para antes: foto 4' }).click()
  await expect(dialog.getByLabel('Descrição da foto 3')).toHaveValue('Detalhe da manga')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expectToast(page, 'Sucesso!', 'Produto atualizado com sucesso!')
  expect(await alts()).toEqual([
    'De frente, com a cauda aberta',
    'Açucena, imagem 2',
    'Detalhe da manga',
    third,
  ])
  await page.getByRole('button', { name: 'Editar Açucena' }).click()
  await dialog.getByText('Descrever as fotos').click()
  await expect(dialog.getByLabel('Descrição da foto 2')).toHaveValue('')
  await page.goto(`${url}/produto/${id}`)
  await expect(page.getByRole('img', { name: 'De frente, com a cauda aberta' }).first()).toBeAttached()
})
