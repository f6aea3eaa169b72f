import { aTicket } from '@shop/test-kit/factories'
import { z } from 'zod'
import { expectToast, field, PASSWORD, storedToken } from './account-forms.ts'
import { anOrderOf, asCustomer, paid, panel } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

test('the customer downloads their own data as a file; an account with a paid, undelivered order is not deleted, and the reason is shown', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { order } = await anOrderOf(db, user, paid(2))
  const { id } = await aTicket(db, { userId: user.id })
  await page.goto('/conta?aba=seguranca')
  const downloading = page.waitForEvent('download')
  await panel(page, 'Segurança').getByRole('button', { name: 'Baixar meus dados' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(z.instanceof(Buffer).parse(chunk))
  const text = Buffer.concat(chunks).toString('utf8')
  expect(text).toContain(user.email)
  expect(text).toContain(String(order.number))
  const readable = page.waitForEvent('download')
  await panel(page, 'Segurança').getByRole('button', { name: 'Baixar para ler ou imprimir' }).click()
  expect((await readable).suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d{2}-\d{2}\.html$/)

  await panel(page, 'Segurança').getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' })
  await dialog.getByLabel('Sua senha').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Excluir conta' }).click()
  await expect(dialog.getByRole('alert')).toContainText('há um pedido, um reembolso ou um ticket em aberto')
  await expect(dialog).toContainText(`Pedido nº ${order.number}: pago e ainda não entregue.`)
  await expect(dialog.getByRole('link', { name: `Ticket nº ${id}` })).toHaveAttribute(
    'href',
    `/suporte/${id}`,
  )
  expect(await storedToken(page)).not.toBeNull()
})

test('the account is deleted after the consequences are shown and the password is entered', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  await page.goto('/conta?aba=seguranca')
  await panel(page, 'Segurança').getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' })
  await expect(dialog).toContainText('Não dá para desfazer.')
  await expectNoViolations(page)
  await expect(dialog).toContainText('bloqueado por 5 anos')
  await dialog.getByLabel('Sua senha').fill('nao-e-esta')
  await dialog.getByRole('button', { name: 'Excluir conta' }).click()
  await expect(dialog.getByLabel('Sua senha')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Sua senha').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Excluir conta' }).click()
  await expectToast(page, 'Sucesso!', 'Sua conta foi excluída.')
  await expect(page).toHaveURL('/')
  expect(await storedToken(page)).toBeNull()
  await page.goto('/login')
  await field(page, 'email').fill(user.email)
  await field(page, 'password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await expectToast(page, 'Erro no login', 'Credenciais inválidas.')
})
