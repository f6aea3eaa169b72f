import { expectToast } from './account-forms.ts'
import { addButton, cartLink, pieces, size, storedCart } from './buying-page.ts'
import { minus, openCart, plus, quantity, rowOf, rows, summary, withCart } from './cart-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('what was added stands there line by line, with a total that shipping adds nothing to', async ({
  page,
}) => {
  await page.goto(pieces.plenty)
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await size(page, 'M').click()
  await addButton(page).click()
  await addButton(page).click()
  await cartLink(page).click()
  await expect(page).toHaveURL('/carrinho')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrinho')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText('Tamanho M · Cor Off-White')
  await expect(rows(page).nth(1)).toContainText('R$ 6.890,00 cada')
  await expect(rows(page).nth(1).getByRole('link', { name: 'Açucena' })).toHaveAttribute('href', '/produto/1')
  await expect(rows(page).nth(1).locator('img')).toBeVisible()
  await expect(summary(page)).toContainText('Subtotal (3 itens)')
  await expect(summary(page)).toContainText('Frete Grátis')
  await expect(summary(page).locator('dl div').filter({ hasText: 'Total' }).last()).toContainText(
    'R$ 20.670,00',
  )
  await expect(summary(page)).toContainText(/chega entre .+, 15 a 30 dias úteis após o pagamento/)
})

test('plus and minus change a line by one, and below one the line is gone', async ({ page, context }) => {
  await withCart(context, {}, { productId: 16, name: 'Véu Serenata', size: 'Único', unitPriceCents: 129_000 })
  await openCart(page)
  await plus(page, 'Açucena').click()
  await expect(quantity(page, 'Açucena')).toHaveText('2')
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 3 itens')
  await minus(page, 'Açucena').click()
  await expect(quantity(page, 'Açucena')).toHaveText('1')
  await minus(page, 'Açucena').click()
  await expect(rows(page)).toHaveCount(1)
  await expectToast(page, 'Removido do carrinho', 'Item removido com sucesso.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await storedCart(page)).toMatchObject({ lines: [{ cartId: '16-Único-Off-White', quantity: 1 }] })
})

test('a line is removed, and the last one leaves an empty cart with a way on', async ({ page, context }) => {
  await withCart(context, {})
  await openCart(page)
  await rowOf(page, 'Açucena')
    .getByRole('button', { name: /^Remover/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver coleções' })).toHaveAttribute(
    'href',
    '/colecoes',
  )
  await expect(page.getByRole('region', { name: 'Quem sabe um destes' }).getByRole('article')).toHaveCount(4)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho')
  await expectNoViolations(page)
})

test('at the stock the plus is disabled and says why, also when other sizes hold the rest', async ({
  page,
  context,
}) => {
  const hortensia = { productId: 4, name: 'Hortênsia', unitPriceCents: 1_290_000 }
  await withCart(context, { ...hortensia, size: 'M' }, { ...hortensia, size: 'G' })
  await openCart(page)
  for (const position of [0, 1]) {
    const button = rows(page)
      .nth(position)
      .getByRole('button', { name: /^Aumentar/ })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('Só 2 unidades em estoque, somando tamanhos e cores')
  }
  await minus(page, 'Tamanho M').click()
  await expect(plus(page, 'Hortênsia')).toBeEnabled()
  await plus(page, 'Hortênsia').click()
  await expect(plus(page, 'Hortênsia')).toHaveAccessibleDescription('Só 2 unidades em estoque')
})

test('no line holds more than ten, however large the stock', async ({ page, context }) => {
  await withCart(context, {
    productId: 13,
    name: 'Begônia',
    color: 'Rosé',
    unitPriceCents: 149_000,
    quantity: 9,
  })
  await openCart(page)
  await plus(page, 'Begônia').click()
  await expect(quantity(page, 'Begônia')).toHaveText('10')
  await expect(plus(page, 'Begônia')).toBeDisabled()
  await expect(plus(page, 'Begônia')).toHaveAccessibleDescription('Até 10 unidades de cada tamanho e cor')
  await expect(plus(page, 'Begônia')).toBeFocused()
})

test('the cart of one tab follows the other', async ({ page, context }) => {
  await withCart(context, {})
  await openCart(page)
  const other = await context.newPage()
  await other.goto('/carrinho')
  await expect(quantity(other, 'Açucena')).toHaveText('1')
  await plus(page, 'Açucena').click()
  await expect(quantity(other, 'Açucena')).toHaveText('2')
})

test('the way on is a new document, which alone may load the payment provider', async ({ page, context }) => {
  await withCart(context, {})
  await openCart(page)
  await page.evaluate(() => Object.assign(window, { before: true }))
  await summary(page).getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL('/checkout')
  expect(await page.evaluate(() => 'before' in window)).toBe(false)
})

test('the keyboard alone fills, changes and leaves the cart', async ({ page, context }) => {
  await withCart(context, {})
  await openCart(page)
  await plus(page, 'Açucena').focus()
  await page.keyboard.press('Enter')
  await expect(quantity(page, 'Açucena')).toHaveText('2')
  await page.keyboard.press('Tab')
  await expect(rowOf(page, 'Açucena').getByRole('button', { name: /^Remover/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
