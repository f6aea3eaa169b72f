import { expectToast, toastOf } from './account-forms.ts'
import { expect } from './fixtures.ts'
import {
  test as base,
  commentField,
  fill,
  form,
  opener,
  openForm,
  section,
  star,
  submit,
  titleField,
} from './reviews-page.ts'
import { expectNoViolations } from './violations.ts'

/** Every test here is of somebody signed in. */
const test = base.extend<{ signedIn: undefined }>({
  signedIn: [
    async ({ author }, use) => {
      expect(author.id).toBeGreaterThan(0)
      await use(undefined)
    },
    { auto: true },
  ],
})

const opinion = { stars: '4 estrelas', title: 'Leve e fiel às fotos', comment: 'Dancei a noite inteira.' }

test('who is signed in opens the form and closes it, and a draft waits for the next time', async ({
  page,
}) => {
  await openForm(page, '/produto/1')
  await expect(opener(page)).toBeHidden()
  await expect(star(page, '1 estrela')).toBeFocused()
  await fill(page, opinion)
  await form(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(form(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await expect(star(page, opinion.stars)).toBeChecked()
  await expect(commentField(page)).toHaveValue(opinion.comment)
})

test.describe('a review with something missing is not sent', () => {
  for (const [name, given, error] of [
    ['rating', { ...opinion, stars: undefined }, 'Escolha de 1 a 5 estrelas.'],
    ['title', { ...opinion, title: ' ' }, 'Preencha este campo.'],
    ['comment', { ...opinion, comment: '' }, 'Preencha este campo.'],
  ] as const) {
    test(`${name} empty: a toast, an error at the field, and the focus there`, async ({ page }) => {
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await openForm(page, '/produto/1')
      const { title, comment, stars } = given
      await fill(page, { title, comment, ...(stars !== undefined && { stars }) })
      await submit(page)
      await expectToast(
        page,
        'Campos obrigatórios',
        'Por favor, preencha a classificação, título e comentário.',
      )
      const wrong = {
        rating: form(page).getByRole('radiogroup', { name: 'Classificação' }),
        title: titleField(page),
        comment: commentField(page),
      }[name]
      await expect(wrong).toHaveAccessibleDescription(error)
      await expect(wrong).toHaveAttribute('aria-invalid', 'true')
      await expect(name === 'rating' ? star(page, '1 estrela') : wrong).toBeFocused()
      expect(sent).toEqual([])
    })
  }
})

test('a comment is told how much room is left, and one that is too long is not cut', async ({ page }) => {
  await openForm(page, '/produto/1')
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

test('stars are chosen with the arrow keys', { tag: '@wide' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard of this kind')
  await openForm(page, '/produto/1')
  await page.keyboard.press('Space')
  await expect(star(page, '1 estrela')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(star(page, '3 estrelas')).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(star(page, '2 estrelas')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(titleField(page)).toBeFocused()
})

test('each star is 44 pixels wide and high', async ({ page }) => {
  await openForm(page, '/produto/1')
  for (const box of await form(page).getByRole('radio').all()) {
    const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 0 }
    expect([width, height]).toEqual([44, 44])
  }
})

test('a form that cannot be fetched is told, and may be asked for again', async ({ page }) => {
  await page.route('**/assets/review-form-*.js', (route) => route.abort())
  await page.goto('/produto/1')
  await opener(page).click()
  await expectToast(page, 'Erro de rede', 'Não foi possível conectar ao servidor.')
  await page.unroute('**/assets/review-form-*.js')
  await opener(page).click()
  await expect(form(page)).toBeVisible()
})

test('axe finds nothing to complain about in the form, with and without errors', async ({ page }) => {
  await openForm(page, '/produto/1')
  await expectNoViolations(page)
  await submit(page)
  await expect(section(page).getByText('Escolha de 1 a 5 estrelas.')).toBeVisible()
  await expect(toastOf(page, 'Campos obrigatórios')).toHaveCSS('opacity', '1')
  await expectNoViolations(page)
})

test('the form stays within the page, however far it is magnified', async ({ page }) => {
  await openForm(page, '/produto/1')
  await submit(page)
  for (const width of [320, 390, 720, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `at ${width}`).toBe(0)
  }
})
