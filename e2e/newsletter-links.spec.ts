import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { expectToast, newEmail } from './account-forms.ts'
import { expect, test } from './fixtures.ts'
import { emailsTo } from './mailbox.ts'
import { newsletterButton, newsletterEmail, scrollTo } from './shop-page.ts'
import { expectNoViolations } from './violations.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function expectStatus(db: Db, email: string, status: 'pending' | 'confirmed' | 'unsubscribed') {
  const rows = db.selectFrom('newsletterSubscribers').select('status').where('email', '=', email)
  expect(await rows.execute()).toEqual([{ status }])
}

test('a visitor subscribes in the footer, confirms by the link in the email, and unsubscribes again', async ({
  page,
  request,
  db,
}) => {
  const email = newEmail()
  await page.goto('/')
  await scrollTo(newsletterEmail(page))
  await newsletterEmail(page).fill(email)
  await newsletterButton(page).click()
  await expectToast(
    page,
    'Inscrição realizada!',
    'Obrigada! Você receberá nossas novidades e inspirações em breve.',
  )
  await expect(newsletterEmail(page)).toHaveValue('')
  await expect(
    page.getByText(`abra o e-mail que enviamos para ${email} e confirme a inscrição`),
  ).toBeVisible()
  const [question] = await emailsTo(email)
  const link = question?.linkTo('/newsletter/confirmar') ?? ''

  let confirmations = 0
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/newsletter/confirm') confirmations += 1
  })
  // Email clients prefetch links: first without a browser, then with one.
  await request.get(link)
  await page.goto(link)
  await expect(page).toHaveURL('/newsletter/confirmar')
  await expect(page.getByRole('button', { name: 'Confirmar inscrição' })).toBeEnabled()
  await expectStatus(db, email, 'pending')

  await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await expect(title(page)).toHaveText('Inscrição confirmada!')
  await expect(title(page)).toBeFocused()
  await expectNoViolations(page)
  await expectStatus(db, email, 'confirmed')
  expect(confirmations, 'opening the page alone confirms nothing').toBe(1)

  const welcome = (await emailsTo(email, 2))[1]
  await page.goto(welcome?.linkTo('/newsletter/cancelar') ?? '')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Cancelar inscrição' }).click()
  await expect(title(page)).toHaveText('Inscrição cancelada')
  await expectStatus(db, email, 'unsubscribed')
})

test('an invalid newsletter link is reported as invalid, and without a response the page offers to try again', async ({
  page,
}) => {
  const invalid = page.getByText('O link é inválido ou já foi utilizado.')
  for (const path of ['/newsletter/confirmar', '/newsletter/cancelar']) {
    for (const without of [path, `${path}?token=`]) {
      await page.goto(without)
      await expect(invalid).toBeVisible()
    }
    await page.goto(`${path}?token=nada`)
    await page.getByRole('main').getByRole('button').click()
    await expect(title(page)).toHaveText('Não deu certo')
    await expect(invalid).toBeVisible()
  }

  await page.route('**/api/newsletter/confirm?*', (route) => route.abort())
  await page.goto('/newsletter/confirmar?token=segredo')
  await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await expect(page.getByText('Não foi possível conectar ao servidor.')).toBeVisible()
  await page.unroute('**/api/newsletter/confirm?*')
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(invalid).toBeVisible()
})
