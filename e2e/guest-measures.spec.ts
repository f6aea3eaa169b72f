import { randomUUID } from 'node:crypto'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { errors } from '@shop/contract/errors'
import { measuresDueOn } from '@shop/contract/measures-due'
import { errorResponse, newEmail } from './account-forms.ts'
import { cards, expectConfirmation, next, payButton, review, soon, typeCard } from './checkout-page.ts'
import { aGuestOrder, guestBox, toGuestPayment, typeMeasures } from './guest-page.ts'
import { test } from './measured-cart.ts'
import { expectToFit } from './overflow.ts'
import { expect } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

/** The atelier's usual set. */
const whole = {
  Busto: '90,5',
  Cintura: '70,5',
  Quadril: '101',
  'Nuca à cintura, costas': '39,5',
  Ombro: '12',
  'Cintura ao chão': '109',
  'Covinha do pescoço ao chão': '143',
  Altura: '165',
}
const today = () => formatDate(saoPauloDay(new Date()))

test('@wide a guest buys a made-to-measure dress and sends the measures from the page of her order, which never shows them', async ({
  page,
  db,
  dress,
}) => {
  test.setTimeout(90_000)
  const email = newEmail()
  const dueOn = formatDate(measuresDueOn(saoPauloDay(new Date())))
  await toGuestPayment(page, email, { isMeasured: true })
  await typeCard(page, cards.good)
  await next(page).click()
  await expect(review(page, 'Medidas')).toContainText(`${dress.name}: enviar até ${dueOn}`)
  await payButton(page).click()
  await expectConfirmation(page, 'Beatriz')
  await expect(page.getByText(`Envie as medidas até ${dueOn}`)).toBeVisible()
  await page.getByRole('link', { name: 'Enviar medidas' }).click()

  const own = guestBox(page, dress.name)
  await expect(own).toContainText(`Envie as medidas até ${dueOn}`, soon)
  await own.getByRole('button', { name: `Enviar medidas de ${dress.name}` }).click()
  const form = own.getByRole('form')
  await expect(form.getByLabel('Quem vai vestir?')).toBeFocused()

  await test.step('who, consent and unlikely values are asked for before anything is sent', async () => {
    await form.getByRole('button', { name: 'Enviar medidas' }).click()
    await expect(form.getByLabel('Quem vai vestir?')).toHaveAccessibleDescription(
      /Escreva o nome de quem vai vestir/,
    )
    await typeMeasures(page, dress.name, { ...whole, Cintura: '26' })
    await form.getByRole('button', { name: 'Enviar medidas' }).click()
    await expect(form).toContainText('1 medida para rever.')
    await form.getByRole('button', { name: 'Usar 66,0 em Cintura' }).click()
    await expectNoViolations(page)
  })

  await form.getByRole('button', { name: 'Enviar medidas' }).click()
  await expect(own).toContainText(`Recebemos suas medidas em ${today()}`, soon)
  await expect(own).toBeFocused()
  const { orderId, values } = await db
    .selectFrom('measurementSheets')
    .innerJoin('measurementVersions', 'sheetId', 'measurementSheets.id')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orderId', 'values'])
    .where('customerEmail', '=', email)
    .executeTakeFirstOrThrow()
  expect(values).toMatchObject({ bust: 905, waist: 660 })
  expect(orderId).not.toBeNull()

  await page.reload()
  await expect(own).toContainText(`Recebemos suas medidas em ${today()}`, soon)
  for (const text of ['90,5', '90.5', 'Sigilosa']) expect(await page.content()).not.toContain(text)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(stored).not.toMatch(/905|90[.,]5|Sigilosa/)
  await own.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(own.getByRole('textbox', { name: 'Busto', exact: true })).toHaveValue('')
})

test('two dresses at once: the same measures go with both, a failure loses nothing that was typed, and it fits', async ({
  page,
  db,
}) => {
  const names = [
    `Açucena ${randomUUID().slice(0, 6)}`,
    `Camélia de mangas longas ${randomUUID().slice(0, 6)}`,
  ]
  const [first = '', second = ''] = names
  const { order, path } = await aGuestOrder(db, names)
  await page.goto(path)
  await expect(guestBox(page, second)).toContainText('Envie as medidas até 05/01/2099', soon)
  await expectToFit(page, [320, 390, 1440])
  await expectNoViolations(page)
  await guestBox(page, first).getByRole('button', { name: 'Enviar medidas' }).click()
  const form = await typeMeasures(page, first, whole)
  await form.getByRole('checkbox', { name: `Usar as mesmas medidas em ${second}` }).check()
  await expectToFit(page, [320, 390, 768, 1440])

  const call = `**/api/orders/${order.id}/items/*/measures/sent`
  await page.route(call, (route) => route.fulfill(errorResponse(500, 'unexpected', 'Tente mais tarde.')))
  await form.getByRole('button', { name: 'Enviar medidas' }).click()
  await expect(form.getByRole('alert')).toContainText('Tente mais tarde.')
  await expect(form.getByRole('textbox', { name: 'Busto', exact: true })).toHaveValue('90,5')
  await page.unroute(call)

  await form.getByRole('button', { name: 'Enviar medidas' }).click()
  for (const name of names) await expect(guestBox(page, name)).toContainText('Recebemos suas medidas', soon)
  const measurementSheets = db
    .selectFrom('measurementSheets')
    .select('personName')
    .where('orderId', '=', order.id)
  expect(await measurementSheets.execute()).toEqual([{ personName: 'Beatriz Sigilosa' }])
})

test('locked meanwhile: the refusal is explained; a page that does not load says so and can be repeated', async ({
  page,
  db,
}) => {
  const name = `Açucena ${randomUUID().slice(0, 6)}`
  const { order, path } = await aGuestOrder(db, [name])
  const open = '**/api/orders/by-link'
  await page.route(open, (route) => route.fulfill(errorResponse(500, 'unexpected', 'Tente mais tarde.')))
  await page.goto(path)
  await expect(page.getByText('Tente mais tarde.')).toBeVisible(soon)
  await expectToFit(page, [320, 390, 1440])
  await page.unroute(open)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()

  const own = guestBox(page, name)
  await own.getByRole('button', { name: 'Enviar medidas' }).click()
  const form = await typeMeasures(page, name, { Cintura: '70,5' })
  const copy = { personName: 'Beatriz', isChild: false, number: 1, values: { waist: 705 }, heelMm: null }
  const taken = { measuredOn: '2026-01-02', measuredBy: 'atelier', note: null }
  await db
    .updateTable('orderItemMeasures')
    .set({ copy: JSON.stringify({ ...copy, ...taken }), lockedAt: new Date() })
    .where('orderItemId', 'in', db.selectFrom('orderItems').select('id').where('orderId', '=', order.id))
    .execute()
  await form.getByRole('button', { name: 'Enviar medidas' }).click()
  await expect(own).toContainText(`Medidas travadas em ${today()}`, soon)
  await expect(own.getByRole('alert')).toContainText(errors.measures_locked.message)
  await expect(own.getByRole('button')).toHaveCount(0)
})
