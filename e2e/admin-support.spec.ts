import type { Page } from '@playwright/test'
import { aCustomer, expectToast, refusal } from './account-forms.ts'
import { rowOf, test } from './admin-desk.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const note = (page: Page, title: string) => page.getByRole('heading', { name: title })

test('a ticket shows number, subject, customer, last change and status, and leads to its page', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const ticket = await db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.userId')
    .select(['tickets.id', 'tickets.subject', 'tickets.userId', 'users.name'])
    .where('tickets.status', '=', 'awaiting_reply')
    .executeTakeFirstOrThrow()
  await page.goto('/admin/suporte')
  // Tickets of other tests may fill the first page.
  await page.getByRole('searchbox').fill(ticket.subject)
  const row = rowOf(page, ticket.subject)
  await expect(row).toContainText(`nº ${ticket.id}`)
  await expect(row).toContainText(ticket.name)
  await expect(row).toContainText(`usuário nº ${ticket.userId}`)
  await expect(row).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
  await expect(row).toContainText('Aguardando Resposta')
  await expectNoViolations(page)
  await row.getByRole('link', { name: /^Ver \/ Responder/ }).click()
  await expect(page).toHaveURL(`/suporte/${ticket.id}`)
})

test('tickets are narrowed by status and text, closed and opened again', async ({ page, signIn, db }) => {
  await signIn('admin')
  const user = await aCustomer(db, { name: 'Gilda do Suporte' })
  const subject = `Barra da saia ${user.id}`
  const { id } = await db
    .insertInto('tickets')
    .values({ userId: user.id, subject })
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.goto('/admin/suporte')
  await page.getByRole('searchbox').fill(subject)
  await expect(rowOf(page, subject)).toContainText('Aberto')
  await page.getByRole('button', { name: `Fechar o ticket nº ${id}` }).click()
  await expectToast(page, 'Sucesso!', 'Ticket fechado.')
  await expect(rowOf(page, subject)).toContainText('Fechado')
  const status = () => db.selectFrom('tickets').select('status').where('id', '=', id).executeTakeFirst()
  expect(await status()).toEqual({ status: 'closed' })
  await page.getByRole('button', { name: 'Aberto', exact: true }).click()
  await expect(note(page, 'Nenhum ticket de suporte encontrado.')).toBeVisible()
  await page.getByRole('button', { name: 'Fechado', exact: true }).click()
  await page.getByRole('button', { name: `Reabrir o ticket nº ${id}` }).click()
  await expect.poll(async () => (await status())?.status).toBe('open')
  await db.deleteFrom('tickets').where('id', '=', id).execute()
})

test('without a ticket the tab says so', async ({ page, signIn }) => {
  await signIn('admin')
  await page.route('**/api/support?*', (route) => route.fulfill({ json: [] }))
  await page.goto('/admin/suporte')
  await expect(note(page, 'Nenhum ticket de suporte encontrado.')).toBeVisible()
})

test('a list of tickets that cannot be had says why in its place', async ({ page, signIn }) => {
  await signIn('admin')
  await page.route('**/api/support?*', (route) => route.fulfill({ status: 409, body: '' }))
  await page.goto('/admin/suporte')
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados: Falha ao buscar tickets.')
  await expect(note(page, 'Nenhum ticket de suporte encontrado.')).toHaveCount(0)
})

test('what was written on the contact page can be read and answered by mail', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const message = await db
    .selectFrom('contactMessages')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await page.goto('/admin/suporte')
  await page.getByRole('button', { name: 'Mensagens de contato' }).click()
  await expect(page).toHaveURL('/admin/suporte?secao=mensagens')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: message.email }).first()
  await expect(entry).toContainText(message.name)
  await expect(entry.getByRole('link', { name: 'Responder por e-mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${message.email}`),
  )
  await expectNoViolations(page)
  await page.route('**/api/contact?*', (route) => route.fulfill(refusal(409, 'x', 'Volte já.')))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Volte já.')
})
