import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { newLink } from '@shop/api/features/order-links/order-links.service'
import { aSession } from '@shop/test-kit/factories'
import { aFitting, aFittingRecord } from '@shop/test-kit/fittings'
import { expectToast } from './account-forms.ts'
import { orderCard } from './account-page.ts'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { aBride, anItemOf } from './production-page.ts'
import { expectNoViolations } from './violations.ts'

const WIDTHS = [320, 390, 1440]

async function aDoneFitting(db: Db) {
  const bride = aBride()
  const sewn = await anItemOf(db, bride, { finished: 2 })
  const fitting = await aFitting(db, { orderId: sewn.order.id, itemId: sewn.id })
  return { bride, ...sewn, fitting, path: `/admin/agenda/${fitting.id}/prova` }
}

const records = (db: Db, appointmentId: number) =>
  db
    .selectFrom('fittingRecords')
    .selectAll()
    .where('appointmentId', '=', appointmentId)
    .orderBy('id')
    .execute()

async function signInAs(page: Page, db: Db, user: { id: number }) {
  const { token } = await aSession(db, user)
  await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
}

test('@wide a record is written by keyboard alone, stored by itself and sent; afterwards another one is written', async ({
  page,
  signIn,
  db,
}) => {
  const { bride, fitting, path } = await aDoneFitting(db)
  await signIn('admin')
  await page.goto(path)
  await expect(page.getByText('Nada anotado ainda.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar para a noiva confirmar' })).toBeDisabled()
  await expectNoViolations(page)

  await test.step('a point of the drawing, with Tab and Enter', async () => {
    await page.getByRole('button', { name: 'Cintura: sem ajuste' }).focus()
    await page.keyboard.press('Enter')
    const takeIn = page.getByRole('button', { name: 'apertar', exact: true })
    await expect(takeIn).toBeFocused()
    await expect(takeIn).toHaveAttribute('aria-pressed', 'true')
    for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press('Tab')
    await page.keyboard.type('1,5')
    await page.keyboard.press('Tab')
    await page.keyboard.type('igual dos dois lados')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Outro ponto' })).toBeFocused()
  })

  await test.step('a point of the list, also one that the drawing does not show', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Decote', exact: true })).toBeFocused()
    await page.getByRole('button', { name: 'Cauda', exact: true }).press('Enter')
    await expect(page.getByRole('button', { name: 'Costas', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('button', { name: 'apertar', exact: true })).toHaveCount(1)
    await page.getByLabel('Quantos centímetros: Cauda').fill('1,55')
    await expect(page.getByText('De 0,1 a 50 cm, como 1,5.')).toBeVisible()
    await page.getByLabel('Quantos centímetros: Cauda').fill('2')
  })

  await test.step('the numbers on the dress are those of the list', async () => {
    await expect(page.getByRole('button', { name: 'Cauda: 2, subir 2,0 cm' })).toBeVisible()
    await page.getByRole('button', { name: 'Frente', exact: true }).click()
    await expect(
      page.getByRole('button', { name: 'Cintura: 1, apertar 1,5 cm · igual dos dois lados' }),
    ).toBeVisible()
    await expectNoViolations(page)
    await expectToFit(page, WIDTHS)
  })

  await test.step('it is stored without a click, and survives a reload', async () => {
    await expect(page.getByText('Rascunho guardado.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('apertar 1,5 cm · igual dos dois lados')).toBeVisible()
    expect(await records(db, fitting.id)).toMatchObject([{ sentAt: null }])
  })

  await test.step('sending is confirmed; then nothing is a field any more', async () => {
    await page.getByRole('button', { name: 'Enviar para a noiva confirmar' }).click()
    const dialog = dialogOf(page, 'Enviar o registro?')
    await expect(dialog).toContainText('o registro não muda; uma correção é outro registro')
    await dialog.getByRole('button', { name: 'Enviar' }).click()
    await expectToast(page, 'Registro enviado', `${bride} recebe um e-mail.`)
    await expect(page.getByText('Espera resposta')).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expectNoViolations(page)
    await expectToFit(page, WIDTHS)
  })

  await test.step('a correction begins with the same points', async () => {
    await page.getByRole('button', { name: 'Escrever outro registro' }).click()
    await page.getByRole('button', { name: /^2 Cauda/ }).click()
    await page.getByLabel('Quantos centímetros: Cauda').fill('3')
    await page.getByRole('button', { name: 'Guardar rascunho' }).click()
    await expect(page.getByText('Rascunho guardado.')).toBeVisible()
    const [first, second] = await records(db, fitting.id)
    expect([first?.sentAt, second?.sentAt]).toEqual([expect.any(Date), null])
    expect([first?.points, second?.points]).toMatchObject([
      [{ mm: 15 }, { point: 'train', mm: 20 }],
      [{ mm: 15 }, { point: 'train', mm: 30 }],
    ])
  })
})

test('a draft that another person has changed is not overwritten, and the page says so', async ({
  page,
  signIn,
  db,
}) => {
  const { fitting, path } = await aDoneFitting(db)
  const draft = await aFittingRecord(db, fitting, { sentAt: null })
  await signIn('admin')
  await page.goto(path)
  await page.getByRole('button', { name: 'Tirar Barra' }).waitFor()
  await db.updateTable('fittingRecords').set({ version: 5 }).where('id', '=', draft.id).execute()
  await page.getByRole('button', { name: 'Tirar Barra' }).click()
  await expect(page.getByText('Outra pessoa mudou este rascunho.')).toBeVisible()
  expect((await records(db, fitting.id))[0]?.points).toHaveLength(3)
})

test('@wide the bride finds what was agreed on her order and confirms it', async ({ page, db, signIn }) => {
  const { user, order, fitting, path } = await aDoneFitting(db)
  await aFittingRecord(db, fitting)
  await signInAs(page, db, user)
  await page.goto('/conta')
  const card = orderCard(page, order.number)
  await card.getByRole('heading', { name: 'Provas' }).scrollIntoViewIfNeeded()
  await expectNoViolations(page)
  await card.getByRole('link', { name: /^Ver e responder/ }).click()
  await expect(page.getByRole('heading', { name: 'Foi isto que combinamos?' })).toBeVisible()
  await expect(page.getByText('Lúcia anotou três pontos.')).toBeVisible()
  const list = page.getByRole('main').getByRole('list').first()
  await expect(list.getByRole('listitem').first()).toContainText(
    /1.*Cintura.*igual dos dois lados.*apertar 1,5 cm/,
  )
  await expectNoViolations(page)
  await expectToFit(page, WIDTHS)
  await page.getByRole('button', { name: 'Confirmo' }).click()
  await expect(page.getByText(/^Você confirmou em/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Não foi isso' })).toHaveCount(0)
  await page.getByRole('link', { name: `Pedido nº ${order.number}` }).click()
  await expect(orderCard(page, order.number).getByText(/registro confirmado por você/)).toBeVisible()

  await signIn('admin')
  await page.goto(path)
  await expect(page.getByText(/Só se ajusta o que está aqui/)).toBeVisible()
})

test('by the link of the order she says what was different, in her own text', async ({
  page,
  db,
  signIn,
}) => {
  const { order, fitting, path } = await aDoneFitting(db)
  const { id } = await aFittingRecord(db, fitting)
  await db.updateTable('orders').set({ userId: null, isGuest: true }).where('id', '=', order.id).execute()
  const token = await newLink(db, order.id)
  await page.goto(`/pedido/${token}/prova?registro=${id}`)
  await page.getByRole('button', { name: 'Não foi isso' }).click()
  await expect(page.getByText('Conte o que foi diferente.')).toBeVisible()
  await expect(page.getByLabel('O que foi diferente')).toBeFocused()
  await page.getByLabel('O que foi diferente').fill('A barra ia descer 2 cm,\nnão subir.')
  await page.reload()
  await expect(page.getByLabel('O que foi diferente')).toHaveValue(/A barra ia descer/)
  await page.getByRole('button', { name: 'Não foi isso' }).click()
  await expect(page.getByText(/^Você disse que não foi isso em/)).toBeVisible()
  await expectNoViolations(page)
  expect(await records(db, fitting.id)).toMatchObject([
    { reply: 'differs', replyText: 'A barra ia descer 2 cm,\nnão subir.' },
  ])
  await page.getByRole('link', { name: `Pedido nº ${order.number}` }).click()
  await expect(page.getByText(/você disse que não foi isso/)).toBeVisible()

  await signIn('admin')
  await page.goto(path)
  await expect(page.getByText('“A barra ia descer 2 cm, não subir.”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Escrever outro registro' })).toBeVisible()
})

test('an order has no record of another one, and an address without one says so', async ({ page, db }) => {
  const [mine, other] = [await aDoneFitting(db), await aDoneFitting(db)]
  const { id } = await aFittingRecord(db, other.fitting)
  await signInAs(page, db, mine.user)
  await page.goto(`/conta/pedido/${mine.order.id}/prova?registro=${id}`)
  await expect(page.getByRole('heading', { name: 'Registro não encontrado' })).toBeVisible()
  await page.goto(`/conta/pedido/${other.order.id}/prova?registro=${id}`)
  await expect(page.getByText('Pedido não encontrado.')).toBeVisible()
})

test('the work sheet has the points, and says whether she confirmed them', async ({ page, db, signIn }) => {
  const { order, fitting } = await aDoneFitting(db)
  const { id } = await aFittingRecord(db, fitting)
  await signIn('admin')
  await page.goto(`/admin/pedidos/${order.number}/ficha`)
  const paper = page.getByRole('article', { name: /^Ficha de costura/ })
  await expect(paper).toContainText('1. Cintura: apertar 1,5 cm, igual dos dois lados')
  await expect(paper).toContainText('não ajustar')
  const reply = { reply: 'confirmed', repliedAt: new Date() }
  await db.updateTable('fittingRecords').set(reply).where('id', '=', id).execute()
  await page.reload()
  await expect(paper).toContainText('confirmado pela noiva')
})
