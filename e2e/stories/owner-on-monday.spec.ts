import { aTicket } from '@shop/test-kit/factories'
import { aCustomer, expectToast, signInWith } from '../account-forms.ts'
import { anOrderOf, paid } from '../account-page.ts'
import { dialogOf, openTab, rowOf } from '../admin-page.ts'
import { expect, test } from '../fixtures.ts'
import { emailsTo } from '../mailbox.ts'
import { emailPort } from '../port.ts'
import { message, reply, send } from '../support-page.ts'

test('the owner’s Monday: an order moves on, a question is answered, a low-stock product is restocked, the report is read', async ({
  page,
  ownShop,
}) => {
  test.setTimeout(90_000)
  const { url, db } = await ownShop({ ROLE: 'all', SMTP_URL: `smtp://127.0.0.1:${emailPort}` })
  const owner = await aCustomer(db, { role: 'admin', name: 'Dona Alva' })
  const bride = await aCustomer(db, { name: 'Beatriz Nunes' })
  // The oldest of all, so that it comes first.
  const { order } = await anOrderOf(db, bride, paid(90))
  await aTicket(db, { userId: bride.id, subject: 'Prova no sábado' })

  await page.goto(`${url}/login`)
  await signInWith(page, owner.email)
  await expect(page.getByRole('heading', { name: 'O que precisa de você hoje' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Estoque baixo ou esgotado/ })).toBeVisible()
  await page.getByRole('button', { name: `Iniciar produção: pedido nº ${order.number}` }).click()
  const question = page.getByRole('dialog', { name: 'Mudar para Em Produção?' })
  await expect(question).toContainText(`Avisar Beatriz Nunes (${bride.email})`)
  await question.getByRole('button', { name: 'Mudar para Em Produção' }).click()
  await expectToast(page, 'Status atualizado!', 'Status do pedido atualizado!')
  const [progress] = await emailsTo(bride.email)
  expect(progress?.subject).toBe(`Pedido nº ${order.number} em produção - Alva de Maio`)

  await openTab(page, 'Suporte')
  await rowOf(page, 'Prova no sábado')
    .getByRole('link', { name: /^Ver \/ Responder/ })
    .click()
  await reply(page).fill('Pode, às dez.')
  await send(page).click()
  await expect(message(page, 'Pode, às dez.')).toBeVisible()
  const [, replied] = await emailsTo(bride.email, 2)
  expect(replied?.text).toContain('Pode, às dez.')
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()

  await openTab(page, 'Produtos')
  await page.getByRole('button', { name: /^Estoque baixo/ }).click()
  await page.getByRole('button', { name: 'Editar Orquídea' }).click()
  const dialog = dialogOf(page, 'Editar produto')
  await dialog.getByLabel('Estoque').fill('9')
  await dialog.getByRole('button', { name: /^Salvar/ }).click()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, 'Orquídea')).toHaveCount(0)

  await openTab(page, 'Relatórios')
  await expect(page.getByRole('img', { name: /^Vendas dos últimos 12 meses/ })).toBeVisible({
    timeout: 15_000,
  })
})
