import type { Db } from '@shop/api/db/connection'
import { anItem, anOrder, aProduct } from '@shop/test-kit/factories'
import { sql } from 'kysely'
import { expectToast } from './account-forms.ts'
import { daysAgo } from './account-page.ts'
import { dialogOf } from './admin-page.ts'
import { expect, test } from './fixtures.ts'
import { expectToFit } from './overflow.ts'
import { expectNoViolations } from './violations.ts'

/** R$ 9.480,00, of which the atelier has received R$ 5.056,00; cutting has begun. */
async function orderInParts(db: Db, { paidDaysAgo = 40, ownText = true } = {}) {
  const dress = await aProduct(db, {
    ...{ categoryId: null, deletedAt: new Date(), name: 'Dália', priceCents: 9_480_00 },
  })
  const order = await anOrder(db, {
    ...{ status: 'in_production', paymentState: 'paid', stockState: 'sold', paidAt: new Date() },
    ...{ totalCents: 9_480_00, customerName: 'Fernanda Rocha' },
    // The days of the law are over.
    createdAt: daysAgo(paidDaysAgo),
  })
  const { id: itemId } = await anItem(db, order, dress, { offer: 'made_to_order' })
  await db.transaction().execute(async (tx) => {
    const received = {
      receivedWay: 'cash',
      paidAt: sql<Date>`now() - ${paidDaysAgo} * interval '1 day'`,
    } as const
    await tx
      .updateTable('orderCharges')
      .set({ ...received, kind: 'deposit', amountCents: 2_844_00 })
      .where('orderId', '=', order.id)
      .execute()
    const part = { orderId: order.id, kind: 'part', dueOn: sql<string>`current_date` } as const
    await tx
      .insertInto('orderCharges')
      .values([
        { ...part, ...received, position: 1, amountCents: 2_212_00 },
        { ...part, position: 2, amountCents: 4_424_00 },
      ])
      .execute()
    await tx.updateTable('orders').set({ paymentState: 'partly_paid' }).where('id', '=', order.id).execute()
    const agreement = { orderId: order.id, kind: 'cancellation', place: 'atelier' } as const
    if (ownText)
      await tx
        .insertInto('orderAgreements')
        .values({ ...agreement, body: 'Texto aceito' })
        .execute()
    await sql`insert into item_stages (order_item_id, stage_id, position, days, minutes, started_at)
      select ${itemId}, id, position, 1, 60, now() from production_stages where name = 'Corte'`.execute(tx)
  })
  return order
}

test('an order in parts is cancelled by its stage: what stays and what returns follow each other @wide', async ({
  page,
  signIn,
  db,
}) => {
  const order = await orderInParts(db)
  await signIn('admin')
  await page.goto(`/admin/pedidos/${order.number}`)
  await page.getByRole('button', { name: 'Cancelar encomenda' }).click()
  const dialog = dialogOf(page, 'Cancelar encomenda')
  await expect(dialog.getByRole('button', { name: 'Voltar' })).toBeFocused()
  await expect(dialog).toContainText('R$ 5.056,00')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'cortada' })).toHaveAttribute(
    'aria-current',
    'step',
  )
  const retained = dialog.getByLabel('Fica com o ateliê')
  await expect(retained).toHaveValue('2.528,00')
  await expect(dialog.getByLabel('Volta para Fernanda')).toHaveValue('2.528,00')
  await expectNoViolations(page)

  await dialog.getByLabel('Volta para Fernanda').fill('2.212,00')
  await expect(retained).toHaveValue('2.844,00')
  await expect(dialog).toContainText('30 % do preço')
  await expect(dialog).toContainText('R$ 2.212,00 (Parcela 1 de 2, pago no ateliê')
  await dialog.getByRole('button', { name: 'Cancelar e devolver R$ 2.212,00' }).click()
  await expect(dialog).toContainText('Escreva o motivo do cancelamento.')
  await expect(dialog).toContainText('Escreva por que o ateliê fica com este valor.')
  await dialog.getByLabel('Por que fica com este valor').fill('A renda foi cortada')
  await dialog.getByLabel('Motivo').fill('Casamento adiado sem data')

  await dialog.getByRole('radio', { name: 'Foi o ateliê' }).check()
  await expect(dialog.getByRole('button', { name: 'Cancelar e devolver R$ 5.056,00' })).toBeVisible()
  await dialog.getByRole('radio', { name: 'A noiva desistiu' }).check()
  await expect(retained).toHaveValue('2.844,00')

  await dialog.getByRole('button', { name: 'Ver a carta' }).click()
  const email = dialogOf(page, 'Carta do cancelamento')
  await expect(email).toContainText('Fica com o ateliê: R$ 2.844,00')
  await expect(email).not.toContainText('Casamento adiado')
  await email.getByRole('button', { name: 'Fechar' }).last().click()

  await dialog.getByRole('button', { name: 'Cancelar e devolver R$ 2.212,00' }).click()
  await expectToast(page, 'Encomenda cancelada', 'R$ 2.212,00 voltam para a cliente.')
  await expect(page.getByText('Ficou com o ateliê')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Registrar indenização' })).toHaveCount(0)
})

test('without a text of the owner all returns, and the compensation of an atelier that failed is recorded', async ({
  page,
  signIn,
  db,
}) => {
  const order = await orderInParts(db, { ownText: false })
  await signIn('admin')
  await page.goto(`/admin/pedidos/${order.number}`)
  await page.getByRole('button', { name: 'Cancelar encomenda' }).click()
  const dialog = dialogOf(page, 'Cancelar encomenda')
  await expect(dialog.getByLabel('Fica com o ateliê')).toHaveValue('0,00')
  await expect(dialog.getByLabel('Fica com o ateliê')).not.toBeEditable()
  await dialog.getByRole('radio', { name: 'Acordo dos dois' }).check()
  await expect(dialog.getByLabel('Fica com o ateliê')).toBeEditable()
  await dialog.getByRole('radio', { name: 'Foi o ateliê' }).check()
  await dialog.getByLabel('Motivo').fill('Costureira doente')
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await dialogOf(page, 'Sair sem salvar?').getByRole('button', { name: 'Continuar' }).click()
  await dialog.getByRole('button', { name: 'Cancelar e devolver R$ 5.056,00' }).click()
  await expectToast(page, 'Encomenda cancelada', 'R$ 5.056,00 voltam para a cliente.')

  await page.getByRole('button', { name: 'Registrar indenização' }).click()
  const compensation = dialogOf(page, 'Registrar indenização')
  await compensation.getByLabel('Valor (R$)').fill('1.500')
  await expect(compensation).toContainText('Entendido: R$ 1.500,00')
  await expectNoViolations(page)
  await compensation.getByRole('button', { name: 'Registrar' }).click()
  await expect(page.getByRole('list', { name: 'Indenizações' })).toContainText('Indenização de R$ 1.500,00')
})

test('deposit, parts and cancelling are set in Configurações', { tag: '@wide' }, async ({
  page,
  signIn,
  db,
  isMobile,
}) => {
  await signIn('admin')
  await page.goto('/admin/configuracoes?secao=parcelas')
  const sum = page.getByLabel('Valor mínimo das peças feitas (R$)')
  await expect(sum).toHaveValue('1.000,00')
  await expect(page.getByText('Exemplo de R$ 6.890,00 em 6 meses: sinal de R$ 2.067,00')).toBeVisible()
  await expectNoViolations(page)
  await sum.fill('1.50')
  await page.getByLabel('Sinal (% do total)').fill('5')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Digite como 1.500,00')).toBeVisible()
  await expect(page.getByText('Informe um número inteiro de 10 a 90.')).toBeVisible()
  await sum.fill('1.500,00')
  await page.getByLabel('Sinal (% do total)').fill('40')
  await page.getByLabel('Para peças sob medida').fill('Depois do corte o ateliê fica com a metade.')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expectToast(page, 'Sucesso!', 'Vale para os próximos pedidos.')
  await page.reload()
  await expect(sum).toHaveValue('1.500,00')
  await expect(page.getByLabel('Para peças sob medida')).toHaveValue(
    'Depois do corte o ateliê fica com a metade.',
  )
  await db.deleteFrom('settings').where('key', '=', 'payment_plan').execute()

  await test.step('which stage counts as cut or fitted is saved at once', async () => {
    // Both widths visit the same shop at once.
    const name = isMobile ? 'Passar e embalar' : 'Conferência final'
    const stage = page.getByLabel(name)
    await expect(stage).toHaveValue('cut')
    await stage.selectOption({ label: 'Não conta' })
    await expectToast(page, 'Sucesso!', `Etapa ${name} salva.`)
    await page.reload()
    await expect(stage).toHaveValue('')
    await expectNoViolations(page)
    await expectToFit(page, [320, 390, 1440])
    const band = { retentionBand: 'cut' as const }
    await db.updateTable('productionStages').set(band).where('name', '=', name).execute()
  })
})

test('what the bank no longer returns is recorded with its day and way, in both dialogs @wide', async ({
  page,
  signIn,
  db,
}) => {
  const order = await orderInParts(db, { ownText: false })
  const late = { paymentMethod: 'pix', receivedWay: null, paymentIntentId: `pi_late_${order.id}` } as const
  await db
    .updateTable('orderCharges')
    .set({ ...late, paidAt: sql<Date>`now() - interval '100 days'` })
    .where('orderId', '=', order.id)
    .where('position', '=', 0)
    .execute()
  await signIn('admin')
  await page.goto(`/admin/pedidos/${order.number}`)
  await page.getByRole('button', { name: /^(Reembolsar|Registrar devolução)$/ }).click()
  const refund = page.getByRole('dialog')
  await refund.getByRole('radio', { name: 'Só uma parte' }).check()
  await refund.getByLabel('Quanto devolver (R$)').fill('2.312,00')
  const send = refund.getByRole('button', { name: /R\$ 2\.312,00$/ })
  await send.click()
  const byHand = refund.getByRole('group', { name: 'Registrar devolução' })
  await expect(byHand).toContainText('R$ 100,00 não voltam mais por aqui')
  await send.click()
  await expect(byHand).toContainText('Diga em que dia devolveu.')
  await byHand.getByLabel('Devolvido em').fill('2026-10-20')
  await expectNoViolations(page)
  await send.click()
  await expect(page.getByRole('list', { name: 'Reembolsos' })).toContainText(
    'Devolvido pelo ateliê em 20/10/2026',
  )

  await page.getByRole('button', { name: 'Cancelar encomenda' }).click()
  const dialog = dialogOf(page, 'Cancelar encomenda')
  await expect(dialog).toContainText('o prazo do banco terminou, devolva você mesma')
  await dialog.getByLabel('Motivo').fill('Casamento adiado')
  await dialog.getByLabel('Devolvido em').fill('2026-10-21')
  await dialog.getByRole('button', { name: 'Cancelar e devolver R$ 2.744,00' }).click()
  await expectToast(page, 'Encomenda cancelada', 'R$ 2.744,00 voltam para a cliente.')
})
