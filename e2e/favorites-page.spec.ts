import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { aSession } from '@shop/test-kit/factories'
import { aCustomer, errorResponse, expectToast, PASSWORD, signInWith } from './account-forms.ts'
import { expect, test } from './fixtures.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Signs in a new customer who has this many favourites. */
async function withFavorites(page: Page, db: Db, count: number) {
  const user = await aCustomer(db)
  const products = await db
    .selectFrom('products')
    .select(['id', 'name', 'stockAvailable'])
    .where('sellsToOrder', '=', false)
    .orderBy('stockAvailable')
    .limit(count)
    .execute()
  for (const { id } of products) {
    await db.insertInto('favorites').values({ userId: user.id, productId: id }).execute()
  }
  const { token } = await aSession(db, user)
  await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  return { user, products }
}

test('a visitor sees that the page is restricted, and returns to it after the login', async ({
  page,
  db,
}) => {
  const { email } = await aCustomer(db)
  await page.goto('/favoritos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso Restrito')
  await page.getByRole('link', { name: 'Fazer Login' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Ffavoritos')
  await signInWith(page, email)
  await expect(page).toHaveURL('/favoritos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nenhum favorito ainda')
})

test('the favourites are in a grid with their number; sold-out ones are faded, and removing a heart removes its product without losing the focus', async ({
  page,
  db,
}) => {
  const { user, products } = await withFavorites(page, db, 3)
  const [soldOut, inStock, last] = [products[0], ...products.slice(-2)]
  expect([soldOut?.stockAvailable, inStock?.stockAvailable]).toEqual([0, expect.any(Number)])
  expect(inStock?.stockAvailable).toBeGreaterThan(0)
  await page.goto('/favoritos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favoritos')
  await expect(page.getByText('3 peças salvas')).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
  await expect(page.getByRole('button', { name: 'Esgotado' })).toBeDisabled()
  const picture = cards(page)
    .filter({ hasText: soldOut?.name ?? '-' })
    .getByRole('img')
    .first()
  await expect(picture).toHaveCSS('opacity', '0.6')
  const details = page.getByRole('link', { name: `Ver detalhes: ${inStock?.name}` })
  await expect(details).toHaveAttribute('href', `/produto/${inStock?.id}`)

  await page.getByRole('button', { name: `Remover ${last?.name} dos favoritos` }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('2 peças salvas')).toBeVisible()
  await expectToast(page, 'Sucesso!', 'Removido dos favoritos!')
  const rows = await db.selectFrom('favorites').select('productId').where('userId', '=', user.id).execute()
  expect(rows.map(({ productId }) => productId)).not.toContain(last?.id)

  for (const title of ['Favoritos', 'Nenhum favorito ainda']) {
    const heart = page.getByRole('button', { name: /dos favoritos$/ }).first()
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  }
  const way = page.getByRole('main').getByRole('link', { name: 'Ver coleções' })
  await expect(way).toHaveAttribute('href', '/colecoes')
})

test('a customer who dismissed the sign-in dialog can still sign in again', async ({ page, db }) => {
  const { user } = await withFavorites(page, db, 1)
  let ended = () => {}
  const checked = new Promise<void>((resolve) => {
    ended = resolve
  })
  // The session ends between the token check and the list request.
  await page.route('**/api/favorites', async (route) => {
    await checked
    await route.continue()
  })
  const verified = page.waitForResponse('**/api/auth/verify')
  await page.goto('/favoritos')
  await (await verified).finished()
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible()
  await db.updateTable('sessions').set({ revokedAt: new Date() }).where('userId', '=', user.id).execute()
  ended()
  const dialog = page.getByRole('dialog', { name: 'Entrar de novo' })
  await expect(dialog.getByRole('heading')).toHaveText('Sua sessão expirou')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(dialog).toBeVisible()
  await dialog.locator('[name=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('the page shows a loading state while the stored token is being verified, and a list that cannot be loaded shows its error in its place', async ({
  page,
  db,
}) => {
  await withFavorites(page, db, 1)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/auth/verify', async (route) => {
    await held
    await route.continue()
  })
  const responses = [errorResponse(503, 'unavailable', 'Volte já.'), { status: 500, body: '' }]
  let response = responses[0]
  await page.route('**/api/favorites', (route) => route.fulfill(response))
  await page.goto('/favoritos')
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible()
  await expect(page.getByText('Acesso Restrito')).toHaveCount(0)
  release()
  await expect(page.getByRole('main').getByText('Volte já.')).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText('Nenhum favorito ainda')).toHaveCount(0)

  response = responses[1]
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  const ownText = page.getByRole('main').getByText('Falha ao buscar favoritos.')
  await expect(ownText).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText('Nenhum favorito ainda')).toHaveCount(0)
  await page.unroute('**/api/favorites')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(cards(page)).toHaveCount(1)
})
