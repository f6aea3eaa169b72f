import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import { aCustomer, signInWith, toastOf } from '../account-forms.ts'
import { anOrderOf, daysAgo, orderCard, paid } from '../account-page.ts'
import { rowOf } from '../admin-page.ts'
import { expect, test } from '../fixtures.ts'
import { emailsTo } from '../mailbox.ts'
import { message, reply, send } from '../support-page.ts'

test('a customer shows the atelier what is wrong, reads its answer, and withdraws from the purchase in time', async ({
  page,
  db,
  browser,
  tokenOf,
}) => {
  test.setTimeout(60_000)
  const user = await aCustomer(db, { name: 'Helena Prado' })
  const delivered = { ...paid(40), status: 'delivered', deliveredAt: daysAgo(2) } as const
  const { order } = await anOrderOf(db, user, delivered, [['delivered', daysAgo(2).toISOString()]])

  await page.goto('/login')
  await signInWith(page, user.email)
  const card = orderCard(page, order.number)
  await card.getByRole('link', { name: /^Falar sobre este pedido/ }).click()
  await expect(page.getByLabel('Assunto')).toHaveValue(`Pedido nº ${order.number}`)
  await page.getByLabel('Mensagem').fill('A barra veio descosturada.')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(message(page, 'A barra veio descosturada.')).toBeVisible()
  await page.locator('main input[type=file]').setInputFiles(await aPicture('barra.png'))
  await expect(page.getByRole('list', { name: 'Fotos da mensagem' }).getByRole('progressbar')).toHaveCount(0)
  await reply(page).fill('Esta é a foto.')
  await send(page).click()
  await expect(message(page, 'Esta é a foto.').getByRole('button', { name: /^Ampliar / })).toBeVisible()

  await atelierReplies(browser, await tokenOf('admin'), `Pedido nº ${order.number}`)
  const [replied] = await emailsTo(user.email)
  expect(replied?.subject).toMatch(/^Respondemos ao seu ticket nº \d+ - Alva de Maio$/)
  await page.goto(replied?.linkTo(new URL(page.url()).pathname) ?? '')
  await expect(message(page, 'Consertamos sem custo')).toContainText('Ateliê')

  await page.goto('/conta')
  await card.getByRole('button', { name: /^Desistir da compra/ }).click()
  const dialog = page.getByRole('dialog', { name: `Desistir do pedido nº ${order.number}` })
  await expect(dialog).toContainText('até 7 dias depois de receber, sem explicar por quê')
  await expect(dialog).toContainText(/: até \d\d\/\d\d\/\d{4}\./)
  await expect(dialog).toContainText('O valor pago volta inteiro, pelo mesmo meio de pagamento.')
  await dialog.getByRole('button', { name: 'Manter a compra' }).click()
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: /^Desistir da compra/ }).click()
  await dialog.getByLabel('Motivo (opcional)').fill('Mudei de ideia.')
  await dialog.getByRole('button', { name: 'Confirmar desistência' }).click()
  await expect(toastOf(page, 'Desistência registrada')).toBeVisible()
  await expect(card.getByText(/^Desistência pedida em \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expect(card.getByRole('button', { name: /^Desistir da compra/ })).toHaveCount(0)
  const [, received] = await emailsTo(user.email, 2)
  expect(received?.subject).toContain(`Recebemos sua desistência do pedido nº ${order.number}`)
})

async function aPicture(name: string) {
  const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: '#7a3f36' } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

/** The admin replies in another browser. */
async function atelierReplies(browser: Browser, token: string, subject: string) {
  const adminPage = await browser.newPage()
  await adminPage.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  await adminPage.goto(`/admin/suporte?busca=${encodeURIComponent(subject)}`)
  await rowOf(adminPage, subject)
    .getByRole('link', { name: /^Ver \/ Responder/ })
    .click()
  await expect(message(adminPage, 'Esta é a foto.').getByRole('button', { name: /^Ampliar / })).toBeVisible()
  await reply(adminPage).fill('Sentimos muito. Consertamos sem custo.')
  await send(adminPage).click()
  await expect(message(adminPage, 'Consertamos sem custo')).toBeVisible()
  await adminPage.close()
}
