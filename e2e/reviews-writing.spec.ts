import { formatDate } from '@shop/contract/dates'
import { sql } from 'kysely'
import { expectToast, PASSWORD, refusal, toastOf } from './account-forms.ts'
import { reviewsOf } from './answers.ts'
import { expect } from './fixtures.ts'
import {
  commentField,
  fill,
  form,
  opener,
  openForm,
  section,
  star,
  submit,
  test,
  titleField,
} from './reviews-page.ts'

const opinion = { stars: '4 estrelas', title: 'Leve e fiel às fotos', comment: 'Dancei a noite inteira.' }

test('a visitor reads reviews and is not offered to write one', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/produto/1', { waitUntil: 'networkidle' })
  await expect(section(page).getByRole('article')).toHaveCount(3)
  await expect(section(page).getByRole('button')).toHaveCount(0)
  await expect(section(page).getByRole('form')).toHaveCount(0)
  await expect(section(page).getByRole('link')).toHaveCount(0)
  expect(scripts.filter((path) => path.includes('review-form'))).toEqual([])
})

test('a review that is sent is told, closes the form and stands first in the list', { tag: '@wide' }, async ({
  page,
  request,
  author,
  db,
  isMobile,
}) => {
  const productId = isMobile ? 5 : 6
  const before = await reviewsOf(request, productId)
  await openForm(page, `/produto/${productId}`)
  await fill(page, opinion)
  const reloading = page.waitForRequest(
    (asked) => asked.method() === 'GET' && asked.url().includes('/api/reviews?'),
  )
  await submit(page)
  await expectToast(page, 'Avaliação enviada!', 'Obrigado pelo seu feedback.')
  // Who writes is not answered with a copy made for the public.
  expect(await (await reloading).headerValue('authorization')).toMatch(/^Bearer /)
  await expect(form(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()

  const first = section(page).getByRole('article').first()
  await expect(first.getByRole('heading')).toHaveText(opinion.title)
  await expect(first).toContainText(opinion.comment)
  await expect(first).toContainText(`${author.name} · ${formatDate(new Date())}`)
  await expect(first.getByRole('img', { name: '4 de 5 estrelas' })).toBeVisible()
  expect([before.total, before.average]).toEqual([1, 5])
  await expect(section(page).getByText('2 avaliações', { exact: true })).toBeVisible()
  await expect(section(page).getByText('4,5', { exact: true })).toBeVisible()
  await expect(page.locator('a[href="#avaliacoes"]')).toContainText('4,5 · 2 avaliações')
  const rows = await db.selectFrom('reviews').selectAll().where('userId', '=', author.id).execute()
  expect(rows).toMatchObject([{ productId, rating: 4, title: opinion.title, comment: opinion.comment }])

  await opener(page).click()
  await expect(star(page, opinion.stars)).not.toBeChecked()
  await expect(titleField(page)).toHaveValue('')
  await expect(commentField(page)).toHaveValue('')
  await page.reload()
  await expect(section(page).getByRole('article').first().getByRole('heading')).toHaveText(opinion.title)
})

test('a second review takes the place of the first', { tag: '@wide' }, async ({
  page,
  author,
  db,
  isMobile,
}) => {
  const productId = isMobile ? 7 : 8
  const former = { productId, userId: author.id, rating: 1, title: 'Ainda não sei', comment: 'Não provei.' }
  await db.insertInto('reviews').values(former).execute()
  await openForm(page, `/produto/${productId}`)
  await expect(section(page).getByText('3 avaliações', { exact: true })).toBeVisible()
  await fill(page, opinion)
  await submit(page)
  await expect(section(page).getByRole('heading', { name: opinion.title })).toBeVisible()
  await expect(section(page).getByRole('heading', { name: former.title })).toHaveCount(0)
  await expect(section(page).getByText('3 avaliações', { exact: true })).toBeVisible()
})

test('a review that the server refuses is told with its message, and nothing typed is lost', async ({
  page,
  author,
  db,
}) => {
  await openForm(page, '/produto/1')
  await fill(page, opinion)
  await page.route('**/api/reviews', (route) =>
    route.fulfill(refusal(429, 'too_many_requests', 'Aguarde um pouco.')),
  )
  await submit(page)
  await expectToast(page, 'Erro ao enviar', 'Aguarde um pouco.')
  await page.unroute('**/api/reviews')
  await page.route('**/api/reviews', (route) => route.abort())
  await toastOf(page, 'Erro ao enviar').getByRole('button').click()
  await submit(page)
  await expectToast(page, 'Erro ao enviar', 'Tente novamente.')
  await expect(star(page, opinion.stars)).toBeChecked()
  await expect(titleField(page)).toHaveValue(opinion.title)
  await expect(commentField(page)).toHaveValue(opinion.comment)
  expect(await db.selectFrom('reviews').select('id').where('userId', '=', author.id).execute()).toEqual([])
})

test('a session that ended while somebody wrote is renewed over the form, and the review goes out', {
  tag: '@wide',
}, async ({ page, author, db, isMobile }) => {
  const dialog = page.getByRole('dialog', { name: 'Entrar de novo' })
  await openForm(page, `/produto/${isMobile ? 9 : 11}`)
  await page.waitForLoadState('networkidle')
  await fill(page, opinion)
  await sql`update sessions set revoked_at = now() where user_id = ${author.id}`.execute(db)
  await submit(page)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expectToast(page, 'Erro ao enviar', 'Autenticação necessária.')
  await expect(commentField(page)).toHaveValue(opinion.comment)

  await submit(page)
  await dialog.locator('[name=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expectToast(page, 'Avaliação enviada!', 'Obrigado pelo seu feedback.')
  await expect(section(page).getByRole('heading', { name: opinion.title })).toBeVisible()
})
