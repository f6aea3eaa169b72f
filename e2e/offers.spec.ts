import { withOffers } from '@shop/test-kit/factories'
import { anOwnProduct, test } from './admin-shop.ts'
import { addAndStay } from './buying-page.ts'
import { expect } from './fixtures.ts'
import { dialog as finder, measure, openFinder } from './size-finder-page.ts'
import { expectNoViolations } from './violations.ts'

test('the atelier opens another way to have a dress, and a customer puts it into the cart', async ({
  page,
  adminShop: { url, db },
}) => {
  const { id } = await anOwnProduct(db, 'Prímula das Formas', 0)
  const price = page.getByText('R$ 4.890,00').first()
  await page.goto(`${url}/admin/produtos?busca=formas`)
  await page.getByRole('button', { name: 'Editar Prímula das Formas' }).click()
  await page.getByRole('tab', { name: 'Como vende' }).click()
  await page.getByRole('checkbox', { name: 'Sob encomenda' }).check()
  await page.getByRole('checkbox', { name: 'Sob medida' }).check()
  const change = page.locator('[name="change-made_to_measure"]')
  await change.fill('muito')
  await expect(page.getByText('Digite como 1.500,00')).toBeVisible()
  await change.fill('+ 1.500,00')
  const takeIn = page.getByRole('textbox', { name: 'Tirar até' })
  await expect(takeIn).toHaveValue('4,0')
  await takeIn.fill('20,5')
  await expect(takeIn).toHaveAccessibleDescription('No máximo 20,0 cm.')
  await takeIn.fill('6')
  await expectNoViolations(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await test.step('the size finder knows how far the price includes adjusting', async () => {
    await openFinder(page, `${url}/produto/${id}`)
    await measure(page, '90,5', '66', '101')
    await expect(finder(page).getByText('ajuste básico: até 6,0 cm em cada ponto')).toBeVisible()
    await expect(finder(page).getByText('Dentro do ajuste básico incluído.')).toBeVisible()
  })

  await test.step('the page offers it although no unit is ready', async () => {
    await page.goto(`${url}/produto/${id}`)
    const ways = page.getByRole('group', { name: 'Como você quer a sua?' })
    await expect(ways.getByRole('radio', { name: /Pronta entrega/ })).not.toBeChecked()
    await expect(ways.getByRole('radio', { name: /Sob encomenda/ })).toBeChecked()
    await expect(price).toBeVisible()
    await ways.getByRole('radio', { name: /Sob medida/ }).check()
    await expect(page.getByText('R$ 6.390,00').first()).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: 'Tamanho' })).toBeHidden()
    await expectNoViolations(page)
    await addAndStay(page)
    await ways.getByRole('radio', { name: /Pronta entrega/ }).check()
    await expect(page.getByRole('button', { name: /^Ver sob encomenda, no/ })).toBeEnabled()
  })

  await test.step('the cart names it, one dress at its own price', async () => {
    await page.goto(`${url}/carrinho`)
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Prímula das Formas' })
    await expect(line).toContainText('Sob medida · Cor')
    await expect(line).toContainText('Uma peça, nas suas medidas')
    await expect(line).toContainText('R$ 6.390,00')
  })

  await test.step('a way that was closed meanwhile is named before paying', async () => {
    await withOffers(db, id, { ready: 0, made_to_order: 0 })
    await page.reload()
    await expect(page.getByText('não é mais vendido desta forma')).toBeVisible()
  })
})
