import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { hashToken, newToken } from '@shop/api/lib/token'
import { anOrder } from '@shop/test-kit/factories'
import { expectToast, newEmail, toastOf } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { expectNoViolations } from './violations.ts'

const CODE = 'OY123456785BR'
const KEY = '3315 0308 3707 7900 0149 5500 1000 1100 9310 0241 0775'
const paid = { paymentState: 'paid', paidAt: new Date() } as const
const place = {
  shippingAddress: 'Rua Tupi, 88 · Vila Nova',
  shippingNumber: '88',
  shippingNeighborhood: 'Vila Nova',
  customerPhone: '(11) 90000-0000',
}

const anOwnOrder = (db: Db, values: Parameters<typeof anOrder>[1] = {}) =>
  anOrder(db, { ...paid, ...place, customerEmail: newEmail(), status: 'ready', ...values })

const nextStep = (page: Page) => page.getByRole('region', { name: 'Próximo passo' })
const emailsTo = (db: Db, recipient: string | null) =>
  db.selectFrom('mails').select('kind').where('recipient', '=', recipient).orderBy('id').execute()
const stored = (db: Db, orderId: number) =>
  db.selectFrom('shipments').select(['carrier', 'trackingCode']).where('orderId', '=', orderId).execute()

test('a ready order is sent from the next step, which then waits for its arrival', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOwnOrder(db)
  await page.goto(`/admin/pedidos/${order.number}`)
  await nextStep(page).getByRole('button', { name: 'Enviar' }).click()
  const dialog = dialogOf(page, `Enviar o pedido nº ${order.number}`)
  await dialog.getByLabel('Código de rastreio').fill('OY 123 456 784 BR')
  await dialog.getByLabel('Chave da NF-e ou DC-e').fill(KEY.slice(0, -4))
  const send = dialog.getByRole('button', { name: 'Marcar como enviado' })
  await send.click()
  await expect(dialog).toContainText('Faltam 4 números: a chave tem 44.')
  await expectNoViolations(page)
  await dialog.getByLabel('Chave da NF-e ou DC-e').fill(KEY)
  await send.click()
  await expect(dialog).toContainText('Confira o código dos Correios')
  expect(await stored(db, order.id)).toEqual([])
  await dialog.getByLabel('Código de rastreio').fill('oy 123 456 785 br')
  await send.dblclick()
  await expectToast(page, 'Pedido enviado', 'Cliente recebe um e-mail.')
  await expect(nextStep(page)).toContainText('Confirmar que chegou')
  await expect(nextStep(page).getByRole('heading')).toBeFocused()
  await expect(nextStep(page).getByRole('link', { name: /^Acompanhar/ })).toHaveAttribute(
    'href',
    `https://rastreamento.correios.com.br/app/index.php?objetos=${CODE}`,
  )
  expect(await stored(db, order.id)).toEqual([{ carrier: 'Correios', trackingCode: CODE }])
  expect(await emailsTo(db, order.customerEmail)).toEqual([{ kind: 'order.shipped' }])
  await expect(page.getByText('3315 0308 3707')).toBeVisible()
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Corrigir envio' }).click()
  const correction = dialogOf(page, 'Corrigir o envio')
  await correction.getByLabel('Transportadora', { exact: true }).selectOption('Outra')
  await correction.getByLabel('Nome da transportadora').fill('Transportes Aurora')
  await correction.getByLabel('Código de rastreio').fill('A 77')
  await correction.getByLabel('Link para acompanhar').fill('http://aurora.example/77')
  await correction.getByRole('button', { name: 'Salvar correção' }).click()
  await expect(correction).toContainText('que começa com https://')
  await correction.getByLabel('Link para acompanhar').fill('https://aurora.example/77')
  await correction.getByRole('button', { name: 'Salvar correção' }).click()
  await expect(nextStep(page)).toContainText('Enviado por Transportes Aurora')
  expect(await emailsTo(db, order.customerEmail)).toHaveLength(2)
})

test('an order in production becomes ready, and one that is collected is handed over', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOwnOrder(db, { status: 'in_production', fulfilment: 'pickup', pickupName: 'Rute' })
  await page.goto(`/admin/pedidos/${order.number}`)
  await nextStep(page).getByRole('button', { name: 'Pronta para retirada' }).click()
  await dialogOf(page, 'Mudar para Pronto?').getByRole('button', { name: 'Mudar para Pronto' }).click()
  await expect(nextStep(page)).toContainText('Quem vem buscar: Rute.')
  await nextStep(page).getByRole('button', { name: 'Registrar a retirada' }).click()
  const question = dialogOf(page, 'Mudar para Entregue?')
  await expect(question.getByLabel('Quem retirou')).toHaveValue('Rute')
  await question.getByRole('button', { name: 'Mudar para Entregue' }).click()
  await expect(page.getByText('Retirado por: Rute')).toBeVisible()
  await expect(nextStep(page)).toHaveCount(0)
  const emails = await emailsTo(db, order.customerEmail)
  expect(emails).toEqual([{ kind: 'order-progress' }])
})

test('the address is corrected until the order is sent, and typing is not lost by accident', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOwnOrder(db, { status: 'confirmed' })
  await page.goto(`/admin/pedidos/${order.number}`)
  await page.getByRole('button', { name: 'Corrigir os dados de entrega' }).click()
  const dialog = dialogOf(page, 'Corrigir os dados de entrega')
  await dialog.getByLabel('Número', { exact: true }).fill('90')
  await dialog.getByLabel('CEP').fill('20040-002')
  await page.keyboard.press('Escape')
  await dialogOf(page, 'Sair sem salvar?').getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog.getByLabel('Número', { exact: true })).toHaveValue('90')
  const save = dialog.getByRole('button', { name: 'Salvar correção' })
  await save.click()
  await expect(dialog).toContainText('Este CEP não é do estado escolhido.')
  await expectNoViolations(page)
  await dialog.getByLabel('CEP').fill('01310-100')
  await save.click()
  await expect(toastOf(page, 'Dados de entrega corrigidos')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Rua Tupi, 90 · Vila Nova')
  const row = db.selectFrom('orders').select(['shippingNumber', 'deliveryVersion']).where('id', '=', order.id)
  expect(await row.executeTakeFirst()).toEqual({ shippingNumber: '90', deliveryVersion: 1 })
  expect(await emailsTo(db, order.customerEmail)).toEqual([{ kind: 'order.delivery-corrected' }])
  await expect(page.getByText('Dados de entrega corrigidos pelo ateliê')).toBeVisible()
})

test('notes are written and deleted, and a long one fits a phone', async ({ page, signIn, db }) => {
  await signIn('admin')
  const order = await anOwnOrder(db)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/pedidos/${order.number}`)
  const area = page.getByLabel('Nova anotação')
  await area.fill('Forrar os botões')
  await page.reload()
  await expect(area).toHaveValue('Forrar os botões')
  await page.getByRole('button', { name: 'Guardar anotação' }).click()
  await expect(area).toHaveValue('')
  await expect(page.getByText('Forrar os botões')).toBeVisible()
  await area.fill('A'.repeat(900))
  await page.getByRole('button', { name: 'Guardar anotação' }).click()
  await expect(page.getByRole('button', { name: /^Excluir a anotação/ })).toHaveCount(2)
  await expectToFit(page, [320, 390])
  await page
    .getByRole('button', { name: /^Excluir a anotação/ })
    .first()
    .click()
  await dialogOf(page, 'Excluir esta anotação?').getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByRole('button', { name: /^Excluir a anotação/ })).toHaveCount(1)
})

test('the order’s link shows carrier, code and where to follow the parcel', async ({ page, db }) => {
  const order = await anOwnOrder(db, { isGuest: true })
  const token = newToken()
  await db
    .insertInto('orderLinks')
    .values({ orderId: order.id, tokenHash: hashToken(token) })
    .execute()
  const parcel = { orderId: order.id, carrier: 'Correios', trackingCode: CODE }
  await db
    .insertInto('shipments')
    .values({ ...parcel, requestId: crypto.randomUUID() })
    .execute()
  await page.goto(`/pedido/${token}`)
  await expect(page.getByText(/^Enviado por Correios em/)).toBeVisible()
  await expect(page.getByText(CODE)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Acompanhar a entrega/ })).toHaveAttribute(
    'href',
    `https://rastreamento.correios.com.br/app/index.php?objetos=${CODE}`,
  )
})
