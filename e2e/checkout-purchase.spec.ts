import { tracesOf } from '@shop/test-kit/traces'
import {
  cards,
  expectConfirmation,
  next,
  payButton,
  paymentForm,
  soon,
  stepHeading,
  toReview,
  typeCard,
  typeCpf,
} from './checkout-page.ts'
import { expect, ledgerOf, ordersOf, test } from './test-shop.ts'

test('the order request contains the customer, the shipping address, the lines and the total; the card is in the provider’s frame and nowhere else', {
  tag: '@wide',
}, async ({ page, db, buyer, product, testShop }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin === testShop.shop.url)
      sent.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  const logged: string[] = []
  testShop.shop.child.stdout?.on('data', (lines: Buffer) => logged.push(lines.toString()))
  await toReview(page)
  await expect(page.getByText(/^Visa •••• •••• •••• 4242$/)).toBeVisible()
  // The name sent with the payment is the buyer’s, which may differ from the cardholder’s.
  await expect(page.getByText('Validade 08/2034', { exact: true })).toBeVisible()
  await expect(page.getByText('Titular')).toHaveCount(0)
  expect(await page.locator('main input:not([type=checkbox])').count()).toBe(0)

  const created = page.waitForRequest('**/api/orders/create')
  const confirmed = page.waitForRequest('**/v1/payment_intents/*/confirm')
  await payButton(page).click()
  const request = await created
  expect(request.headers()['authorization']).toBe(`Bearer ${buyer.token}`)
  expect(request.headers()['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  const street = { address: 'Rua das Acácias', number: '120', neighborhood: 'Jardim Paulista' }
  const place = { ...street, complement: null }
  expect(request.postDataJSON()).toMatchObject({
    customer: { name: 'Marina Duarte', email: buyer.email, phone: '(11) 90000-0000', cpf: '52998224725' },
    shipping: { ...place, city: 'São Paulo', state: 'SP', zipCode: '01310-100' },
    items: [{ id: product.id, size: 'M', color: 'Branco', quantity: 1 }],
    total: product.priceCents / 100,
  })
  const response = (await (await request.response())?.json()) as { clientSecret: string }
  const params = new URLSearchParams((await confirmed).postData() ?? '')
  expect(params.get('client_secret')).toBe(response.clientSecret)
  expect(params.get('receipt_email')).toBe(buyer.email)
  expect(params.get('key')).toMatch(/^pk_test_/)
  await expectConfirmation(page)
  const intent = params.get('client_secret')?.split('_secret_')[0] ?? ''
  const read = await fetch(`${testShop.payments.url}/v1/payment_intents/${intent}`, {
    headers: { authorization: 'Bearer sk_test_local' },
  })
  const paid = { amount: product.priceCents, currency: 'brl', status: 'succeeded' }
  expect(await read.json()).toMatchObject(paid)

  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const everything = [...sent, ...logged, stored, await page.content()].join(' ')
  // Compared as booleans, because a failure would otherwise print the whole text.
  const has = (text: string | RegExp) => everything.replaceAll(/\s/g, '').search(text) >= 0
  const looked = { product: everything.includes(product.name), log: has('"/api/orders/create"') }
  expect(looked).toEqual({ product: true, log: true })
  const card = { number: has(cards.good), field: has(/cardNumber|cvc|"exp/i) }
  expect(card).toEqual({ number: false, field: false })
  expect(await tracesOf(db, [buyer.email])).toContain('orders.customer_email')
  expect(await tracesOf(db, [cards.good, '4242 4242 4242 4242'])).toEqual([])
})

test('a second click, or a second tab, does not buy anything twice', async ({
  page,
  context,
  db,
  buyer,
  product,
  testShop,
}) => {
  const other = await context.newPage()
  await toReview(page)
  await test.step('the second tab has what was typed in the first, and requires CPF and card', async () => {
    await other.goto('/checkout')
    await expect(stepHeading(other, 'Endereço')).toBeVisible(soon)
    await typeCpf(other)
    await next(other).click()
    await expect(stepHeading(other, 'Pagamento')).toBeVisible(soon)
    await expect(paymentForm(other).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
    await typeCard(other, cards.good)
    await next(other).click()
    await expect(stepHeading(other, 'Revisão')).toBeVisible(soon)
  })
  // Wait until both are ready: otherwise the faster one completes the purchase before the other can be clicked.
  for (const tab of [page, other]) await expect(payButton(tab)).toBeEnabled()
  await Promise.all([payButton(page).dblclick(), payButton(other).click()])
  await Promise.all(
    [page, other].map((tab) =>
      expect(
        tab.getByRole('heading', { level: 1, name: /^(Obrigada, Marina|Finalizar Compra|Carrinho)$/ }),
      ).toBeVisible(soon),
    ),
  )
  await expect
    .poll(async () => (await ordersOf(db, buyer)).map(({ paymentState }) => paymentState), {
      timeout: 15_000,
    })
    .toEqual(['paid'])
  const [order] = await ordersOf(db, buyer)
  expect(await ledgerOf(testShop, order?.paymentIntentId ?? '')).toMatchObject({
    captured: product.priceCents,
  })
  const left = await db
    .selectFrom('products')
    .select('stockAvailable')
    .where('id', '=', product.id)
    .executeTakeFirstOrThrow()
  expect(left.stockAvailable).toBe(4)
})
