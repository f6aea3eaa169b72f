import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'
import { aCustomer, PASSWORD, signInWith, storedToken, toastOf } from './account-forms.ts'
import { expect, test } from './fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Entrar de novo' })
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /aos favoritos$/ })

/** Signs in a new customer, opens a page with actions, and then ends the session on the server. */
async function endedSession(page: Page, db: Db) {
  const user = await aCustomer(db)
  await page.goto('/login?redirect=/colecoes')
  const loaded = page.waitForResponse('**/api/favorites')
  await signInWith(page, user.email)
  await expect(page).toHaveURL('/colecoes')
  await expect(hearts(page).first()).toBeVisible()
  await expect(page.locator('a[href="/favoritos"]').first()).toBeAttached()
  await (await loaded).finished()
  await endSession(db, user)
  return user
}

const endSession = (db: Db, user: { id: number }) =>
  sql`update sessions set revoked_at = now() where user_id = ${user.id}`.execute(db)

async function signInAgain(page: Page, email: string) {
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog(page).locator('[name=password]').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('a session that ends during use prompts to sign in again, and the action continues', async ({
  page,
  db,
}) => {
  const user = await endedSession(page, db)
  const before = await storedToken(page)
  // Unsaved input on the page behind the dialog.
  const search = page.getByRole('main').getByRole('searchbox').first()
  await search.fill('renda')
  await hearts(page).first().click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email)
  await expect(dialog(page).locator('[name=password]')).toBeFocused()

  // A change made meanwhile on another device.
  const other = await db
    .insertInto('favorites')
    .values({ userId: user.id, productId: 3 })
    .returning('productId')
    .executeTakeFirstOrThrow()
  await signInAgain(page, user.email)
  await expect(dialog(page)).toHaveCount(0)
  await expect(toastOf(page, 'Sucesso!')).toContainText('Adicionado aos favoritos!')
  await expect(page.locator('a[href="/favoritos"]').locator('visible=true').first()).toHaveText('2')
  await expect(page.getByRole('button', { name: /dos favoritos$/ })).toHaveCount(2)
  await expect(search).toHaveValue('renda')
  expect(await storedToken(page)).not.toBe(before)
  const rows = await db.selectFrom('favorites').select('productId').where('userId', '=', user.id).execute()
  expect(rows).toHaveLength(2)
  expect(rows).toContainEqual(other)

  await endSession(db, user)
  await hearts(page).first().click()
  await expect(dialog(page)).toBeVisible()
  await test.step('closing the dialog shows that the action failed, and the next action prompts again', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(toastOf(page, 'Erro')).toContainText('Não foi possível atualizar seus favoritos.')
    await hearts(page).first().click()
    await expect(dialog(page)).toBeVisible()
  })
  await test.step('a wrong password leaves the dialog open', async () => {
    await dialog(page).locator('[name=password]').fill('nao-e-esta-senha')
    await dialog(page).getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(toastOf(page, 'Erro no login')).toContainText('Credenciais inválidas.')
    await expect(dialog(page).getByText('Digite sua senha novamente.')).toBeVisible()
    await expect(dialog(page)).toBeVisible()
  })
})

test('another account that signs in there gets nothing of the former customer’s', async ({ page, db }) => {
  const former = await endedSession(page, db)
  const other = await aCustomer(db)
  await hearts(page).first().click()
  await signInAgain(page, other.email)
  await expect(page).toHaveURL('/conta')
  for (const { id } of [former, other]) {
    expect(await db.selectFrom('favorites').selectAll().where('userId', '=', id).execute()).toEqual([])
  }
})

test('a login or a logout in one tab is followed by the other without a reload', async ({
  page,
  context,
  db,
}) => {
  const { email } = await aCustomer(db)
  const favorites = page.getByRole('banner').locator('a[href="/favoritos"]')
  await page.goto('/favoritos')
  await expect(page.getByText('Acesso Restrito')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/login')
  await signInWith(other, email)
  await expect(other).toHaveURL('/conta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nenhum favorito ainda')
  await expect(favorites.first()).toBeAttached()

  await other.evaluate(() => localStorage.removeItem('atelier.token'))
  await expect(page.getByText('Acesso Restrito')).toBeVisible()
  await expect(favorites).toHaveCount(0)
})

test('a stored token is removed when it is malformed, or when the server rejects it or does not confirm it in three tries', async ({
  page,
}) => {
  let tries = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/verify')) tries += 1
  })
  const store = (token: string) =>
    page.evaluate((value) => localStorage.setItem('atelier.token', value), token)
  // On a phone it is in the menu.
  const visitor = page.getByRole('banner').getByRole('link', { name: 'Entrar', includeHidden: true }).first()
  await page.goto('/')
  await test.step('rejected', async () => {
    await store('not-a-token')
    await page.reload()
    await expect.poll(() => storedToken(page)).toBeNull()
    expect(tries).toBe(1)
    await expect(visitor).toBeAttached()
  })
  await test.step('no response', async () => {
    tries = 0
    await page.route('**/api/auth/verify', (route) => route.abort())
    await store('a'.repeat(43))
    await page.reload()
    await expect.poll(() => storedToken(page)).toBeNull()
    expect(tries).toBe(3)
    await page.unroute('**/api/auth/verify')
  })
  await test.step('malformed', async () => {
    await store('\u0000{"not": a token')
    await page.goto('/favoritos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso Restrito')
    expect(await storedToken(page)).toBeNull()
    await store('\u0000{"not": a token')
    await page.goto('/colecoes')
    await expect.poll(() => storedToken(page)).toBeNull()
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('a customer who returns with a long expired session is signed out without a prompt', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('atelier.token', 'a'.repeat(43))
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        if (document.querySelector('dialog#sign-in-again')) document.body.dataset['asked'] = 'yes'
      }).observe(document.body, { childList: true, subtree: true })
    })
  })
  for (const path of ['/colecoes', '/produto/1']) {
    const rejected = page.waitForResponse('**/api/favorites')
    // The favourites request is rejected before the session check.
    await page.route('**/api/auth/verify', async (route) => {
      await rejected
      await route.continue()
    })
    await page.goto(path)
    expect((await rejected).status()).toBe(401)
    await expect.poll(() => storedToken(page)).toBeNull()
    await expect(page.locator('body')).not.toHaveAttribute('data-asked')
  }
})
