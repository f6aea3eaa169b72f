import { aTicket } from '@shop/test-kit/factories'
import { aCustomer, errorResponse, expectToast, toastOf } from './account-forms.ts'
import { asCustomer } from './account-page.ts'
import { closeToast } from './closed-toasts.ts'
import { expect, test } from './fixtures.ts'

/** The name of the subject field on the wire. */
const subject = 'assunto'
const PLACES = ['/suporte', '/conta?aba=suporte'] as const

test('support and account list the customer’s own tickets in the colours of their status, each linking to its page', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const other = await aTicket(db, { userId: (await aCustomer(db)).id, subject: 'De outra pessoa' })
  const open = await aTicket(db, { userId: user.id, subject: 'Barra do vestido' })
  await aTicket(db, { userId: user.id, subject: 'Endereço de entrega', status: 'awaiting_reply' })
  await aTicket(db, { userId: user.id, subject: 'Dúvida sobre o véu', status: 'closed' })
  const row = (text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text })
  const colors = [
    ['Barra do vestido', 'Aberto', 'rgb(228, 236, 241)'],
    ['Endereço de entrega', 'Aguardando Resposta', 'rgb(247, 236, 216)'],
    ['Dúvida sobre o véu', 'Fechado', 'rgb(243, 236, 227)'],
  ] as const
  for (const path of PLACES) {
    await test.step(path, async () => {
      await page.goto(path)
      for (const [text, label, color] of colors) {
        await expect(row(text).getByText(`Status: ${label}`)).toHaveCSS('background-color', color)
      }
      await expect(page.getByText(other.subject)).toHaveCount(0)
      await expect(row('Barra do vestido')).toContainText(`Ticket nº ${open.id}`)
      await row('Barra do vestido').getByRole('link').click()
      await expect(page).toHaveURL(`/suporte/${open.id}`)
    })
  }
})

test('a new ticket is opened in support and in the account, leads to its conversation, and the list shows it', async ({
  page,
  db,
}) => {
  for (const path of PLACES) {
    await test.step(path, async () => {
      const { user } = await asCustomer(page, db)
      await page.goto(path)
      await expect(page.getByText('Você ainda não abriu nenhum ticket.')).toBeVisible()
      await page.getByRole('button', { name: 'Abrir Novo Ticket' }).click()
      await expect(page.getByLabel('Assunto')).toBeFocused()
      await page.getByLabel('Assunto').fill('Prova no sábado')
      await page.getByLabel('Mensagem').fill('Posso levar minha mãe?')
      await page.getByRole('button', { name: 'Enviar' }).click()
      await expectToast(page, 'Sucesso!', 'Seu ticket de suporte foi aberto.')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prova no sábado')
      await expect(page.getByText('Posso levar minha mãe?')).toBeVisible()
      await page.goBack()
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
})

test('a ticket without a subject or a message is not sent, a rejected one shows the reason, and what was typed survives Cancelar and other pages', async ({
  page,
  db,
}) => {
  await asCustomer(page, db)
  let sent = 0
  await page.route('**/api/support', (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent += 1
    return route.fulfill(
      errorResponse(400, 'invalid_input', 'Confira o assunto.', { [subject]: 'Assunto estranho.' }),
    )
  })
  await page.goto('/suporte')
  const toggle = page.getByRole('button', { name: 'Abrir Novo Ticket' })
  const submit = page.getByRole('button', { name: 'Enviar' })
  await toggle.click()
  await page.getByLabel('Mensagem').fill('Sem assunto')
  await submit.click()
  await expect(page.getByLabel('Assunto')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Assunto').fill('Prova')
  await page.getByLabel('Mensagem').fill('   ')
  await submit.click()
  await expect(page.getByLabel('Mensagem')).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toBe(0)

  await page.getByLabel('Mensagem').fill('Ainda escrevendo')
  await submit.click()
  await expectToast(page, 'Erro ao criar ticket', 'Confira o assunto.')
  await expect(page.getByText('Assunto estranho.')).toBeVisible()
  await expect(page.getByLabel('Assunto')).toHaveValue('Prova')
  expect(sent).toBe(1)

  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByLabel('Mensagem')).toHaveCount(0)
  await page.getByRole('link', { name: 'Alva de Maio' }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await toggle.click()
  await expect(page.getByLabel('Mensagem')).toHaveValue('Ainda escrevendo')
})

test('a ticket list that cannot be loaded shows a toast and a retry button in its place, as often as loading more fails', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  for (let count = 0; count < 21; count++) await aTicket(db, { userId: user.id })
  const list = (url: URL) => url.pathname === '/api/support'
  await page.route(list, (route) => route.fulfill({ status: 400, body: '' }))
  await page.goto('/suporte')
  await expectToast(page, 'Erro', 'Falha ao buscar tickets.')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Suas conversas não apareceram')
  await closeToast(page, 'Erro')
  await page.unroute(list)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  const tickets = page.getByRole('main').getByRole('listitem')
  await expect(tickets).toHaveCount(20)

  const further = (url: URL) => list(url) && url.searchParams.has('cursor')
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
