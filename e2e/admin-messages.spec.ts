import { readFile } from 'node:fs/promises'
import { errorResponse, expectToast, newEmail } from './account-forms.ts'
import { test } from './admin-shop.ts'
import { expect } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('contact messages can be read and answered by email; an answered message leaves the waiting list, and can be moved back', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const email = newEmail()
  const { id } = await db
    .insertInto('contactMessages')
    .values({ name: 'Luísa', email, subject: 'Orçamento Personalizado', message: 'Fazem véu bordado?' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const handled = async () =>
    (await db.selectFrom('contactMessages').selectAll().where('id', '=', id).executeTakeFirst())?.handledAt
  await page.goto('/admin/suporte')
  await page.getByRole('button', { name: 'Mensagens de contato' }).click()
  await expect(page).toHaveURL('/admin/suporte?secao=mensagens')
  await page.getByRole('searchbox').fill(email)
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: email })
  await expect(entry).toContainText('Luísa')
  await expect(entry).toContainText('Fazem véu bordado?')
  await expect(entry.getByRole('link', { name: 'Responder por e-mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email}`),
  )
  await page.getByRole('button', { name: 'A responder' }).click()
  await expect(page).toHaveURL(/status=a-responder/)
  await entry.getByRole('button', { name: /^Marcar como respondida/ }).click()
  await expectToast(page, 'Sucesso!', 'Mensagem marcada como respondida.')
  await expect(page.getByText('Está tudo respondido.')).toBeVisible()
  expect(await handled()).toBeInstanceOf(Date)
  await page.getByRole('button', { name: 'Respondidas' }).click()
  await expect(entry).toContainText(/Respondida em \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
  await expectNoViolations(page)
  await page.route('**/api/contact/*', (route) => route.fulfill(errorResponse(409, 'x', 'Espere.')))
  await entry.getByRole('button', { name: /^Voltar para a fila/ }).click()
  await expectToast(page, 'Erro', 'Espere.')
  await page.unroute('**/api/contact/*')
  await entry.getByRole('button', { name: /^Voltar para a fila/ }).click()
  await expect(page.getByRole('heading', { name: 'Nenhuma mensagem encontrada' })).toBeVisible()
  expect(await handled()).toBeNull()
})

test('newsletter subscribers are listed under Suporte, and can be downloaded as a CSV export', async ({
  page,
  adminShop: { url, db },
}) => {
  await db.deleteFrom('newsletterSubscribers').execute()
  await page.goto(`${url}/admin/suporte?secao=newsletter`)
  await expect(page.getByRole('heading', { name: 'Ninguém inscrito ainda' })).toBeVisible()
  const consentText = 'Quero receber novidades.'
  const confirmed = {
    consentText,
    status: 'confirmed',
    confirmedAt: new Date('2026-03-02T15:00:00Z'),
  } as const
  await db
    .insertInto('newsletterSubscribers')
    .values([
      ...Array.from({ length: 21 }, (_, n) => ({ ...confirmed, email: `noiva-${n}@exemplo.test` })),
      { consentText, email: 'pendente@exemplo.test' },
    ])
    .execute()
  await page.reload()
  await expect(page.getByText('21 pessoas inscritas para receber novidades.')).toBeVisible()
  const rows = page.getByRole('table', { name: 'Newsletter' }).getByRole('row')
  await expect(rows).toHaveCount(21)
  await expect(rows.nth(1)).toContainText('02/03/2026')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(rows).toHaveCount(2)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar planilha' }).click(),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.split('\r\n').slice(1, -1)).toHaveLength(21)
  expect(csv).not.toContain('pendente@exemplo.test')
})
