import { addButton, cartLink, pieces, size, storedCart, toasts } from './buying-page.ts'
import { rows } from './cart-page.ts'
import { expect, test } from './fixtures.ts'

test('the same piece, size and colour raises a line; another size makes one of its own', async ({ page }) => {
  await page.goto(pieces.plenty)
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await addButton(page).click()
  await size(page, 'M').click()
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 3 itens')
  const kept = await storedCart(page)
  expect(kept).toMatchObject({
    version: 1,
    lines: [
      { cartId: '1-PP-Off-White', quantity: 2 },
      { cartId: '1-M-Off-White', quantity: 1 },
    ],
  })

  await page.reload()
  await expect(cartLink(page)).toHaveText('3')
  await cartLink(page).click()
  await expect(rows(page)).toHaveText([/Tamanho PP · Cor Off-White/, /Tamanho M · Cor Off-White/])
  await expect(rows(page).locator('output')).toHaveText(['2', '1'])
  expect(await storedCart(page)).toEqual(kept)
})

test('a piece added in one tab appears in the other, and neither loses what the other adds', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto(pieces.plenty)
  await other.goto(pieces.threeSizes)
  await addButton(page).click()
  await expect(cartLink(other)).toHaveAccessibleName('Carrinho, 1 item')
  await addButton(other).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
  await addButton(page).click()
  await expect(cartLink(other)).toHaveAccessibleName('Carrinho, 3 itens')
  expect(await storedCart(other)).toMatchObject({
    lines: [
      { productId: 1, quantity: 2 },
      { productId: 19, quantity: 1 },
    ],
  })
})

test('where the browser keeps nothing the cart works for this tab', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto(pieces.plenty)
  await addButton(page).click()
  await expect(toasts(page)).toContainText('Açucena foi adicionado ao seu carrinho.')
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
})

test('a stored cart that makes no sense is dropped, and the next piece starts a new one', async ({
  page,
}) => {
  await page.goto(pieces.plenty)
  await page.evaluate(() => localStorage.setItem('atelier.cart', '{"version":9,"lines":[{"quantity":3}]}'))
  await page.reload()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho')
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  expect(await storedCart(page)).toMatchObject({ version: 1, lines: [{ productId: 1, quantity: 1 }] })
})
