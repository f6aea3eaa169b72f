import { aCustomer, signInWith, toastOf } from './account-forms.ts'
import { products } from './buying-page.ts'
import { expect, test } from './fixtures.ts'

test('a visitor’s heart is stored in the browser, shows how to save it, and is merged into the account at sign-in', async ({
  page,
  db,
}) => {
  const user = await aCustomer(db)
  await db.insertInto('favorites').values({ userId: user.id, productId: 2 }).execute()
  await page.goto(products.plenty)
  const add = page.getByRole('button', { name: 'Adicionar Açucena aos favoritos' })
  const remove = page.getByRole('button', { name: 'Remover Açucena dos favoritos' })
  await add.click()
  const toast = toastOf(page, 'Login necessário')
  const heart = page.getByRole('banner').locator('a[href="/favoritos"]')
  await expect(toast).toContainText('Você precisa estar logado para adicionar favoritos.')
  await expect(heart).toHaveCount(0)
  await page.reload()
  await expect(remove).toBeVisible()
  await remove.click()
  await expect(toastOf(page, 'Removido dos favoritos!')).toBeVisible()
  await add.click()
  await toast.getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Fproduto%2F1')
  await signInWith(page, user.email)
  await expect(page).toHaveURL(products.plenty)
  await expect(remove).toBeVisible()
  await expect(heart).toHaveAccessibleName('Favoritos, 2 peças')
  const ids = async () => {
    const rows = await db.selectFrom('favorites').select('productId').where('userId', '=', user.id).execute()
    return rows.map(({ productId }) => productId).toSorted((one, other) => one - other)
  }
  await expect.poll(ids).toEqual([1, 2])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('atelier.favorites'))).toBeNull()
})
