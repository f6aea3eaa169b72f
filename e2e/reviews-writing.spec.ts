import { formatDate } from '@shop/contract/dates'
import { sql } from 'kysely'
import { expectToast, PASSWORD } from './account-forms.ts'
import { toasts } from './buying-page.ts'
import { expect } from './fixtures.ts'
import { reviewsOf } from './responses.ts'
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
import { openReady } from './shop-page.ts'

const opinion = { stars: '4 estrelas', title: 'Leve e fiel às fotos', comment: 'Dancei a noite inteira.' }

test('a visitor follows the stars to the reviews, may not write one, and is prompted to log in for a favourite, which sends no request', async ({
  page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await openReady(page, '/produto/1')
  await page.waitForLoadState('networkidle')
  await expect(section(page).getByRole('article')).toHaveCount(3)
  await expect(opener(page)).toHaveCount(0)
  await expect(section(page).getByRole('form')).toHaveCount(0)
  await expect(section(page).getByRole('link')).toHaveCount(0)
  expect(requests.filter((path) => path.includes('review-form'))).toEqual([])

  requests.length = 0
  const heart = page.getByRole('button', { name: 'Adicionar Açucena aos favoritos' })
  await heart.click()
  await expect(toasts(page).last().locator('p')).toHaveText([
    'Login necessário',
    'Você precisa estar logado para adicionar favoritos.',
  ])
  // Stored in the browser only.
  await expect(page.getByRole('button', { name: 'Remover Açucena dos favoritos' })).toBeVisible()
  // The first touch loads scripts; the server is told nothing.
  expect(requests.filter((path) => !path.startsWith('/assets/'))).toEqual([])

  const stars = page.getByRole('main').getByRole('link', { name: /3 avaliações/ })
  await stars.click()
  await expect(page).toHaveURL('/produto/1#avaliacoes')
  await expect(page.getByRole('heading', { name: 'Avaliações' })).toBeInViewport()
})

test('a sent review is confirmed, closes the form and comes first in the list, and a second one replaces it', async ({
  page,
  request,
  author,
  db,
}, { project }) => {
  const productId = project.name === 'phone' ? 5 : 6
  const before = await reviewsOf(request, productId)
  await openForm(page, `/produto/${productId}`)
  await fill(page, opinion)
  const reloading = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes('/api/reviews?'),
  )
  await submit(page)
  await expectToast(page, 'Avaliação enviada!', 'Obrigado pelo seu feedback.')
  // The author does not get the publicly cached response.
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
  await expect(page.locator('a[href="#avaliacoes"]').first()).toContainText('4,5 · 2 avaliações')
  const rows = db.selectFrom('reviews').selectAll().where('userId', '=', author.id)
  const { title, comment } = opinion
  expect(await rows.execute()).toMatchObject([{ productId, rating: 4, title, comment }])

  await opener(page).click()
  await expect(star(page, opinion.stars)).not.toBeChecked()
  await expect(titleField(page)).toHaveValue('')
  await expect(commentField(page)).toHaveValue('')
  const second = { stars: '3 estrelas', title: 'Pensando melhor', comment: 'A barra pesa.' }
  await fill(page, second)
  await submit(page)
  await expect(section(page).getByRole('heading', { name: second.title })).toBeVisible()
  await expect(section(page).getByRole('heading', { name: title })).toHaveCount(0)
  await expect(section(page).getByText('2 avaliações', { exact: true })).toBeVisible()
  expect(await rows.execute()).toMatchObject([{ productId, rating: 3, title: second.title }])
  await page.reload()
  await expect(first.getByRole('heading')).toHaveText(second.title)
})

test('a session that ended while a review was being written is renewed over the form, and the review is sent', async ({
  page,
  author,
  db,
}, { project }) => {
  const dialog = page.getByRole('dialog', { name: 'Entrar de novo' })
  await openForm(page, `/produto/${project.name === 'phone' ? 9 : 11}`)
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
