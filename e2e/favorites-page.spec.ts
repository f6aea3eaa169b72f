import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { aSession } from '@shop/api/testing/factories'
import { aCustomer, expectToast, PASSWORD, refusal, signInWith } from './account-forms.ts'
import { firstScripts, withQueriesOrSchemas } from './first-scripts.ts'
import { expect, test } from './fixtures.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Signs a new customer in who has kept this many pieces. */
async function withFavorites(page: Page, db: Db, count: number) {
  const user = await aCustomer(db)
  const pieces = await db
    .selectFrom('products')
    .select(['id', 'name', 'stockAvailable'])
    .orderBy('stockAvailable')
    .limit(count)
    .execute()
  for (const { id } of pieces) {
    await db.insertInto('favorites').values({ userId: user.id, productId: id }).execute()
  }
  const { token } = await aSession(db, user)
  await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  return { user, pieces }
}

test('a visitor is told that the page is restricted, and comes back after the login', async ({
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

test('without a favourite the page leads to the collections', async ({ page, db }) => {
  await withFavorites(page, db, 0)
  await page.goto('/favoritos')
  await expect(page.getByRole('main').getByRole('link', { name: 'Ver coleções' })).toHaveAttribute(
    'href',
    '/colecoes',
  )
})

test('the favourites stand in a grid with their number, and a heart taken away takes its piece along', async ({
  page,
  db,
}) => {
  const { user, pieces } = await withFavorites(page, db, 3)
  const last = pieces.at(-1)
  await page.goto('/favoritos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favoritos')
  await expect(page.getByText('3 peças salvas')).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('button', { name: `Remover ${last?.name} dos favoritos` }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('2 peças salvas')).toBeVisible()
  await expectToast(page, 'Sucesso!', 'Removido dos favoritos!')
  const rows = await db.selectFrom('favorites').select('productId').where('userId', '=', user.id).execute()
  expect(rows.map(({ productId }) => productId)).not.toContain(last?.id)
})

test('the focus stays out of the way until a heart is taken away, and is never lost then', async ({
  page,
  db,
}) => {
  await withFavorites(page, db, 2)
  await page.goto('/favoritos')
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
  for (const title of ['Favoritos', 'Nenhum favorito ainda']) {
    const heart = page.getByRole('button', { name: /dos favoritos$/ }).first()
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  }
})

test('who would not sign in again can still change their mind', async ({ page, db }) => {
  const { user } = await withFavorites(page, db, 1)
  let ended = () => {}
  const checked = new Promise<void>((resolve) => {
    ended = resolve
  })
  // The session ends between the check of the token and the list.
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

test('a piece that is sold out is paled and says so; the others lead to their page', async ({ page, db }) => {
  const { user } = await withFavorites(page, db, 0)
  const [soldOut, inStock] = [
    await db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('stockAvailable', '=', 0)
      .executeTakeFirstOrThrow(),
    await db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('stockAvailable', '>', 0)
      .executeTakeFirstOrThrow(),
  ]
  for (const { id } of [soldOut, inStock]) {
    await db.insertInto('favorites').values({ userId: user.id, productId: id }).execute()
  }
  await page.goto('/favoritos')
  await expect(page.getByRole('button', { name: 'Esgotado' })).toBeDisabled()
  await expect(page.getByRole('link', { name: `Ver detalhes: ${inStock.name}` })).toHaveAttribute(
    'href',
    `/produto/${inStock.id}`,
  )
  const picture = cards(page).filter({ hasText: soldOut.name }).getByRole('img').first()
  await expect(picture).toHaveCSS('opacity', '0.6')
})

test('while the stored token is being verified the page waits', async ({ page, db }) => {
  await withFavorites(page, db, 1)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/verify', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/favoritos')
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible()
  await expect(page.getByText('Acesso Restrito')).toHaveCount(0)
  answer()
  await expect(cards(page)).toHaveCount(1)
})

test.describe('a list that cannot be had shows in its place', () => {
  const cases = [
    ['the server’s message', refusal(503, 'unavailable', 'Volte já.'), 'Volte já.'],
    ['its own text when the server has none', { status: 500, body: '' }, 'Falha ao buscar favoritos.'],
  ] as const
  for (const [title, answer, text] of cases) {
    test(title, async ({ page, db }) => {
      await withFavorites(page, db, 1)
      await page.route('**/api/favorites', (route) => route.fulfill(answer))
      await page.goto('/favoritos')
      await expect(page.getByRole('main').getByText(text)).toBeVisible({ timeout: 10_000 })
      await expect(page.getByText('Nenhum favorito ainda')).toHaveCount(0)
      await page.unroute('**/api/favorites')
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(cards(page)).toHaveCount(1)
    })
  }
})

test('a visitor’s page of favourites brings neither queries nor schemas', async ({ page }) => {
  expect(withQueriesOrSchemas(await firstScripts(page, '/favoritos'))).toEqual([])
})
