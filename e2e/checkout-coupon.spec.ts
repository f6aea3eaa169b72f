import { aCoupon, usesOf } from '@shop/test-kit/coupons'
import { expectConfirmation, payButton, toReview } from './checkout-page.ts'
import { expect, ordersOf, test } from './test-shop.ts'

test('an order with a coupon is charged what is left, and the next cart is without it', async ({
  page,
  context,
  db,
  buyer,
  product,
}) => {
  const coupon = await aCoupon(db)
  await context.addInitScript((code) => {
    if (sessionStorage.getItem('coupon-laid') === null) localStorage.setItem('atelier.coupon', code)
    sessionStorage.setItem('coupon-laid', 'yes')
  }, coupon.code)
  await toReview(page)
  await payButton(page).click()
  await expectConfirmation(page)
  await expect(page.getByText(`Cupom ${coupon.code}`).filter({ visible: true }).first()).toBeVisible()
  const [order] = await ordersOf(db, buyer)
  expect(order).toMatchObject({
    totalCents: product.priceCents * 0.9,
    discountCents: product.priceCents * 0.1,
    couponCode: coupon.code,
  })
  expect(await usesOf(db, coupon)).toEqual({ uses: 1, rows: 1 })
  expect(await page.evaluate(() => localStorage.getItem('atelier.coupon'))).toBeNull()
})

test('a coupon that was used up meanwhile is told next to the pay button, and the order goes on at the full price', async ({
  page,
  context,
  db,
  buyer,
  product,
}) => {
  const coupon = await aCoupon(db)
  await context.addInitScript((code) => localStorage.setItem('atelier.coupon', code), coupon.code)
  await toReview(page)
  await db.updateTable('coupons').set({ maxUses: 1, uses: 1 }).where('id', '=', coupon.id).execute()
  await payButton(page).click()
  const notice = page.getByText(`O total está sem o cupom ${coupon.code}`)
  await expect(notice.filter({ visible: true }).first()).toBeVisible()
  expect(await ordersOf(db, buyer)).toEqual([])
  await payButton(page).click()
  await expectConfirmation(page)
  const [order] = await ordersOf(db, buyer)
  expect(order).toMatchObject({ totalCents: product.priceCents, discountCents: 0 })
  await db.updateTable('coupons').set({ uses: 0 }).where('id', '=', coupon.id).execute()
})
