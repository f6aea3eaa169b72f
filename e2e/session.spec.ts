import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { aCustomer, PASSWORD, signInWith, storedToken, toastOf } from './account-forms.ts'
import { expect, test } from './fixtures.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Entrar de novo' })
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /aos favoritos$/ })

/** Signed in as a customer of their own, on a page with something to do, whose session then ends on the server. */
async function endedSession(page: Page, db: Parameters<typeof aCustomer>[0]) {
  const user = await aCustomer(db)
  await page.goto('/login?redirect=/colecoes')
  await signInWith(page, user.email)
  await expect(page).toHaveURL('/colecoes')
  await expect(hearts(page).first()).toBeVisible()
  await expect(page.locator('a[href="/favoritos"]').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  await sql`update sessions set revoked_at = now() where user_id = ${user.id}`.execute(db)
  return user
}

async function signInAgain(page: Page, email: string) {
  await dialog(page).getByRole('textbox', { name: 'E-mail' }).fill(email)
  await dialog(page).locator('[name=password]').fill(PASSWORD)
  await dialog(page).getByRole('button', { name: 'Entrar', exact: true }).click()
}

test('a session that ends in the middle of work asks to sign in again, and the work goes on', async ({
  page,
  db,
}) => {
  const user = await endedSession(page, db)
  const before = await storedToken(page)
  // Something half written on the page behind.
  const search = page.getByRole('main').getByRole('searchbox').first()
  await search.fill('renda')
  await hearts(page).first().click()
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue(user.email)
  await expect(dialog(page).locator('[name=password]')).toBeFocused()
  await signInAgain(page, user.email)
  await expect(dialog(page)).toHaveCount(0)
  await expect(toastOf(page, 'Sucesso!')).toContainText('Adicionado aos favoritos!')
  await expect(page.getByRole('button', { name: /dos favoritos$/ })).toHaveCount(1)
  await expect(search).toHaveValue('renda')
  expect(await storedToken(page)).not.toBe(before)
  const rows = await db.selectFrom('favorites').selectAll().where('userId', '=', user.id).execute()
  expect(rows).toHaveLength(1)
})

test('a session that was renewed shows at once what another device has kept meanwhile', async ({
  page,
  db,
}) => {
  const user = await endedSession(page, db)
  await hearts(page).first().click()
  await expect(dialog(page)).toBeVisible()
  await db.insertInto('favorites').values({ userId: user.id, productId: 3 }).execute()
  await signInAgain(page, user.email)
  await expect(toastOf(page, 'Sucesso!')).toContainText('Adicionado aos favoritos!')
  await expect(page.locator('a[href="/favoritos"]').locator('visible=true').first()).toHaveText('2')
})

test('who closes that dialog is told that it failed, keeps the page, and is asked again the next time', async ({
  page,
  db,
}) => {
  await endedSession(page, db)
  await hearts(page).first().click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(toastOf(page, 'Erro')).toContainText('Não foi possível atualizar seus favoritos.')
  await hearts(page).first().click()
  await expect(dialog(page)).toBeVisible()
})

test('somebody else who signs in there gets nothing of the former person’s', async ({ page, db }) => {
  const former = await endedSession(page, db)
  const other = await aCustomer(db)
  await hearts(page).first().click()
  await signInAgain(page, other.email)
  await expect(page).toHaveURL('/conta')
  for (const { id } of [former, other]) {
    expect(await db.selectFrom('favorites').selectAll().where('userId', '=', id).execute()).toEqual([])
  }
})

test('a wrong password in that dialog stays in it', async ({ page, db }) => {
  await endedSession(page, db)
  await hearts(page).first().click()
  await dialog(page).locator('[name=password]').fill('nao-e-esta-senha')
  await dialog(page).getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Credenciais inválidas.')
  await expect(dialog(page)).toBeVisible()
})

test('a login in one tab is followed by the other without a reload', async ({ page, context, db }) => {
  const { email } = await aCustomer(db)
  await page.goto('/favoritos')
  await expect(page.getByText('Acesso Restrito')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/login')
  await signInWith(other, email)
  await expect(other).toHaveURL('/conta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nenhum favorito ainda')

  await other.evaluate(() => localStorage.removeItem('atelier.token'))
  await expect(page.getByText('Acesso Restrito')).toBeVisible()
})

test('a stored token that is garbage only makes a visitor of its owner', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('atelier.token', '\u0000{"not": a token'))
  await page.goto('/favoritos')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso Restrito')
  expect(await storedToken(page)).toBeNull()
  await page.goto('/colecoes')
  await expect.poll(() => storedToken(page)).toBeNull()
  await expect(dialog(page)).toHaveCount(0)
})

test('whoever comes back with a session long ended is signed out without a word', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('atelier.token', 'a'.repeat(43))
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver(() => {
        if (document.querySelector('dialog#sign-in-again')) document.body.dataset['asked'] = 'yes'
      }).observe(document.body, { childList: true, subtree: true })
    })
  })
  // The favourites are refused long before the session is.
  await page.route('**/api/auth/verify', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  for (const path of ['/colecoes', '/produto/1']) {
    const refused = page.waitForResponse('**/api/favorites')
    await page.goto(path)
    expect((await refused).status()).toBe(401)
    await expect.poll(() => storedToken(page)).toBeNull()
    await expect(page.locator('body')).not.toHaveAttribute('data-asked')
  }
})

test('a token whose check gets no answer is forgotten after three tries', async ({ page }) => {
  let tries = 0
  await page.route('**/api/auth/verify', (route) => {
    tries += 1
    return route.abort()
  })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('atelier.token', 'a'.repeat(43)))
  await page.reload()
  await expect.poll(() => storedToken(page)).toBeNull()
  expect(tries).toBe(3)
})
