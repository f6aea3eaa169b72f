import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { aCustomer, signInWith, storedToken } from './account-forms.ts'
import { cartLink, storedCart } from './buying-page.ts'
import { minus, openCart, plus, quantity, rowOf, rows, withCart } from './cart-page.ts'
import { expect, test } from './fixtures.ts'

const veil = { productId: 16, name: 'Véu Serenata', size: 'Único', unitPriceCents: 129_000 }

async function storedWith(db: Db, user: { id: number }) {
  const cart = await db
    .selectFrom('accountCarts')
    .select('lines')
    .where('userId', '=', user.id)
    .executeTakeFirst()
  const lines = (cart?.lines ?? []) as { name: string; quantity: number }[]
  return lines.map(({ name, quantity: count }) => `${name} ${count}`)
}

async function signIn(page: Page, email: string) {
  await page.goto('/login?redirect=/carrinho')
  await signInWith(page, email)
  await expect(page).toHaveURL('/carrinho')
}

async function signOut(page: Page) {
  await page.goto('/conta')
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
  await expect.poll(() => storedToken(page)).toBeNull()
}

test('the cart follows the account: merged at sign-in, the same on another device at its next page load, removed from the browser by Sair, and restored at the next sign-in', async ({
  page,
  context,
  browser,
  db,
}) => {
  const user = await aCustomer(db)
  await withCart(context, { quantity: 2 })
  await signIn(page, user.email)
  await expect(quantity(page, 'Açucena')).toHaveText('2')
  await expect.poll(() => storedWith(db, user)).toEqual(['Açucena 2'])

  const computer = await browser.newContext()
  const second = await computer.newPage()
  await withCart(computer, { quantity: 1 }, veil)
  await signIn(second, user.email)
  await expect(quantity(second, 'Açucena')).toHaveText('2')
  await expect(rows(second)).toHaveCount(2)
  await expect.poll(() => storedWith(db, user)).toEqual(['Açucena 2', 'Véu Serenata 1'])
  await minus(second, 'Açucena').click()
  await minus(second, 'Açucena').click()
  await expect.poll(() => storedWith(db, user)).toEqual(['Véu Serenata 1'])
  await computer.close()

  await openCart(page)
  await expect(rows(page)).toHaveCount(1)
  await expect(rowOf(page, 'Véu Serenata')).toBeVisible()

  // Signed out before the change has been sent.
  await plus(page, 'Véu Serenata').click()
  await expect(quantity(page, 'Véu Serenata')).toHaveText('2')
  await signOut(page)
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho')
  expect(await storedCart(page)).toBeNull()
  await expect.poll(() => storedWith(db, user)).toEqual(['Véu Serenata 2'])
  await signIn(page, user.email)
  await expect(quantity(page, 'Véu Serenata')).toHaveText('2')
})

test('a cart change that could not be sent is retained and sent again, and never delays a click; another account does not see it', async ({
  page,
  context,
  db,
}) => {
  const [user, other] = [await aCustomer(db), await aCustomer(db)]
  await withCart(context, {})
  await signIn(page, user.email)
  await expect.poll(() => storedWith(db, user)).toEqual(['Açucena 1'])
  let failures = 0
  await page.route('**/api/cart', async (route) => {
    if (route.request().method() !== 'PUT' || failures > 0) return route.fallback()
    failures += 1
    return route.abort()
  })
  await plus(page, 'Açucena').click()
  await plus(page, 'Açucena').click()
  await expect(quantity(page, 'Açucena')).toHaveText('3')
  await expect.poll(() => failures).toBe(1)
  await expect.poll(() => storedWith(db, user), { timeout: 15_000 }).toEqual(['Açucena 3'])

  // The session ends without Sair: the browser still stores the first customer's cart.
  await page.evaluate(() => localStorage.removeItem('atelier.token'))
  await signIn(page, other.email)
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  expect(await storedWith(db, other)).toEqual([])
  expect(await storedWith(db, user)).toEqual(['Açucena 3'])
})
