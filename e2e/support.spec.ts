import { aTicket } from '@shop/api/testing/factories'
import { aCustomer, expectToast, refusal, signInWith, toastOf } from './account-forms.ts'
import { asCustomer } from './account-page.ts'
import { expect, test } from './fixtures.ts'

/** What the wire calls the subject. */
const subject = 'assunto'
const PLACES = ['/suporte', '/conta?aba=suporte'] as const

test('a visitor at the support is told that it is restricted, and comes back after the login', async ({
  page,
  db,
}) => {
  const { email } = await aCustomer(db)
  await page.goto('/suporte')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acesso restrito')
  await page.getByRole('main').getByRole('link', { name: 'Fazer Login' }).click()
  await signInWith(page, email)
  await expect(page).toHaveURL('/suporte')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suporte')
})

for (const path of ['/suporte', '/suporte/1'] as const) {
  test(`while the stored token is being verified ${path} waits`, async ({ page, db }) => {
    await asCustomer(page, db)
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/auth/verify', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path)
    await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

for (const path of PLACES) {
  test(`${path} lists the own tickets in the colours of their status, each leading to its page`, async ({
    page,
    db,
  }) => {
    const { user } = await asCustomer(page, db)
    const other = await aTicket(db, { userId: (await aCustomer(db)).id, subject: 'De outra pessoa' })
    const open = await aTicket(db, { userId: user.id, subject: 'Barra do vestido' })
    await aTicket(db, { userId: user.id, subject: 'Endereço de entrega', status: 'awaiting_reply' })
    await aTicket(db, { userId: user.id, subject: 'Dúvida sobre o véu', status: 'closed' })
    await page.goto(path)
    const row = (subject: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: subject })
    const colors = [
      ['Barra do vestido', 'Aberto', 'rgb(228, 236, 241)'],
      ['Endereço de entrega', 'Aguardando Resposta', 'rgb(247, 236, 216)'],
      ['Dúvida sobre o véu', 'Fechado', 'rgb(243, 236, 227)'],
    ] as const
    for (const [subject, label, color] of colors) {
      await expect(row(subject).getByText(`Status: ${label}`)).toHaveCSS('background-color', color)
    }
    await expect(page.getByText(other.subject)).toHaveCount(0)
    await expect(row('Barra do vestido')).toContainText(`Ticket nº ${open.id}`)
    await row('Barra do vestido').getByRole('link').click()
    await expect(page).toHaveURL(`/suporte/${open.id}`)
  })

  test(`a new ticket is opened at ${path}, and the list shows it`, async ({ page, db }) => {
    const { user } = await asCustomer(page, db)
    await page.goto(path)
    await expect(page.getByText('Você ainda não abriu nenhum ticket.')).toBeVisible()
    await page.getByRole('button', { name: 'Abrir Novo Ticket' }).click()
    await expect(page.getByLabel('Assunto')).toBeFocused()
    await page.getByLabel('Assunto').fill('Prova no sábado')
    await page.getByLabel('Mensagem').fill('Posso levar minha mãe?')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expectToast(page, 'Sucesso!', 'Seu ticket de suporte foi aberto.')
    await expect(page.getByLabel('Assunto')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Abrir Novo Ticket' })).toBeFocused()
    await expect(page.getByRole('main').getByRole('link', { name: 'Prova no sábado' })).toBeVisible()
    const ticket = await db
      .selectFrom('tickets')
      .innerJoin('ticketMessages', 'ticketMessages.ticketId', 'tickets.id')
      .select(['subject', 'status', 'text'])
      .where('userId', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(ticket).toEqual({ subject: 'Prova no sábado', status: 'open', text: 'Posso levar minha mãe?' })
  })
}

test('the toggle reads Cancelar while the form is open, and what was typed survives it and other pages', async ({
  page,
  db,
}) => {
  await asCustomer(page, db)
  await page.goto('/suporte')
  await page.getByRole('button', { name: 'Abrir Novo Ticket' }).click()
  await page.getByLabel('Mensagem').fill('Ainda escrevendo')
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByLabel('Mensagem')).toHaveCount(0)
  await page.getByRole('link', { name: 'Alva de Maio' }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await page.getByRole('button', { name: 'Abrir Novo Ticket' }).click()
  await expect(page.getByLabel('Mensagem')).toHaveValue('Ainda escrevendo')
})

test('a ticket without a subject or a message is not sent', async ({ page, db }) => {
  await asCustomer(page, db)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  await page.goto('/suporte')
  await page.getByRole('button', { name: 'Abrir Novo Ticket' }).click()
  const submit = page.getByRole('button', { name: 'Enviar' })
  await page.getByLabel('Mensagem').fill('Sem assunto')
  await submit.click()
  await expect(page.getByLabel('Assunto')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Assunto').fill('Sem mensagem')
  await page.getByLabel('Mensagem').fill('   ')
  await submit.click()
  await expect(page.getByLabel('Mensagem')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toBe(0)
})

test('a ticket that is refused says why and keeps what was typed', async ({ page, db }) => {
  await asCustomer(page, db)
  await page.route('**/api/support', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill(refusal(400, 'invalid_input', 'Confira o assunto.', { [subject]: 'Assunto estranho.' }))
      : route.continue(),
  )
  await page.goto('/suporte')
  await page.getByRole('button', { name: 'Abrir Novo Ticket' }).click()
  await page.getByLabel('Assunto').fill('Prova')
  await page.getByLabel('Mensagem').fill('Oi')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expectToast(page, 'Erro ao criar ticket', 'Confira o assunto.')
  await expect(page.getByText('Assunto estranho.')).toBeVisible()
  await expect(page.getByLabel('Assunto')).toHaveValue('Prova')
})

test('a list of tickets that cannot be had says so where it would stand, and in a toast', async ({
  page,
  db,
}) => {
  await asCustomer(page, db)
  const list = (url: URL) => url.pathname === '/api/support'
  await page.route(list, (route) => route.fulfill({ status: 400, body: '' }))
  await page.goto('/suporte')
  await expectToast(page, 'Erro', 'Falha ao buscar tickets.')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Falha ao buscar tickets.')
  await page.unroute(list)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText('Você ainda não abriu nenhum ticket.')).toBeVisible()
})

test('tickets further down that do not come are told each time they are asked for', async ({ page, db }) => {
  const { user } = await asCustomer(page, db)
  for (let count = 0; count < 21; count++) await aTicket(db, { userId: user.id })
  await page.goto('/suporte')
  const tickets = page.getByRole('main').getByRole('listitem')
  await expect(tickets).toHaveCount(20)
  const further = (url: URL) => url.pathname === '/api/support' && url.searchParams.has('cursor')
  await page.route(further, (route) => route.fulfill({ status: 400, body: '' }))
  const more = page.getByRole('button', { name: 'Carregar mais' })
  for (const failures of [1, 2]) {
    await more.click()
    await expect(toastOf(page, 'Falha ao buscar tickets.')).toHaveCount(failures)
  }
  await page.unroute(further)
  await more.click()
  await expect(tickets).toHaveCount(21)
})
