import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { formatBRL } from '@shop/contract/money'
import { aPlannedOrder } from '@shop/test-kit/planned-order'
import { expectToast, newEmail } from './account-forms.ts'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { expectNoViolations } from './violations.ts'

const today = saoPauloDay(new Date())
const dueOn = addDays(today, 30)
const paidAt = new Date()

/** Deposit paid, the rest open. */
const anOrderInParts = (db: Db, values: Parameters<typeof aPlannedOrder>[2] = {}) =>
  aPlannedOrder(
    db,
    [
      { amountCents: 225_300, paidAt, paymentMethod: 'pix', dueOn: today },
      { amountCents: 525_700, dueOn },
    ],
    { customerName: 'Rosana Lopes', customerEmail: newEmail(), ...values },
  )

const panel = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Recebimentos' }) })

test('an order in parts shows what was received and what is due; the atelier records what it received itself', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrderInParts(db)
  await page.goto(`/admin/pedidos/${order.number}`)
  await expect(panel(page)).toContainText('Parcial')
  await expect(panel(page)).toContainText(`Pix · pago em ${formatDate(today)}`)
  await expect(panel(page)).toContainText(`Restante`)
  await expect(panel(page)).toContainText(`vence em ${formatDate(dueOn)}`)
  await expect(panel(page)).toContainText(formatBRL(751_000))
  await expect(page.getByRole('heading', { name: 'Pagamento' })).toHaveCount(0)
  await expectNoViolations(page)

  await panel(page).getByRole('button', { name: 'Recebido no ateliê: Restante' }).click()
  const dialog = dialogOf(page, 'Recebido no ateliê')
  const confirm = dialog.getByRole('button', { name: `Recebi ${formatBRL(525_700)}` })
  await confirm.click()
  await expect(dialog).toContainText('Escolha como o valor chegou.')
  await dialog.getByRole('radio', { name: 'Dinheiro' }).check()
  await expect(dialog.getByLabel('Dia do recebimento')).toHaveValue(today)
  await dialog.getByLabel('Dia do recebimento').fill(addDays(today, 1))
  await confirm.click()
  await expect(dialog).toContainText('O dia não pode estar no futuro.')
  await expectNoViolations(page)
  await dialog.getByLabel('Dia do recebimento').fill(today)
  await confirm.dblclick()
  await expectToast(page, 'Recebimento registrado', `Restante: ${formatBRL(525_700)}.`)
  await expect(panel(page)).toContainText(`dinheiro, no ateliê · recebido em ${formatDate(today)}`)
  await expect(panel(page)).not.toContainText('Parcial')
})

test('what is open is moved to other days; the sum stays, and what was typed survives another change', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrderInParts(db)
  await page.goto(`/admin/pedidos/${order.number}`)
  await panel(page).getByRole('button', { name: 'Mudar datas' }).click()
  const dialog = dialogOf(page, 'Mudar datas')
  const amounts = dialog.getByLabel('Valor (R$)')
  await expect(amounts).toHaveValue('5.257,00')
  await amounts.fill('5.000')
  await expect(dialog.getByRole('status')).toHaveText(
    `Falta distribuir ${formatBRL(25_700)} de ${formatBRL(525_700)}.`,
  )
  await dialog.getByRole('button', { name: 'Acrescentar parcela' }).click()
  await amounts.nth(1).fill('257')
  await expect(dialog.getByRole('status')).toHaveText(`Soma ${formatBRL(525_700)}: é o que está em aberto.`)
  await dialog.getByLabel('Vence em').nth(1).fill(addDays(today, 60))
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('A pedido da Rosana')
  await expectNoViolations(page)

  // Another administrator changes the charges at this moment.
  await db
    .updateTable('orders')
    .set((eb) => ({ planVersion: eb('planVersion', '+', 1) }))
    .where('id', '=', order.id)
    .execute()
  await dialog.getByRole('button', { name: 'Mudar e avisar Rosana' }).click()
  await expect(dialog.getByRole('alert')).toContainText('As parcelas mudaram enquanto você editava.')
  await expect(amounts.nth(1)).toHaveValue('257')
  await dialog.getByRole('button', { name: 'Mudar e avisar Rosana' }).click()
  await expectToast(page, 'Datas mudadas', 'Rosana recebe um e-mail.')
  await expect(panel(page)).toContainText('Parcela 1 de 2')
  await expect(panel(page)).toContainText(`vence em ${formatDate(addDays(today, 60))}`)
})

test('an extra waits for the customer; accepted in the atelier, it is charged', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrderInParts(db)
  await page.goto(`/admin/pedidos/${order.number}`)
  const propose = async (description: string) => {
    await panel(page).getByRole('button', { name: 'Cobrar um acréscimo' }).click()
    const dialog = dialogOf(page, 'Cobrar um acréscimo')
    await dialog.getByLabel('O que é').fill(description)
    await dialog.getByLabel('Valor (R$)').fill('620,00')
    await expect(dialog.getByLabel('Vence em')).toHaveValue(dueOn)
    await expectNoViolations(page)
    await dialog.getByRole('button', { name: 'Propor a Rosana' }).dblclick()
    await expectToast(page, 'Acréscimo proposto', 'Espera o aceite de Rosana.')
  }
  await propose('Segundo véu')
  await panel(page).getByRole('button', { name: 'Retirar: Segundo véu' }).click()
  await dialogOf(page, 'Retirar o acréscimo?').getByRole('button', { name: 'Retirar' }).click()
  await expectToast(page, 'Acréscimo retirado', 'Segundo véu')
  await expect(panel(page)).not.toContainText('Segundo véu')

  await propose('Renda no punho')
  await expect(panel(page)).toContainText(formatBRL(751_000))
  await panel(page).getByRole('button', { name: 'Registrar aceite: Renda no punho' }).click()
  const question = dialogOf(page, 'Registrar o aceite?')
  await question.getByRole('button', { name: 'Registrar aceite' }).click()
  await expectToast(page, 'Aceite registrado', 'Renda no punho')
  await expect(panel(page)).toContainText('Acréscimo: Renda no punho')
  await expect(panel(page)).toContainText(formatBRL(813_000))
})

test('nothing is sent while money is missing, unless the atelier writes why', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('admin')
  const order = await anOrderInParts(db, { status: 'ready' })
  await page.goto(`/admin/pedidos/${order.number}`)
  const nextStep = page.getByRole('region', { name: 'Próximo passo' })
  await expect(nextStep).toContainText(`Receber o que falta: ${formatBRL(525_700)}`)
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeDisabled()
  await expect(page.getByText(`Abre quando tudo estiver pago. Faltam ${formatBRL(525_700)}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar mesmo assim' }).click()
  const dialog = dialogOf(page, `Enviar o pedido nº ${order.number}`)
  await dialog.getByRole('combobox', { name: 'Transportadora' }).selectOption('Loggi')
  const send = dialog.getByRole('button', { name: 'Marcar como enviado' })
  await send.click()
  await expect(dialog).toContainText('Escreva o motivo: ele fica nas anotações do pedido.')
  await expectNoViolations(page)
  await dialog.getByLabel('Por que sai com saldo em aberto').fill('A mãe paga na entrega')
  await send.click()
  await expectToast(page, 'Pedido enviado', 'Rosana recebe um e-mail.')
  const note = `Enviado com ${formatBRL(525_700)} em aberto: A mãe paga na entrega`
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByText(`Pedido enviado, com ${formatBRL(525_700)} em aberto`)).toBeVisible()
})

test('Entregue with an open balance says how much is missing and asks why', async ({ page, signIn, db }) => {
  await signIn('admin')
  const order = await anOrderInParts(db, { status: 'ready' })
  await page.goto(`/admin/pedidos?busca=${order.number}`)
  await page
    .getByRole('main')
    .getByLabel(`Status do pedido nº ${order.number}`)
    .filter({ visible: true })
    .selectOption('Entregue')
  const question = dialogOf(page, 'Entregar com saldo em aberto?')
  await expect(question).toContainText(`Faltam ${formatBRL(525_700)}.`)
  const confirm = question.getByRole('button', { name: 'Mudar para Entregue' })
  await confirm.click()
  await expect(question).toContainText('Escreva o motivo')
  await question.getByLabel('Por que sai com saldo em aberto').fill('Acerta amanhã')
  await expectNoViolations(page)
  await confirm.click()
  await expectToast(page, 'Status atualizado!', 'Status do pedido atualizado!')
  const note = await db.selectFrom('orderNotes').select('text').where('orderId', '=', order.id).execute()
  expect(note).toEqual([{ text: `Entregue com ${formatBRL(525_700)} em aberto: Acerta amanhã` }])
})

test('eleven charges, long names and a late part fit from 320 pixels on', async ({ page, signIn, db }) => {
  await signIn('admin')
  const parts = Array.from({ length: 10 }, (_, at) => ({
    amountCents: 1_234_567,
    dueOn: addDays(today, 30 * (at - 1)),
  }))
  const order = await aPlannedOrder(db, [{ amountCents: 99, paidAt, receivedWay: 'transfer' }, ...parts], {
    customerName: 'Maria Antonieta Figueiredo de Albuquerque Cavalcanti',
    customerEmail: newEmail(),
  })
  await db
    .insertInto('orderExtras')
    .values({
      orderId: order.id,
      description: `Aplicação de ${'renda'.repeat(20)} no punho`,
      amountCents: 9_999_900,
      dueOn,
      requestId: crypto.randomUUID(),
    })
    .execute()
  await page.goto(`/admin/pedidos/${order.number}`)
  await expect(panel(page)).toContainText('Parcela 10 de 10')
  await expect(panel(page)).toContainText('há 30 dias')
  await expectNoViolations(page)
  await expectToFit(page, [320, 390, 768, 1440])
  await panel(page).getByRole('button', { name: 'Mudar datas' }).click()
  await expect(dialogOf(page, 'Mudar datas').getByLabel('Valor (R$)')).toHaveCount(10)
  await expectToFit(page, [320, 390, 768, 1440])
})
