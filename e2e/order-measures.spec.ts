import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { errors } from '@shop/contract/errors'
import { errorResponse, expectToast } from './account-forms.ts'
import { anOrderOf, asCustomer, orderCard, paid, panel } from './account-page.ts'
import { expect, test } from './fixtures.ts'
import { aFilledMeasurementSheet, measuresOf } from './measurement-sheets.ts'
import { expectToFit } from './overflow.ts'
import { expectNoViolations } from './violations.ts'

const today = new Date()
const line = { offer: 'made_to_measure', size: 'Sob medida', baseSize: 'M' } as const

/** A paid order of a made-to-measure Açucena, whose measures are awaited until this day. */
async function aMeasuredOrder(db: Db, user: Parameters<typeof anOrderOf>[1], dueOn: string) {
  const made = await anOrderOf(db, user, paid(3), [], line)
  await db.insertInto('orderItemMeasures').values({ orderItemId: made.item.id, dueOn }).execute()
  return made
}

const change = (db: Db, itemId: number, values: Record<string, unknown>) =>
  db.updateTable('orderItemMeasures').set(values).where('orderItemId', '=', itemId).execute()

const box = (page: Page, number: number) =>
  orderCard(page, number).getByRole('region', { name: 'Medidas de Açucena' })

test('@wide the customer sends her measures from the order, another version later, and reads when they are locked', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { order, item } = await aMeasuredOrder(db, user, '2026-01-05')
  const ana = await aFilledMeasurementSheet(db, user, { versions: 3 })
  await page.goto('/conta')
  const own = box(page, order.number)
  await expect(own).toContainText('As medidas estão atrasadas')
  await expect(own).toContainText('Eram esperadas até 05/01/2026.')

  await test.step('the newest version unless she chooses another', async () => {
    await own.getByRole('button', { name: 'Enviar medidas de Açucena' }).click()
    await expect(own.getByLabel('Ficha')).toBeFocused()
    await expect(own.getByRole('button', { name: 'Enviar versão 3' })).toBeVisible()
    await expectNoViolations(page)
    await expectToFit(page, [320, 390, 1440])
    await own.getByLabel('Versão').selectOption('2')
    await own.getByRole('button', { name: 'Enviar versão 2' }).click()
    await expectToast(page, 'Sucesso!', 'A versão 2 foi enviada ao ateliê.')
    await expect(own).toContainText('Versão 2 enviada, à espera da conferência')
    await expect(own).toBeFocused()
    expect(await measuresOf(db, user)).toMatchObject([{ versionId: ana.versions[1]?.id }])
  })

  await test.step('locked meanwhile: the refusal is explained, and the box shows it', async () => {
    await own.getByRole('button', { name: 'Enviar outra versão' }).click()
    await own.getByLabel('Versão').selectOption('3')
    const copy = { personName: 'Ana', isChild: false, number: 2, values: { waist: 705 }, heelMm: null }
    const taken = { measuredOn: '2026-01-02', measuredBy: 'herself', note: null }
    await change(db, item.id, { copy: JSON.stringify({ ...copy, ...taken }), lockedAt: today })
    await own.getByRole('button', { name: 'Enviar versão 3' }).click()
    await expect(own.getByRole('alert')).toContainText(errors.measures_locked.message)
    await expect(own).toContainText('Versões novas da ficha não mudam mais esta peça.')
    await expect(own.getByRole('button')).toHaveCount(0)
    expect(await measuresOf(db, user)).toMatchObject([{ versionId: ana.versions[1]?.id }])
  })

  await test.step('reopened: the reason, and a version can be sent again', async () => {
    await change(db, item.id, { copy: null, lockedAt: null, unlockReason: 'Refaça o busto, por favor' })
    await page.reload()
    await expect(own).toContainText('O ateliê reabriu as medidas')
    await expect(own).toContainText('Motivo: Refaça o busto, por favor')
    await own.getByRole('button', { name: 'Enviar outra versão' }).click()
    await expect(own.getByRole('button', { name: 'Enviar versão 3' })).toBeVisible()
  })
})

test('measures that are missing are named; without a sheet there is a way to fill one in; a failure can be repeated', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { order } = await aMeasuredOrder(db, user, '2099-01-05')
  await page.goto('/conta')
  const own = box(page, order.number)
  await expect(own).toContainText('Envie as medidas até 05/01/2099')
  await own.getByRole('button', { name: 'Enviar medidas' }).click()
  await expect(own.getByRole('link', { name: 'Preencher uma ficha' })).toHaveAttribute(
    'href',
    '/conta?aba=medidas',
  )

  const { versions } = await aFilledMeasurementSheet(db, user, { values: { waist: 705, hip: 1010 } })
  await page.reload()
  await own.getByRole('button', { name: 'Enviar medidas' }).click()
  await expect(own).toContainText('Faltam: Busto · Nuca à cintura, costas')
  const path = `**/api/orders/${order.id}/items/*/measures`
  await page.route(path, (route) => route.fulfill(errorResponse(500, 'unexpected', 'Tente mais tarde.')))
  await own.getByRole('button', { name: 'Enviar versão 1' }).click()
  await expect(own.getByRole('alert')).toContainText('Tente mais tarde.')
  await page.unroute(path)
  await own.getByRole('button', { name: 'Enviar versão 1' }).click()
  await expect(own).toContainText('Complete as medidas até 05/01/2099')
  expect(await measuresOf(db, user)).toMatchObject([{ versionId: versions[0]?.id }])
})

test('the sheet names the orders that use it, offers them its newest version, and stays while a dress is cut to it', async ({
  page,
  db,
}) => {
  const { user } = await asCustomer(page, db)
  const { order, item } = await aMeasuredOrder(db, user, '2099-01-05')
  const ana = await aFilledMeasurementSheet(db, user, { versions: 2 })
  await change(db, item.id, { versionId: ana.versions[0]?.id })
  await page.goto('/conta?aba=medidas')
  const own = panel(page, 'Medidas')
  const history = own.getByRole('region', { name: 'Histórico' })
  await expect(own).toContainText(`Pedido nº ${order.number} espera a conferência`)
  await expect(history.getByRole('listitem').nth(1)).toContainText(`Açucena, nº ${order.number}`)
  await expectNoViolations(page)
  await expectToFit(page, [320, 390, 1440])

  await own.getByRole('button', { name: `Enviar a versão 2 para o pedido nº ${order.number}` }).click()
  await expectToast(page, 'Sucesso!', `A versão 2 foi enviada para o pedido nº ${order.number}.`)
  await expect(own.getByRole('button', { name: /^Enviar a versão/ })).toHaveCount(0)
  await expect(history.getByRole('listitem').nth(0)).toContainText(`Açucena, nº ${order.number}`)
  expect(await measuresOf(db, user)).toMatchObject([{ versionId: ana.versions[1]?.id }])

  const copy = { personName: 'Ana', isChild: false, number: 2, values: { waist: 705 }, heelMm: null }
  const taken = { measuredOn: '2026-01-02', measuredBy: 'herself', note: null }
  await change(db, item.id, { copy: JSON.stringify({ ...copy, ...taken }), lockedAt: today })
  await page.reload()
  await expect(own).toContainText(`Pedido nº ${order.number}: versão 2 travada`)
  await own.getByRole('button', { name: 'Excluir ficha' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText(errors.measures_in_use.message)
  await dialog.getByRole('button', { name: 'Manter a ficha' }).click()
  await expect(own.getByRole('heading', { name: 'Ficha de Ana', exact: true })).toBeVisible()
})
