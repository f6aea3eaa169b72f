import { aCustomer, expectToast } from './account-forms.ts'
import { rowOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('a ticket shows number, subject, customer, last change and status, and links to its page; tickets are filtered by status and text, closed and reopened', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const user = await aCustomer(db, { name: 'Gilda do Suporte' })
  const subject = `Barra da saia ${user.id}`
  const { id } = await db
    .insertInto('tickets')
    .values({ userId: user.id, subject, status: 'awaiting_reply' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.goto('/admin/suporte')
  await page.getByRole('searchbox').fill(subject)
  const row = rowOf(page, subject)
  await expect(row).toContainText(`nº ${id}`)
  await expect(row).toContainText('Gilda do Suporte')
  await expect(row).toContainText(`usuário nº ${user.id}`)
  await expect(row).toContainText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)
  await expect(row).toContainText('Aguardando Resposta')
  await expectNoViolations(page)

  await page.getByRole('button', { name: `Fechar o ticket nº ${id}` }).click()
  await expectToast(page, 'Sucesso!', 'Ticket fechado.')
  await expect(row).toContainText('Fechado')
  const status = () => db.selectFrom('tickets').select('status').where('id', '=', id).executeTakeFirst()
  expect(await status()).toEqual({ status: 'closed' })
  await page.getByRole('button', { name: 'Aberto', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nenhum ticket de suporte encontrado.' })).toBeVisible()
  await page.getByRole('button', { name: 'Fechado', exact: true }).click()
  await page.getByRole('button', { name: `Reabrir o ticket nº ${id}` }).click()
  await expect.poll(async () => (await status())?.status).toBe('open')

  await page.getByRole('button', { name: 'Aberto', exact: true }).click()
  await expect(row).toContainText('Aberto')
  await row.getByRole('link', { name: /^Ver \/ Responder/ }).click()
  await expect(page).toHaveURL(`/suporte/${id}`)
  await db.deleteFrom('tickets').where('id', '=', id).execute()
})
