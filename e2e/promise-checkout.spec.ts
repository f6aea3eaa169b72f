import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { bookedWeeks } from '@shop/test-kit/production'
import { sql } from 'kysely'
import { newEmail } from './account-forms.ts'
import { withCart } from './cart-page.ts'
import { cards, expectConfirmation, next, payButton, soon, stepHeading, typeCard } from './checkout-page.ts'
import { toGuestPayment, typeAddress, typePerson } from './guest-page.ts'
import { emailsTo } from './mailbox.ts'
import { box, dress, expect, test, withWedding } from './promise-shop.ts'
import { expectNoViolations } from './violations.ts'

// Each of them books hours, which the next one must not find booked.
test.describe.configure({ mode: 'serial' })

test.afterEach(async ({ db }) => {
  await sql`delete from capacity_bookings using order_items, orders
    where order_items.id = order_item_id and orders.id = order_id and customer_email not like '%@cliente.test'`.execute(
    db,
  )
  await sql`select pg_notify('cache_tags', 'schedule')`.execute(db)
})

const HOUR = 60
const consent = (page: Page) => page.getByRole('checkbox', { name: 'Entendo que o prazo é apertado.' })

async function orderOf(db: Db, customerEmail: string) {
  const rows = await db
    .selectFrom('orders')
    .select(['promisedFrom', 'promisedTo', 'promisedReadyOn', 'weddingOn', 'wishedOn'])
    .where('customerEmail', '=', customerEmail)
    .execute()
  expect(rows.length).toBeLessThan(2)
  return rows[0]
}

async function toReview(page: Page) {
  await typeCard(page, cards.good)
  await next(page).click()
  await expect(stepHeading(page, 'Revisão')).toBeVisible(soon)
}

test('a tight delivery is bought with consent only, and the e-mail promises the same days', async ({
  page,
  db,
}) => {
  const email = newEmail()
  await withCart(page.context(), dress)
  await withWedding(page, '2027-01-30')
  await toGuestPayment(page, email)
  await toReview(page)
  await expect(page.getByText('Receba entre 24 de dezembro e 7 de janeiro')).toBeVisible()
  await expect(page.getByText('Chega, mas é apertado: 23 dias antes do casamento.')).toBeVisible()
  await expectNoViolations(page)
  await payButton(page).click()
  await expect(page.getByText('Marque para continuar.')).toBeVisible()
  await expect(consent(page)).toBeFocused()
  expect(await orderOf(db, email)).toBeUndefined()
  await consent(page).check()
  await payButton(page).click()
  await expectConfirmation(page, 'Beatriz')
  expect(await orderOf(db, email)).toEqual({
    ...{ promisedReadyOn: '2026-12-22', promisedFrom: '2026-12-24', promisedTo: '2027-01-07' },
    ...{ weddingOn: '2027-01-30', wishedOn: null },
  })
  const [confirmed] = await emailsTo(email)
  expect(confirmed?.text).toContain('24 de dezembro de 2026 a 7 de janeiro de 2027')
  expect(confirmed?.text).not.toMatch(/dias úteis|30\/01\/2027|casamento/)
})

test('hours that were taken meanwhile show the later days before paying, and nothing is written', async ({
  page,
  db,
}) => {
  const email = newEmail()
  await withCart(page.context(), dress)
  await withWedding(page, '2027-03-20')
  await toGuestPayment(page, email)
  await toReview(page)
  await expect(consent(page)).toHaveCount(0)
  await bookedWeeks(db, { '2026-11-16': 10 * HOUR, '2026-11-30': 15 * HOUR, '2026-12-07': 40 * HOUR })
  const rejected = page.waitForResponse(
    (response) => response.url().endsWith('/api/orders/create') && response.status() === 409,
  )
  await payButton(page).click()
  expect(await (await rejected).json()).toMatchObject({
    code: 'promise_changed',
    details: { from: '2027-01-19', to: '2027-01-29' },
  })
  await expect(page.getByText('Receba entre 19 e 29 de janeiro')).toBeVisible()
  expect(await orderOf(db, email)).toBeUndefined()
  await expect(payButton(page)).toBeEnabled()
  await payButton(page).click()
  await expectConfirmation(page, 'Beatriz')
  expect(await orderOf(db, email)).toMatchObject({ promisedFrom: '2027-01-19', promisedTo: '2027-01-29' })
})

test('a delivery wished later is promised until that day', async ({ page, db }) => {
  const email = newEmail()
  await withCart(page.context(), dress)
  await withWedding(page, '2027-05-29')
  await page.goto('/checkout')
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  await typePerson(page, email)
  await next(page).click()
  await expect(stepHeading(page, 'Endereço')).toBeVisible(soon)
  await typeAddress(page)
  await expect(box(page)).toContainText('Entre 24 de dezembro e 7 de janeiro')
  await page.getByRole('button', { name: 'Prefiro receber mais tarde' }).click()
  const wish = page.getByLabel('Receber até')
  await wish.fill('2027-05-20')
  await expect(wish).toHaveAccessibleDescription(/Escolha um dia dentro deste período\./)
  await wish.fill('2027-04-15')
  await expect(box(page)).toContainText('Entre 5 e 15 de abril')
  await expectNoViolations(page)
  await next(page).click()
  await toReview(page)
  await payButton(page).click()
  await expectConfirmation(page, 'Beatriz')
  expect(await orderOf(db, email)).toMatchObject({
    promisedFrom: '2027-04-05',
    promisedTo: '2027-04-15',
    wishedOn: '2027-04-15',
    weddingOn: '2027-05-29',
  })
})
