import { hashToken, newToken } from '@shop/api/lib/token'
import { anItem, anOrder } from '@shop/test-kit/factories'
import { cards, payButton, toReview } from './checkout-page.ts'
import { expectToFit } from './overflow.ts'
import { expect, test } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

test('the reminder is a choice: unticked at first, and stored with the order', {
  tag: '@wide',
}, async ({ page, db, buyer, product }) => {
  expect(product.id).toBeGreaterThan(0)
  await toReview(page, cards.declined)
  const box = page.getByRole('checkbox', { name: /mandem um lembrete por e-mail/ })
  await expect(box).not.toBeChecked()
  await expectToFit(page, [320, 390, 1440])
  const agreements = () =>
    db
      .selectFrom('checkoutReminders')
      .innerJoin('orders', 'orders.id', 'orderId')
      .select('orderId')
      .where('userId', '=', buyer.id)
      .execute()
  await box.check()
  await payButton(page).click()
  await expect.poll(agreements).toHaveLength(1)
})

test('the link of a reminder ends all of them, once its button is pressed', async ({
  page,
  db,
  buyer,
  product,
}) => {
  const order = await anOrder(db, { userId: buyer.id, customerEmail: buyer.email, paymentState: 'expired' })
  await anItem(db, order, product)
  const token = newToken()
  await db.insertInto('checkoutReminders').values({ orderId: order.id, queuedAt: new Date() }).execute()
  await db
    .insertInto('checkoutReminderLinks')
    .values({ orderId: order.id, tokenHash: hashToken(token) })
    .execute()
  const optOuts = () =>
    db
      .selectFrom('checkoutReminderOptOuts')
      .select('optedOutAt')
      .where('emailHash', '=', hashToken(buyer.email))
      .execute()
  await page.goto(`/lembrete/cancelar?token=${token}`)
  await expect(page).toHaveURL('/lembrete/cancelar')
  await expectNoViolations(page)
  expect(await optOuts()).toEqual([])
  await page.getByRole('button', { name: 'Cancelar os lembretes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lembretes cancelados' })).toBeFocused()
  await expect(page.getByText('Você não receberá mais lembretes de compras que não terminou.')).toBeVisible()
  expect(await optOuts()).toHaveLength(1)
})
