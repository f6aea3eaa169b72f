import { aUser } from '@shop/test-kit/factories'
import { expectToast } from './account-forms.ts'
import { anOwnProduct, test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('the admin replies to a review, hides it with a reason and shows it again, and the product page is updated at once', async ({
  page,
  adminShop,
}) => {
  const { url, db } = adminShop
  const { id: productId } = await anOwnProduct(db, 'Vestido das Avaliações')
  const [lia, rita] = [await aUser(db, { name: 'Lia Prado' }), await aUser(db, { name: 'Rita Nunes' })]
  await db
    .insertInto('reviews')
    .values([
      { productId, userId: lia.id, rating: 5, title: 'Um sonho', comment: 'Caiu perfeito.' },
      { productId, userId: rita.id, rating: 1, title: 'Golpe', comment: 'Procurem a Noivas XYZ.' },
    ])
    .execute()
  const served = async () => (await page.request.get(`${url}/produto/${productId}`)).text()
  expect(await served()).toContain('"ratingValue":3,"reviewCount":2')

  await page.goto(`${url}/admin/suporte?secao=avaliacoes`)
  await page.getByRole('searchbox').fill('Vestido das Avaliações')
  const card = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/Golpe|Um sonho/, /Golpe|Um sonho/])
  await expectNoViolations(page)

  await card('Golpe').getByRole('button', { name: 'Ocultar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ocultar' }).click()
  await expect(dialog).toContainText('Escolha o motivo.')
  await dialog.getByRole('radio', { name: 'Propaganda de outra loja' }).check()
  await dialog.getByRole('button', { name: 'Ocultar' }).click()
  await expectToast(page, 'Sucesso!', 'A avaliação saiu da loja.')
  await expect(card('Golpe')).toContainText('Oculta: Propaganda de outra loja')
  await expect.poll(served).toContain('1 avaliação removida pela moderação')
  expect(await served()).toContain('"ratingValue":5,"reviewCount":1')
  expect(await served()).not.toContain('Noivas XYZ')

  await card('Um sonho').getByRole('button', { name: 'Responder' }).click()
  await page.getByRole('button', { name: 'Publicar resposta' }).click()
  await expect(page.getByText('Escreva a resposta.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Sua resposta' }).fill('Obrigada, Lia!')
  await page.getByRole('button', { name: 'Publicar resposta' }).click()
  await expect(card('Um sonho')).toContainText('Obrigada, Lia!')
  await expect.poll(served).toContain('Obrigada, Lia!')

  await page.getByRole('button', { name: 'Ocultas' }).click()
  await expect(card('Um sonho')).toBeHidden()
  await card('Golpe').getByRole('button', { name: 'Mostrar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhuma avaliação encontrada' })).toBeVisible()
  await expect.poll(served).toContain('Noivas XYZ')
})
