import { errorResponse, expectToast, toastOf } from './account-forms.ts'
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
import { scrollTo } from './shop-page.ts'

const opinion = { stars: '4 estrelas', title: 'Leve e fiel às fotos', comment: 'Dancei a noite inteira.' }

test('a signed-in customer opens the form after a network failure, chooses stars by keyboard, finds the draft again, and loses nothing when the server rejects the review', async ({
  page,
  author,
  db,
}) => {
  await page.route('**/assets/review-form-*.js', (route) => route.abort())
  await page.goto('/produto/1')
  await scrollTo(section(page))
  await opener(page).click()
  await expectToast(page, 'Erro de rede', 'Não foi possível conectar ao servidor.')
  await page.unroute('**/assets/review-form-*.js')
  await opener(page).click()
  await expect(form(page)).toBeVisible()
  await expect(opener(page)).toBeHidden()
  await expect(form(page).getByRole('radio')).toHaveCount(5)
  for (const box of await form(page).getByRole('radio').all()) {
    const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 }
    expect([width, height]).toEqual([44, 44])
  }
  await expect(star(page, '1 estrela')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(star(page, '1 estrela')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(star(page, '3 estrelas')).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(star(page, '2 estrelas')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(titleField(page)).toBeFocused()

  await fill(page, opinion)
  await form(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(form(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await expect(star(page, opinion.stars)).toBeChecked()
  await expect(commentField(page)).toHaveValue(opinion.comment)

  await page.route('**/api/reviews', (route) =>
    route.fulfill(errorResponse(429, 'too_many_requests', 'Aguarde um pouco.')),
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

test('an incomplete review is not sent: a toast, an error at the field, and the focus there; one that is too long is not truncated', async ({
  page,
  author,
}) => {
  expect(author.id).toBeGreaterThan(0)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await openForm(page, '/produto/1')
  const rating = form(page).getByRole('radiogroup', { name: 'Classificação' })
  for (const [given, wrong, focused, error] of [
    [{ ...opinion, stars: undefined }, rating, star(page, '1 estrela'), 'Escolha de 1 a 5 estrelas.'],
    [{ ...opinion, title: ' ' }, titleField(page), titleField(page), 'Preencha este campo.'],
    [{ ...opinion, comment: '' }, commentField(page), commentField(page), 'Preencha este campo.'],
  ] as const) {
    const { title, comment, stars } = given
    await fill(page, { title, comment, ...(stars !== undefined && { stars }) })
    await submit(page)
    await expectToast(
      page,
      'Campos obrigatórios',
      'Por favor, preencha a classificação, título e comentário.',
    )
    await expect(wrong).toHaveAccessibleDescription(error)
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    await expect(focused).toBeFocused()
    expect(sent).toEqual([])
    await toastOf(page, 'Campos obrigatórios').getByRole('button').click()
    await expect(toastOf(page, 'Campos obrigatórios')).toHaveCount(0)
  }

  await fill(page, { ...opinion, comment: 'a'.repeat(1799) })
  await expect(commentField(page)).toHaveAccessibleDescription('')
  await commentField(page).press('a')
  await expect(commentField(page)).toHaveAccessibleDescription('Restam 200 caracteres.')
  await commentField(page).fill('a'.repeat(2003))
  await submit(page)
  await expect(commentField(page)).toHaveAccessibleDescription(
    'Passaram 3 caracteres do limite. Use no máximo 2000 caracteres.',
  )
  await expect(commentField(page)).toBeFocused()
  await expect(commentField(page)).toHaveValue('a'.repeat(2003))
  await expect(toastOf(page, 'Campos obrigatórios')).toHaveCount(0)
})
