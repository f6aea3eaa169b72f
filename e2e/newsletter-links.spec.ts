import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { newEmail } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'
import { expectNoViolations } from './violations.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const statusOf = async (db: Db, email: string) => {
  const rows = db.selectFrom('newsletterSubscribers').select('status').where('email', '=', email)
  return (await rows.executeTakeFirstOrThrow()).status
}

test('from the footer to the mail to the yes, and out again', async ({ page, request, db }) => {
  const email = newEmail()
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await footer.getByRole('button', { name: 'Inscrever' }).click()
  await expect(page.getByText('Inscrição realizada!')).toBeVisible()
  const [question] = await mailsTo(email)
  const link = question?.linkTo('/newsletter/confirmar') ?? ''

  // As a mail program does that looks ahead, first without a browser, then with one.
  await request.get(link)
  await page.goto(link, { waitUntil: 'networkidle' })
  await expect(page).toHaveURL('/newsletter/confirmar')
  expect(await statusOf(db, email)).toBe('pending')

  await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await expect(title(page)).toHaveText('Inscrição confirmada!')
  await expect(title(page)).toBeFocused()
  await expectNoViolations(page)
  expect(await statusOf(db, email)).toBe('confirmed')

  const welcome = (await mailsTo(email, 2))[1]
  await page.goto(welcome?.linkTo('/newsletter/cancelar') ?? '')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Cancelar inscrição' }).click()
  await expect(title(page)).toHaveText('Inscrição cancelada')
  expect(await statusOf(db, email)).toBe('unsubscribed')
})

for (const path of ['/newsletter/confirmar', '/newsletter/cancelar']) {
  test(`a link to ${path} that is no good says so`, async ({ page }) => {
    for (const without of [path, `${path}?token=`]) {
      await page.goto(without)
      await expect(page.getByText('O link é inválido ou já foi utilizado.')).toBeVisible()
    }
    await page.goto(`${path}?token=nada`)
    await page.getByRole('main').getByRole('button').click()
    await expect(title(page)).toHaveText('Não deu certo')
    await expect(page.getByText('O link é inválido ou já foi utilizado.')).toBeVisible()
  })
}

test('without an answer the page says so and offers to try again', async ({ page }) => {
  await page.route('**/api/newsletter/confirm?*', (route) => route.abort())
  await page.goto('/newsletter/confirmar?token=segredo')
  await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await expect(page.getByText('Não foi possível conectar ao servidor.')).toBeVisible()
  await page.unroute('**/api/newsletter/confirm?*')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('O link é inválido ou já foi utilizado.')).toBeVisible()
})
