import { errors } from '@shop/contract/errors'
import { field } from './account-forms.ts'
import { storedCart } from './buying-page.ts'
import {
  back,
  cards,
  closePixOverlay,
  expectConfirmation,
  next,
  payButton,
  paymentForm,
  pixWaiting,
  review,
  soon,
  stepHeading,
  toPixReview,
  toPixWaiting,
  typeCard,
} from './checkout-page.ts'
import { expectToastOnce } from './closed-toasts.ts'
import { atTheBank, expect, ledgerOf, ordersOf, test } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

test('the page waits with code, picture and time left, is found again after leaving, and becomes the confirmation when the payment arrives', async ({
  page,
  db,
  buyer,
  product,
  testShop,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await toPixWaiting(page)
  await expect(pixWaiting(page)).toBeFocused()
  await expect(page.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible()
  await expect(page.getByText(/^\d+.*br\.gov\.bcb\.pix/i)).toBeVisible()
  await expect(page.getByText(/Vale por (29|30):\d\d/)).toBeVisible()
  await expect(page.getByText('R$ 4.890,00')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Copiar código Pix' }).click()
  await expect(page.getByRole('button', { name: 'Código copiado' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/br\.gov\.bcb\.pix/i)
  // Not paid yet: leaving loses nothing, and a closed browser finds it again at the checkout's own URL.
  expect(await storedCart(page)).toMatchObject({ lines: [{ productId: product.id }] })
  await page.reload()
  await expect(pixWaiting(page)).toBeVisible(soon)
  await page.goto('/checkout')
  await expect(pixWaiting(page)).toBeVisible(soon)

  const [order] = await ordersOf(db, buyer)
  const intent = order?.paymentIntentId ?? ''
  await atTheBank(testShop, 'pix/pay', { payment_intent: intent })
  await expectConfirmation(page)
  expect(await storedCart(page)).toMatchObject({ lines: [] })
  expect(await ledgerOf(testShop, intent)).toMatchObject({ captured: product.priceCents })
})

test('an expired code is shown as expired, and a customer who then changes their mind pays the same order by card', async ({
  page,
  db,
  buyer,
  product,
  testShop,
}) => {
  await toPixWaiting(page)
  const [order] = await ordersOf(db, buyer)
  // Also on a reloaded page, which has no state of the payment.
  await page.reload()
  await expect(pixWaiting(page)).toBeVisible(soon)
  await atTheBank(testShop, 'pix/expire', { payment_intent: order?.paymentIntentId })
  await expect(page.getByRole('heading', { level: 1, name: 'O código Pix expirou' })).toBeVisible(soon)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible(soon)
  expect(await storedCart(page)).toMatchObject({ lines: [{ productId: product.id }] })

  await paymentForm(page).getByRole('tab', { name: 'Pix' }).click()
  await expect(paymentForm(page).getByText('Pague com Pix')).toBeVisible(soon)
  await next(page).click()
  await payButton(page).click()
  await closePixOverlay(page)
  await page.getByRole('button', { name: 'Pagar de outra forma' }).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await paymentForm(page).getByRole('tab', { name: 'Cartão' }).click()
  await typeCard(page, cards.good)
  await next(page).click()
  await payButton(page).click()
  await expectConfirmation(page)
  const orders = await ordersOf(db, buyer)
  expect(orders).toHaveLength(1)
  expect(await ledgerOf(testShop, orders[0]?.paymentIntentId ?? '')).toMatchObject({
    captured: product.priceCents,
  })
})

test('a pending Pix opened in another tab can be paid by another method without typing the address again', async ({
  page,
  context,
  db,
  buyer,
  product,
}) => {
  await toPixWaiting(page)
  const [order] = await ordersOf(db, buyer)
  expect(order?.totalCents).toBe(product.priceCents)
  const other = await context.newPage()
  await other.goto(`/checkout?pedido=${order?.id}`)
  await expect(pixWaiting(other)).toBeVisible(soon)
  await other.getByRole('button', { name: 'Pagar de outra forma' }).click()
  await expect(stepHeading(other, 'Pagamento')).toBeVisible(soon)
  await back(other).click()
  await expect(field(other, 'address')).toHaveValue('Rua das Acácias')
  await expect(field(other, 'neighborhood')).toHaveValue(order?.shippingNeighborhood ?? '')
})

test('while a Pix is pending, an order with another address is rejected: the reason is shown and the page returns to the code', async ({
  page,
  db,
  buyer,
  product,
}) => {
  await toPixWaiting(page)
  await page.getByRole('button', { name: 'Pagar de outra forma' }).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible(soon)
  await back(page).click()
  await page.getByLabel('Complemento').fill('Casa 2')
  await next(page).click()
  await paymentForm(page).getByRole('tab', { name: 'Cartão' }).click()
  await typeCard(page, cards.good)
  await next(page).click()
  await payButton(page).click()
  await expectToastOnce(page, 'Erro ao criar pedido', errors.payment_in_progress.message)
  await expect(pixWaiting(page)).toBeVisible(soon)
  const orders = await ordersOf(db, buyer)
  expect(orders).toMatchObject([{ totalCents: product.priceCents, paymentState: 'awaiting' }])
  expect(orders[0]?.shippingComplement).not.toBe('Casa 2')
})

test('the review shows Pix in place of a card, and an expired order is shown as expired and links back to the cart', async ({
  page,
  db,
  buyer,
  product,
}) => {
  await toPixReview(page)
  await expect(review(page, 'Pagamento')).toContainText('Pix')
  await expect(review(page, 'Pagamento')).not.toContainText('Titular')
  await payButton(page).click()
  await closePixOverlay(page)
  const [order] = await ordersOf(db, buyer)
  // The state that the shop's scheduled job leaves; the job itself has its own tests.
  await db
    .updateTable('orders')
    .set({ paymentState: 'expired', holdExpiresAt: new Date() })
    .where('id', '=', order?.id ?? 0)
    .execute()
  await expect(page.getByRole('heading', { level: 1, name: 'O prazo para pagar terminou' })).toBeVisible(soon)
  await expectNoViolations(page)
  await page.getByRole('main').getByRole('link', { name: 'Voltar ao carrinho' }).click()
  await expect(page).toHaveURL('/carrinho')
  expect(await storedCart(page)).toMatchObject({ lines: [{ productId: product.id }] })
})
