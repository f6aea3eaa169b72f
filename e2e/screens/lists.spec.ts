/** A customer's shared favourites: the panel of the favourites page, and what the link shows. */
import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { logins } from '@shop/demo/people/people'
import { screen } from './screen.ts'

async function linkOf(db: Db): Promise<string> {
  const { token } = await db
    .selectFrom('sharedLists')
    .innerJoin('users', 'users.id', 'userId')
    .select('token')
    .where('email', '=', logins.customer.email)
    .executeTakeFirstOrThrow()
  return `/lista/${token}`
}

/** The link is a new secret in every shop. */
const plainLink = async ({ page }: { page: Page }) => {
  await page.getByLabel('Link da sua lista').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'https://loja.exemplo/lista/…'
  })
}

screen('favorites-list', { path: '/favoritos', as: 'customer', show: plainLink })
screen('favorites-list-comments', {
  ...{ path: '/favoritos', as: 'customer' },
  async show({ page }) {
    await plainLink({ page })
    await page.getByRole('button', { name: /^Ver as 2 palavras/ }).click()
  },
})
screen('favorites-list-new-link', {
  ...{ path: '/favoritos', as: 'customer' },
  async show({ page }) {
    await plainLink({ page })
    await page.getByRole('button', { name: 'Trocar o link' }).click()
  },
})
screen('shared-list', {
  path: '/',
  async show({ page, db }) {
    await page.goto(await linkOf(db))
    await page.getByRole('heading', { name: /^A lista de/ }).waitFor()
  },
})
screen('shared-list-comment', {
  path: '/',
  async show({ page, db }) {
    await page.goto(await linkOf(db))
    await page
      .getByRole('button', { name: /^Deixar uma palavra sobre/ })
      .nth(1)
      .click()
    await page.getByRole('button', { name: 'Enviar' }).click()
  },
})
screen('shared-list-closed', { path: `/lista/${'x'.repeat(43)}` })
screen('shared-list-empty', {
  path: '/',
  async show({ page, db }) {
    await page.route('**/api/shared-lists/by-link', async (route) => {
      const response = await route.fetch()
      const list = (await response.json()) as object
      await route.fulfill({ response, json: { ...list, products: [], people: 0 } })
    })
    await page.goto(await linkOf(db))
    await page.getByText('Ainda não há peças nesta lista').waitFor()
  },
})
