import type { Page } from '@playwright/test'
import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import { measuresDueOn } from '@shop/contract/measures-due'
import {
  cards,
  expectConfirmation,
  next,
  openCheckout,
  payButton,
  paymentForm,
  review,
  soon,
  stepHeading,
  typeCard,
  typeCpf,
} from './checkout-page.ts'
import { test } from './measured-cart.ts'
import { aFilledMeasurementSheet, measuresOf } from './measurement-sheets.ts'
import { expect } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

const dueOn = () => formatDate(measuresDueOn(saoPauloDay(new Date())))
const choice = (page: Page, name: RegExp | string) => page.getByRole('radio', { name })

async function onToReview(page: Page) {
  await typeCpf(page)
  await next(page).click()
  await expect(stepHeading(page, 'Endereço')).toBeVisible(soon)
  await next(page).click()
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
  await typeCard(page, cards.good)
  await next(page).click()
  await expect(stepHeading(page, 'Revisão')).toBeVisible(soon)
}

test('@wide a chosen sheet goes with the order, survives Back and a reload, and the browser stores its ids only', async ({
  page,
  db,
  buyer,
  dress,
}) => {
  const ana = await aFilledMeasurementSheet(db, buyer, { versions: 2 })
  const clara = await aFilledMeasurementSheet(db, buyer, {
    personName: 'Clara',
    values: { waist: 706, hip: 907 },
  })
  await openCheckout(page)
  const group = page.getByRole('group', { name: `${dress.name} · Branco` })
  const measured = formatDate(ana.versions[1]?.measuredOn ?? '')

  await test.step('of several people none is preselected, and going on asks for a choice', async () => {
    await expect(group.getByRole('radio')).toHaveCount(4)
    await expect(group.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(group).toContainText('Completa: tem todas as medidas de sempre.')
    await expect(group).toContainText(/Faltam: Busto · Nuca à cintura, costas · Ombro/)
    await expect(group).toContainText('combine o dia com o ateliê')
    await expectNoViolations(page)
    await next(page).click()
    await expect(group).toHaveAccessibleDescription('Escolha como enviar as medidas desta peça.')
    await expect(group.getByRole('radio').first()).toBeFocused()
    await expect(stepHeading(page, 'Informações')).toBeVisible()
  })

  await test.step('with the keyboard alone', async () => {
    await page.keyboard.press('Space')
    await expect(choice(page, `Usar a ficha de Ana (${measured}, versão 2)`)).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(choice(page, /^Usar a ficha de Clara/)).toBeChecked()
    await page.keyboard.press('ArrowDown')
    await expect(choice(page, `Enviar até ${dueOn()}`)).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(choice(page, /^Usar a ficha de Ana/)).toBeChecked()
  })

  await test.step('it survives a reload and Back', async () => {
    await page.reload()
    await expect(choice(page, /^Usar a ficha de Ana/)).toBeChecked(soon)
    await next(page).click()
    await expect(stepHeading(page, 'Endereço')).toBeVisible(soon)
    await page.goBack()
    await expect(choice(page, /^Usar a ficha de Ana/)).toBeChecked()
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
    )
    expect(stored).toContain(`\\"versionId\\":${ana.versions[1]?.id}`)
    expect(stored).not.toContain('705')
    expect(stored).not.toContain('Clara')
  })

  await onToReview(page)
  await expect(review(page, 'Medidas')).toContainText(`${dress.name}: ficha de Ana, versão 2`)
  await payButton(page).click()
  await expectConfirmation(page)
  const [line] = await measuresOf(db, buyer)
  expect(line).toMatchObject({ versionId: ana.versions[1]?.id, lockedAt: null })
  expect(clara.versions).toHaveLength(1)
  expect(await page.evaluate(() => sessionStorage.getItem('atelier.checkout-measures'))).toBeNull()
})

test('a sheet that is deleted before paying leads back to the choice, and nothing typed is lost', async ({
  page,
  db,
  buyer,
  dress,
}) => {
  const ana = await aFilledMeasurementSheet(db, buyer)
  await openCheckout(page)
  await expect(choice(page, /^Usar a ficha de Ana/)).toBeChecked(soon)
  await page.getByLabel('Sobrenome').fill('Reis Antunes')
  await onToReview(page)
  await db.deleteFrom('measurementSheets').where('id', '=', ana.id).execute()
  await payButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'A ficha escolhida foi excluída' })).toBeVisible(
    soon,
  )
  await expect(page.getByLabel('Sobrenome')).toHaveValue('Reis Antunes')
  await expect(choice(page, /^Usar a ficha/)).toHaveCount(0)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  expect(await measuresOf(db, buyer)).toEqual([])

  await choice(page, 'Enviar até').check()
  await next(page).click()
  await next(page).click()
  await next(page).click()
  await expect(review(page, 'Medidas')).toContainText(`${dress.name}: enviar até ${dueOn()}`)
  await payButton(page).click()
  await expectConfirmation(page)
  expect(await measuresOf(db, buyer)).toMatchObject([{ versionId: null, lockedAt: null }])
})

test('without a sheet the measures come later; one that is written in another tab can be chosen on return', async ({
  page,
  context,
  db,
  buyer,
  dress,
}) => {
  await openCheckout(page)
  await expect(page.getByRole('group', { name: dress.name })).toBeVisible(soon)
  await expect(choice(page, 'Enviar até')).toBeChecked()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Criar uma ficha agora' }).click()
  const other = await opened
  await expect(other.getByRole('heading', { name: 'Nenhuma ficha ainda' })).toBeVisible(soon)
  await aFilledMeasurementSheet(db, buyer)
  await page.bringToFront()
  // Chromium keeps every tab of a test visible, so that coming back is signalled by hand.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(choice(page, /^Usar a ficha de Ana/)).toBeVisible(soon)
  await expect(choice(page, 'Enviar até')).toBeChecked()
})

test('a cart without a made-to-measure line asks for no measures and loads none of it', async ({
  page,
  buyer,
  product,
}) => {
  expect([buyer.id, product.id]).not.toContain(0)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openCheckout(page)
  await expect(page.getByLabel('Sobrenome')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Medidas' })).toHaveCount(0)
  expect(requested.filter((url) => /measures-(fields|review)|api\/measurements/.test(url))).toEqual([])
})
