import { addAndStay, addButton, cartLink, closeDrawer, drawer, products, storedCart } from './buying-page.ts'
import { plus, quantity } from './cart-page.ts'
import { expect, test } from './fixtures.ts'

test('a product added in one tab appears in the other and in its open cart, and neither loses what the other adds', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto(products.plenty)
  await other.goto(products.threeSizes)
  await addAndStay(page)
  await expect(cartLink(other)).toHaveAccessibleName('Carrinho, 1 item')
  await addAndStay(other)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
  await addAndStay(page)
  await expect(cartLink(other)).toHaveAccessibleName('Carrinho, 3 itens')
  expect(await storedCart(other)).toMatchObject({
    lines: [
      { productId: 1, quantity: 2 },
      { productId: 19, quantity: 1 },
    ],
  })

  await cartLink(other).click()
  await expect(quantity(other, 'Açucena')).toHaveText('2')
  await cartLink(page).click()
  await plus(page, 'Açucena').click()
  await expect(quantity(other, 'Açucena')).toHaveText('3')
})

test('an invalid stored cart is dropped, and where the browser stores nothing the cart works for this tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('nonsense-laid') !== null) return
    localStorage.setItem('atelier.cart', '{"version":9,"lines":[{"quantity":3}]}')
    sessionStorage.setItem('nonsense-laid', 'yes')
  })
  await page.goto(products.plenty)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho')
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  expect(await storedCart(page)).toMatchObject({ version: 1, lines: [{ productId: 1, quantity: 1 }] })

  await page.evaluate(() => localStorage.clear())
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.reload()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho')
  await addButton(page).click()
  await expect(drawer(page)).toContainText('Açucena foi adicionado ao seu carrinho.')
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await closeDrawer(page)
  await addButton(page).click()
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 2 itens')
  expect(await storedCart(page)).toBeNull()
})
