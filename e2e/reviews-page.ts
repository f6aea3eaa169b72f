import type { Page } from '@playwright/test'
import { aSession } from '@shop/test-kit/factories'
import { aCustomer } from './account-forms.ts'
import { test as base } from './fixtures.ts'
import { scrollTo } from './shop-page.ts'

export interface Author {
  id: number
  name: string
  email: string
}

/**
 * A new customer for each test, signed in. Their reviews are deleted after the test: other tests count the reviews of a
 * product.
 */
export const test = base.extend<{ author: Author }>({
  author: async ({ db, page }, use) => {
    const user = await aCustomer(db, { name: 'Beatriz Nogueira' })
    const { token } = await aSession(db, user)
    await page.addInitScript((value) => {
      // Only once, so that the next document does not overwrite a session renewed in between.
      if (sessionStorage.getItem('signed-in') === null) localStorage.setItem('atelier.token', value)
      sessionStorage.setItem('signed-in', 'yes')
    }, token)
    await use(user)
    await db.deleteFrom('reviews').where('userId', '=', user.id).execute()
  },
})

export const section = (page: Page) => page.getByRole('region', { name: 'Avaliações' })
export const opener = (page: Page) => section(page).getByRole('button', { name: 'Escrever avaliação' })
export const form = (page: Page) => section(page).getByRole('form', { name: 'Sua avaliação' })
export const star = (page: Page, name: string) => form(page).getByRole('radio', { name, exact: true })
export const titleField = (page: Page) => form(page).getByRole('textbox', { name: 'Título' })
export const commentField = (page: Page) => form(page).getByRole('textbox', { name: 'Comentário' })
export const submit = (page: Page) => form(page).getByRole('button', { name: 'Enviar avaliação' }).click()

export async function openForm(page: Page, path: string) {
  await page.goto(path)
  await scrollTo(section(page))
  await opener(page).click()
  await form(page).waitFor()
}

export async function fill(page: Page, review: { stars?: string; title?: string; comment?: string }) {
  if (review.stars !== undefined) await star(page, review.stars).check()
  await titleField(page).fill(review.title ?? '')
  await commentField(page).fill(review.comment ?? '')
}
