import type { Route } from '@playwright/test'
import { errorResponse } from './account-forms.ts'
import { storedCart } from './buying-page.ts'
import {
  expectConfirmation,
  next,
  openCheckout,
  payButton,
  paymentForm,
  soon,
  stepHeading,
  toReview,
  typeCpf,
} from './checkout-page.ts'
import { expectToastOnce } from './closed-toasts.ts'
import { expect, ordersOf, test } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

const UNAVAILABLE = 'O pagamento está indisponível no momento.'

const responses = [
  ['with a message', errorResponse(503, 'payment_unavailable', UNAVAILABLE), UNAVAILABLE],
  ['without a message', { status: 500, body: '' }, 'Tente novamente.'],
  [
    'without a clientSecret',
    { status: 200, json: { orderId: 1, total: 1, holdExpiresAt: null } },
    'Tente novamente.',
  ],
] as const

test('an order that cannot be created shows an error and is not paid; after a lost response the next click repeats the same attempt', async ({
  page,
  buyer,
  product,
  db,
}) => {
  await toReview(page)
  const keys: (string | undefined)[] = []
  const confirmed: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/orders/create')) keys.push(request.headers()['idempotency-key'])
    if (request.url().includes('/confirm')) confirmed.push(request.url())
  })
  const expectEverythingToStay = async () => {
    await expect(payButton(page)).toBeEnabled()
    await expect(stepHeading(page, 'Revisão')).toBeVisible()
    expect(await storedCart(page)).toMatchObject({ lines: [{ productId: product.id }] })
    expect(confirmed).toEqual([])
  }
  for (const [how, response, sentence] of responses) {
    await test.step(`a response ${how}`, async () => {
      await page.route('**/api/orders/create', (route) => route.fulfill({ ...response }), { times: 1 })
      await payButton(page).click()
      await expectToastOnce(page, 'Erro ao criar pedido', sentence)
      await expectEverythingToStay()
    })
  }
  expect(await ordersOf(db, buyer)).toEqual([])

  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/api/orders/create', lose, { times: 1 })
  await payButton(page).click()
  await expectToastOnce(page, 'Erro ao criar pedido', 'Tente novamente.')
  await expectEverythingToStay()
  expect(await ordersOf(db, buyer)).toHaveLength(1)
  await payButton(page).click()
  await expectConfirmation(page)
  expect(keys).toHaveLength(responses.length + 2)
  expect(keys.at(-1)).toMatch(/^[\da-f-]{36}$/)
  expect(keys.at(-1)).toBe(keys.at(-2))
  expect(await ordersOf(db, buyer)).toHaveLength(1)
})

test('without the provider’s library the payment step shows an error, and can be retried', async ({
  page,
  buyer,
  product,
  testShop,
}) => {
  expect([buyer.id, product.id]).not.toContain(0)
  await page.route(`${testShop.payments.url}/**`, (route) => route.abort())
  await openCheckout(page)
  await typeCpf(page)
  await next(page).click()
  await next(page).click()
  await expect(page.getByText('Stripe não foi inicializado.')).toBeVisible(soon)
  await next(page).click()
  await expectToastOnce(page, 'Erro', 'Stripe não foi inicializado.')
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await expectNoViolations(page)
  await page.unroute(`${testShop.payments.url}/**`)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
})
