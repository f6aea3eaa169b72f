import type { APIRequestContext } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { orders } from '@shop/contract/orders'
import { requestOf } from '@shop/contract/request'
import { orderCard } from './account-page.ts'
import { cards, expectConfirmation, payButton, paymentForm, soon, typeCard } from './checkout-page.ts'
import { expect, ledgerOf, ordersOf, test } from './test-shop.ts'

/** An unpaid order of one item, as another API client would create it. */
async function placeOrder(
  request: APIRequestContext,
  db: Db,
  buyer: { id: number; name: string; email: string; token: string },
  product: { id: number; priceCents: number },
) {
  const body = {
    customer: { name: buyer.name, email: buyer.email, phone: '(11) 90000-0000' },
    shipping: {
      address: 'Rua das Acácias, 120',
      complement: null,
      city: 'São Paulo',
      state: 'SP',
      zipCode: '01310-100',
    },
    items: [{ productId: product.id, size: 'M', color: 'Branco', quantity: 1 }],
    totalCents: product.priceCents,
    notes: null,
  } as const
  const { method, url, body: text } = requestOf(orders.place, { body: { ...body, items: [...body.items] } })
  const placed = await request.fetch(url, {
    method,
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    data: text,
  })
  expect(placed.status()).toBe(201)
  const [written] = await ordersOf(db, buyer)
  if (!written) throw new Error('no order')
  return written
}

test('an order created without a payment is paid from the account, once, and not before the payment form is ready', async ({
  page,
  request,
  db,
  testShop,
  buyer,
  product,
}) => {
  const written = await placeOrder(request, db, buyer, product)
  const { promise: held, resolve: respond } = Promise.withResolvers<void>()
  await page.route(`${testShop.payments.url}/endive/stripe.js`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/conta')
  const payNow = orderCard(page, written.number).getByRole('link', { name: 'Pagar agora' })
  await expect(payNow).toHaveAttribute('href', `/checkout?pedido=${written.id}`)
  await payNow.click()
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible(soon)
  await expect(payButton(page)).toBeDisabled()
  respond()
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
  await expect(payButton(page)).toBeEnabled()
  await typeCard(page, cards.good)
  await payButton(page).click()
  await expectConfirmation(page)

  const [paid, ...others] = await ordersOf(db, buyer)
  expect(others).toEqual([])
  expect(paid).toMatchObject({ id: written.id, paymentState: 'paid', status: 'confirmed' })
  expect(await ledgerOf(testShop, paid?.paymentIntentId ?? '')).toMatchObject({
    captured: product.priceCents,
  })
  await page.goto('/conta')
  await expect(orderCard(page, written.number)).toContainText('Pago com cartão em ')
})
