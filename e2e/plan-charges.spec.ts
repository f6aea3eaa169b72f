import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { hashToken, newToken } from '@shop/api/lib/token'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { addWorkingDays, formatDate, subtractWorkingDays } from '@shop/contract/dates'
import { anItem, aProduct } from '@shop/test-kit/factories'
import { aPlannedOrder } from '@shop/test-kit/planned-order'
import { orderCard } from './account-page.ts'
import { cards, closePixOverlay, paymentForm, soon, typeCard } from './checkout-page.ts'
import { expectToFit } from './overflow.ts'
import { atTheBank, expect, test } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

const today = saoPauloDay(new Date())
/** A working day, so that "late" means the same on every day of the week. */
const lateSince = subtractWorkingDays(today, 4)
const nextDue = addWorkingDays(today, 3)
const paidAt = new Date(`${addDays(today, -40)}T15:00:00Z`)

const deposit = { amountCents: 206_700, dueOn: addDays(today, -40), paidAt, paymentMethod: 'pix' } as const
const part = { amountCents: 80_383 }

async function anOrderWithParts(db: Db, owner: object, dueOn: string, charges = 2) {
  const parts = Array.from({ length: charges }, (_, at) => ({
    ...part,
    dueOn: at === 0 ? dueOn : addDays(nextDue, 30 * at),
  }))
  const order = await aPlannedOrder(db, [deposit, ...parts], owner)
  const product = await aProduct(db, { name: 'Açucena' })
  await anItem(db, order, product, { offer: 'made_to_order' })
  return order
}

async function linkOf(db: Db, { id }: { id: number }) {
  const token = newToken()
  await db
    .insertInto('orderLinks')
    .values({ tokenHash: hashToken(token), orderId: id })
    .execute()
  return `/pedido/${token}`
}

const box = (page: Page) => page.getByRole('region', { name: 'Parcelas' })
const pay = (page: Page) => page.getByRole('button', { name: 'Confirmar e Pagar' })
const received = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pagamento recebido' })

const chargesOf = (db: Db, { id }: { id: number }) =>
  db
    .selectFrom('orderCharges')
    .select(['id', 'kind', 'amountCents', 'paidAt', 'paymentIntentId', 'paymentMethod'])
    .where('orderId', '=', id)
    .orderBy('position')
    .execute()

test('a part that is late says so, is paid by card from the account, and has a receipt @wide', async ({
  page,
  db,
  buyer,
}) => {
  const owner = { userId: buyer.id, customerName: buyer.name, customerEmail: buyer.email }
  const order = await anOrderWithParts(db, owner, lateSince)
  await page.goto('/conta')
  const card = orderCard(page, order.number)
  await expect(card.getByText('Parcela 1 de 2').first()).toBeVisible(soon)
  await expect(box(page)).toContainText(/venceu há \d+ dias/)
  await expect(box(page)).toContainText('Pago até hojeR$ 2.067,00')
  await expect(box(page)).toContainText('Falta pagarR$ 1.607,66')
  await expectNoViolations(page)
  await expectToFit(page, [320, 390])
  await box(page)
    .getByRole('link', { name: /^Pagar agora/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pagar parcela 1 de 2' })).toBeVisible(soon)
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
  await typeCard(page, cards.declined)
  await pay(page).click()
  await expect(page.getByText('O último pagamento não foi aprovado')).toBeVisible(soon)
  await typeCard(page, cards.good)
  await pay(page).click()
  await expect(received(page)).toBeVisible(soon)
  await expect(page.getByText('Falta pagar R$ 803,83.')).toBeVisible()
  expect(await chargesOf(db, order)).toMatchObject([
    { kind: 'deposit' },
    { kind: 'part', paymentMethod: 'card', paidAt: expect.any(Date) },
    { kind: 'part', paidAt: null },
  ])
  await page.getByRole('link', { name: 'Ver meus pedidos' }).click()
  await expect(box(page)).toContainText(`Pago em ${formatDate(today)}`)
  await box(page)
    .getByRole('button', { name: /^Recibo de Parcela 1 de 2/ })
    .click()
  const receipt = page.getByRole('dialog', { name: 'Recibo' })
  await expect(receipt).toContainText('Não é documento fiscal.')
  await expect(receipt).toContainText('R$ 803,83')
  await expect(receipt).toContainText(`Pedidonº ${order.number}`)
  await expect(receipt).toContainText('Recebido deMarina Duarte')
  await expect(receipt).toContainText('CNPJ')
  await expect(receipt).toContainText('Formacartão')
  await expectNoViolations(page)
  await receipt.getByRole('button', { name: 'Fechar' }).click()
  await expect(box(page).getByRole('button', { name: /^Recibo de Parcela 1 de 2/ })).toBeFocused()
})

test('a part is paid by Pix behind the link of an order, and all is paid', async ({ page, db, testShop }) => {
  const guest = { isGuest: true, userId: null, customerName: 'Beatriz Lima' }
  const order = await anOrderWithParts(db, guest, nextDue, 1)
  const path = await linkOf(db, order)
  await page.goto(path)
  await expect(box(page)).toContainText('Restante', soon)
  await expect(box(page)).toContainText(`vence em ${formatDate(nextDue)}`)
  await box(page)
    .getByRole('link', { name: /^Pagar agora/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pagar restante' })).toBeVisible(soon)
  await paymentForm(page).getByRole('tab', { name: 'Pix' }).click()
  await expect(paymentForm(page).getByText('Pague com Pix')).toBeVisible(soon)
  await pay(page).click()
  await closePixOverlay(page)
  await expect(page.getByText('R$ 803,83').first()).toBeVisible()
  // The code is found again after a reload.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible(soon)
  const [, rest] = await chargesOf(db, order)
  await atTheBank(testShop, 'pix/pay', { payment_intent: rest?.paymentIntentId })
  await expect(received(page)).toBeVisible(soon)
  await expect(page.getByText('Está tudo pago.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver o pedido' }).click()
  await expect(page).toHaveURL(path)
  await box(page).getByText('Tudo pago. Ver as parcelas e os recibos').click()
  await expect(box(page).getByRole('button', { name: /^Recibo/ })).toHaveCount(2)
})

test('an extra counts only once it is accepted', async ({ page, db, buyer }) => {
  const owner = { userId: buyer.id, customerName: buyer.name, customerEmail: buyer.email }
  const order = await anOrderWithParts(db, owner, nextDue, 1)
  const extra = { orderId: order.id, amountCents: 38_000, dueOn: addDays(today, 20) }
  await db
    .insertInto('orderExtras')
    .values([
      { ...extra, description: 'renda no punho', requestId: randomUUID() },
      { ...extra, description: 'segundo véu', requestId: randomUUID() },
    ])
    .execute()
  await page.goto('/conta')
  const card = orderCard(page, order.number)
  const lace = card.getByText(
    `O ateliê propõe: renda no punho, R$ 380,00, vence em ${formatDate(extra.dueOn)}`,
  )
  await expect(lace).toBeVisible(soon)
  await expect(box(page)).not.toContainText('Acréscimo')
  await card.getByRole('button', { name: 'Não quero' }).last().click()
  await expect(card.getByText(/propõe: segundo véu/)).toHaveCount(0)
  await card.getByRole('button', { name: 'Aceitar' }).click()
  await expect(lace).toHaveCount(0)
  await expect(box(page)).toContainText('Acréscimo: renda no punho')
  expect(await chargesOf(db, order)).toMatchObject([
    { amountCents: 206_700 },
    { amountCents: 80_383 },
    { kind: 'extra', amountCents: 38_000, paidAt: null },
  ])
  await expect(card).toContainText('R$ 3.250,83')
})
