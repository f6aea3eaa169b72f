import { toastOf } from './account-forms.ts'
import { addAndStay, cartLink, products, size, storedCart } from './buying-page.ts'
import { minus, openCart, plus, quantity, rowOf, rows, summary, withCart } from './cart-page.ts'
import { expectToastOnce } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'
import { shiftSoFar, watchLayoutShift } from './layout-shift.ts'

test('the same product in one size is one line, another size has its own, and the cart totals both without shipping', async ({
  page,
}) => {
  await page.goto(products.plenty)
  await addAndStay(page)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await addAndStay(page)
  await size(page, 'M').click()
  await addAndStay(page)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 3 itens')
  const stored = await storedCart(page)
  expect(stored).toMatchObject({
    version: 1,
    lines: [
      { cartId: '1-PP-Off-White', quantity: 2 },
      { cartId: '1-M-Off-White', quantity: 1 },
    ],
  })

  await page.reload()
  await expect(cartLink(page)).toHaveText('3')
  await cartLink(page).click()
  await expect(page).toHaveURL('/carrinho')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Carrinho')
  await expect(rows(page)).toHaveText([/Tamanho PP · Cor Off-White/, /Tamanho M · Cor Off-White/])
  await expect(rows(page).locator('output')).toHaveText(['2', '1'])
  await expect(rows(page).nth(0)).toContainText('R$ 6.890,00 cada')
  await expect(rows(page).nth(1).getByRole('link', { name: 'Açucena' })).toHaveAttribute('href', '/produto/1')
  await expect(rows(page).nth(1).locator('img')).toBeVisible()
  await expect(summary(page)).toContainText('Subtotal (3 itens)')
  await expect(summary(page)).toContainText('Frete Grátis')
  const total = summary(page).locator('dl div').filter({ hasText: 'Total' }).last()
  await expect(total).toContainText('R$ 20.670,00')
  await expect(summary(page)).toContainText(/chega entre \d+ .+ de \p{L}+/u)
  expect(await storedCart(page)).toEqual(stored)
})

test('plus and minus change a line by one, below one it is removed, and the keyboard alone can remove the last one', async ({
  page,
  context,
}) => {
  await withCart(context, {}, { productId: 16, name: 'Véu Serenata', size: 'Único', unitPriceCents: 129_000 })
  await openCart(page)
  await plus(page, 'Açucena').click()
  await expect(quantity(page, 'Açucena')).toHaveText('2')
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 3 itens')
  await minus(page, 'Açucena').click()
  await expect(quantity(page, 'Açucena')).toHaveText('1')
  await minus(page, 'Açucena').click()
  await expect(rows(page)).toHaveCount(1)
  // Of what has no production plan.
  await expect(summary(page)).toContainText(/chega entre .+, 15 a 30 dias úteis após o pagamento/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(toastOf(page, 'Removido do carrinho')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(toastOf(page, 'Removido do carrinho')).toHaveCount(0)
  expect(await storedCart(page)).toMatchObject({
    lines: [{ name: 'Açucena', quantity: 1 }, { productId: 16 }],
  })
  await minus(page, 'Açucena').click()
  await expectToastOnce(page, 'Removido do carrinho', 'Item removido com sucesso.')
  expect(await storedCart(page)).toMatchObject({ lines: [{ cartId: '16-Único-Off-White', quantity: 1 }] })

  await plus(page, 'Véu Serenata').focus()
  await page.keyboard.press('Enter')
  await expect(quantity(page, 'Véu Serenata')).toHaveText('2')
  await page.keyboard.press('Tab')
  await expect(rowOf(page, 'Véu Serenata').getByRole('button', { name: /^Remover/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectToastOnce(page, 'Removido do carrinho', 'Item removido com sucesso.')
  const wayOn = page.getByRole('main').getByRole('link', { name: 'Ver coleções' })
  await expect(wayOn).toHaveAttribute('href', '/colecoes')
  await expect(page.getByRole('region', { name: 'Quem sabe um destes' }).getByRole('article')).toHaveCount(4)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho')
})

test('the plus button is disabled with a reason at the stock limit, shared by all sizes, and at ten units of a line', async ({
  page,
  context,
}) => {
  const hortensia = { productId: 4, name: 'Hortênsia', unitPriceCents: 1_290_000 }
  const begonia = { productId: 13, name: 'Begônia', color: 'Rosé', unitPriceCents: 149_000, quantity: 9 }
  await withCart(context, { ...hortensia, size: 'M' }, { ...hortensia, size: 'G' }, begonia)
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

  await plus(page, 'Begônia').click()
  await expect(quantity(page, 'Begônia')).toHaveText('10')
  await expect(plus(page, 'Begônia')).toBeDisabled()
  await expect(plus(page, 'Begônia')).toHaveAccessibleDescription('Até 10 unidades de cada tamanho e cor')
  await expect(plus(page, 'Begônia')).toBeFocused()
})

test('the page does not move when the cart appears', async ({ page }) => {
  await watchLayoutShift(page)
  await withCart(page.context(), {})
  await openCart(page)
  await expect(rows(page)).toHaveCount(1)
  expect(await shiftSoFar(page)).toBeLessThan(0.01)
})
