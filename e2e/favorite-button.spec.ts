import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aSession, aUser } from '@shop/test-kit/factories'
import { products, toasts } from './buying-page.ts'
import { test as base, expect } from './fixtures.ts'

/** A new customer for each test, with one favourite: changes affect no other test. */
const test = base.extend<{ customer: { id: number } }>({
  customer: async ({ db, page }, use) => {
    const user = await aUser(db, { email: `${randomUUID()}@exemplo.test` })
    await db.insertInto('favorites').values({ userId: user.id, productId: 2 }).execute()
    const { token } = await aSession(db, user)
    await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
    await use(user)
  },
})

const add = (page: Page) => page.getByRole('button', { name: 'Adicionar Açucena aos favoritos' })
const remove = (page: Page) => page.getByRole('button', { name: 'Remover Açucena dos favoritos' })
const badge = (page: Page) =>
  page.getByRole('banner').locator('a[href="/favoritos"]').locator('visible=true').first()

async function expectToast(page: Page, title: string, description: string) {
  await expect(toasts(page).last().locator('p')).toHaveText([title, description])
}

test('a customer adds and removes a favourite, shown by heart, badge and toast', async ({
  page,
  customer,
  db,
}) => {
  const storedFavorites = async () => {
    const rows = await db
      .selectFrom('favorites')
      .select('productId')
      .where('userId', '=', customer.id)
      .execute()
    return rows.map(({ productId }) => productId).toSorted((one, other) => one - other)
  }
  await page.goto(products.plenty)
  await expect(badge(page)).toHaveText('1')
  await add(page).click()
  await expect(remove(page)).toBeVisible()
  await expect(badge(page)).toHaveText('2')
  await expectToast(page, 'Sucesso!', 'Adicionado aos favoritos!')
  expect(await storedFavorites()).toEqual([1, 2])

  await page.reload()
  await expect(remove(page)).toBeVisible()
  await remove(page).click()
  await expect(add(page)).toBeVisible()
  await expectToast(page, 'Sucesso!', 'Removido dos favoritos!')
  await expect(badge(page)).toHaveText('1')
  expect(await storedFavorites()).toEqual([2])
})

test('heart and badge change before the server responds, and quick clicks end in the right state', async ({
  page,
  customer,
  db,
}) => {
  let response = () => {}
  const held = new Promise<void>((resolve) => {
    response = resolve
  })
  const sent: string[] = []
  await page.route('**/api/favorites', async (route) => {
    const method = route.request().method()
    if (method !== 'GET') {
      sent.push(method)
      await held
    }
    await route.continue()
  })
  await page.goto(products.plenty)
  await expect(badge(page)).toHaveText('1')
  await add(page).click()
  await expect(remove(page)).toBeVisible()
  await expect(badge(page)).toHaveText('2')
  await expect.poll(() => sent).toEqual(['POST'])
  await remove(page).click()
  await expect(badge(page)).toHaveText('1')
  await add(page).click()
  await expect(badge(page)).toHaveText('2')
  // Sent one after the other: the second waits for the response to the first.
  expect(sent).toEqual(['POST'])
  response()
  await expect.poll(() => sent).toEqual(['POST', 'DELETE', 'POST'])
  await expect(toasts(page)).toHaveCount(3)
  await expect(remove(page)).toBeVisible()
  const row = db.selectFrom('favorites').selectAll().where('userId', '=', customer.id)
  expect(await row.where('productId', '=', 1).execute()).toHaveLength(1)
})

test('a change that the server rejects, or that gets no response, is reverted and reported, and the list is loaded from the server again', async ({
  page,
  customer,
  db,
}) => {
  let lists = 0
  await page.route('**/api/favorites', async (route) => {
    if (route.request().method() === 'GET') {
      lists += 1
      return route.continue()
    }
    // Meanwhile another device has added a third product.
    const values = { userId: customer.id, productId: 3 }
    await db.insertInto('favorites').values(values).execute()
    return route.fulfill({ status: 500, json: { message: 'Texto do servidor' } })
  })
  await page.goto(products.plenty)
  await expect(badge(page)).toHaveText('1')
  await add(page).click()
  await expectToast(page, 'Erro', 'Não foi possível atualizar seus favoritos.')
  await expect(toasts(page).last()).toHaveAttribute('data-variant', 'destructive')
  await expect(add(page)).toBeVisible()
  await expect(badge(page)).toHaveText('2')

  await page.route('**/api/favorites', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  const before = lists
  await add(page).click()
  await expectToast(page, 'Erro de rede', 'Não foi possível conectar ao servidor.')
  await expect(add(page)).toBeVisible()
  await expect.poll(() => lists).toBeGreaterThan(before)
  await expect(badge(page)).toHaveText('2')
})
