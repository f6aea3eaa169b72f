import { openAgenda } from '@shop/test-kit/agenda'
import { anOrderOf, paid } from './account-page.ts'
import { bookButton, chooseHour, hours } from './booking-page.ts'
import { aGuestOrder } from './guest-page.ts'
import { expect, test } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

test.beforeEach(async ({ db }) => {
  // Those that took place stay: some have a record.
  await db.deleteFrom('appointments').where('state', '<>', 'done').execute()
  await openAgenda(db)
})

test('a fitting needs an order: a stranger reads how, and sees no form', async ({ page }) => {
  await page.goto('/agendar?tipo=prova')
  await expect(
    page.getByRole('link', { name: 'Entrar', exact: true }).locator('visible=true').last(),
  ).toHaveAttribute('href', `/login?redirect=${encodeURIComponent('/agendar?tipo=prova')}`)
  await expect(page.getByRole('link', { name: 'Receber o link do pedido' })).toHaveAttribute(
    'href',
    '/pedido',
  )
  await expect(bookButton(page)).toHaveCount(0)
  await expectNoViolations(page)
})

test('a customer books a fitting of the item that the address names, without typing who she is', async ({
  page,
  db,
  buyer,
}) => {
  await anOrderOf(db, buyer, { ...paid(20) })
  const { order, item } = await anOrderOf(db, buyer, { ...paid(10) })
  await page.goto(`/agendar?tipo=prova&pedido=${order.id}&item=${item.id}`)
  await expect(page.getByRole('radio', { name: new RegExp(`pedido nº ${order.number}$`) })).toBeChecked()
  await expect(page.getByLabel('Nome')).toHaveCount(0)
  await expect(hours(page).first()).toBeVisible()
  await chooseHour(page)
  await expectNoViolations(page)
  await bookButton(page).click()
  await expect(page.getByRole('heading', { name: 'Você vem, Marina?' })).toBeVisible()
  await expect(page.getByText('O sutiã e o sapato do dia')).toBeVisible()
  const booked = await db.selectFrom('appointments').selectAll().where('orderId', '=', order.id).execute()
  expect(booked).toMatchObject([{ orderItemId: item.id, state: 'booked' }])
})

test('a guest who has opened her order in this tab books a fitting of it', async ({ page, db }) => {
  const { order, path } = await aGuestOrder(db, ['Dália sob medida'])
  await page.goto(path)
  await expect(page.getByText(`nº ${order.number}`).first()).toBeVisible()
  await page.goto('/agendar?tipo=prova')
  await expect(page.getByRole('radio', { name: /^Dália sob medida, pedido nº/ })).toBeChecked()
  await expect(hours(page).first()).toBeVisible()
  await chooseHour(page)
  await bookButton(page).click()
  await expect(page.getByRole('heading', { name: 'Você vem, Beatriz?' })).toBeVisible()
})
