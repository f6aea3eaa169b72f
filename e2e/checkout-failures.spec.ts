import { randomUUID } from 'node:crypto'
import { aProduct } from '@shop/api/testing/factories'
import { expectToast, refusal, toastOf } from './account-forms.ts'
import { storedCart } from './buying-page.ts'
import { summary, withCart } from './cart-page.ts'
import {
  cards,
  expectConfirmation,
  next,
  payButton,
  paymentForm,
  review,
  soon,
  stepHeading,
  toPayment,
  toReview,
  typeCard,
  unfoldSummary,
} from './checkout-page.ts'
import { atTheBank, expect, ledgerOf, lineOf, ordersOf, test } from './till.ts'
import { expectNoViolations } from './violations.ts'

test('a refused card leads back to the payment, and a good one then pays the same order', async ({
  page,
  db,
  buyer,
  piece,
  till,
}) => {
  await toReview(page, cards.refused)
  await payButton(page).click()
  await expectToast(page, 'Erro no Pagamento', 'Seu cartão foi recusado.')
  await expect(toastOf(page, 'Erro no Pagamento')).toHaveAttribute('data-variant', 'destructive')
  await expect(stepHeading(page, 'Pagamento')).toBeFocused()
  await expect(paymentForm(page).getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 0002')
  await expect(
    page.getByRole('alert').filter({ hasText: 'O último pagamento não foi aprovado' }),
  ).toContainText('Seu cartão foi recusado. Nada foi cobrado.')
  await expectNoViolations(page)
  const [before] = await ordersOf(db, buyer)
  await typeCard(page, cards.good)
  await next(page).click()
  await payButton(page).click()
  await expectConfirmation(page)
  const after = await ordersOf(db, buyer)
  expect(after).toHaveLength(1)
  expect(after[0]).toMatchObject({
    id: before?.id,
    paymentIntentId: before?.paymentIntentId,
    paymentState: 'paid',
  })
  expect(await ledgerOf(till, before?.paymentIntentId ?? '')).toMatchObject({ captured: piece.priceCents })
})

test('between two attempts the address can be corrected, and the last piece stays this customer’s', async ({
  page,
  db,
  buyer,
  context,
}) => {
  const last = await aProduct(db, { name: `Última ${randomUUID().slice(0, 8)}`, stockAvailable: 1 })
  await withCart(context, lineOf(last))
  await toReview(page, cards.refused)
  await payButton(page).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible(soon)
  // Held for this very order, it counts as no one's stock; the page must not call it sold out.
  await page.reload()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible(soon)
  await unfoldSummary(page)
  await expect(summary(page)).toContainText(last.name)
  await page.getByRole('button', { name: /Endereço/ }).click()
  await page.getByLabel('Complemento').fill('Apto. 62')
  await next(page).click()
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
  await typeCard(page, cards.good)
  await next(page).click()
  await expect(review(page, 'Endereço')).toContainText('Apto. 62')
  await payButton(page).click()
  await expectConfirmation(page)
  expect(await ordersOf(db, buyer)).toMatchObject([{ shippingComplement: 'Apto. 62', paymentState: 'paid' }])
})

test('who pays right after a refusal never reads that it was refused, though the shop has not heard yet', async ({
  page,
  till,
  db,
  buyer,
  piece,
}) => {
  await toReview(page, cards.refused)
  await payButton(page).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible(soon)
  await typeCard(page, cards.good)
  await next(page).click()
  await expect(payButton(page)).toBeEnabled(soon)
  const [order] = await ordersOf(db, buyer)
  const verdict = page.getByRole('heading', {
    level: 1,
    name: /^(Obrigada, Marina|O pagamento não foi aprovado)$/,
  })
  await atTheBank(till, 'config', { dropWebhooks: true })
  try {
    // What the provider says now is what the shop repeats for the next seconds.
    const headers = { authorization: `Bearer ${buyer.token}` }
    const now = await page.request.get(`/api/orders/${order?.id}`, { headers })
    expect(await now.json()).toMatchObject({ paymentState: 'recusado' })
    await payButton(page).click()
    await verdict.waitFor(soon)
    expect(await verdict.textContent()).toBe('Obrigada, Marina')
  } finally {
    await atTheBank(till, 'config', { dropWebhooks: false })
  }
  expect(await ordersOf(db, buyer)).toMatchObject([{ paymentState: 'paid', totalCents: piece.priceCents }])
})

test('a price that changed meanwhile is told in words and the page stays; agreed to, it is paid', async ({
  page,
  db,
  buyer,
  piece,
}) => {
  await toReview(page)
  await db.updateTable('products').set({ priceCents: 512_345 }).where('id', '=', piece.id).execute()
  await payButton(page).click()
  await expectToast(
    page,
    'Erro ao criar pedido',
    'Os preços do seu carrinho mudaram. Confira antes de continuar.',
  )
  await expect(page.getByText('o preço mudou de R$ 4.890,00 para R$ 5.123,45.')).toBeVisible()
  await expect(stepHeading(page, 'Revisão')).toBeVisible()
  await expect(summary(page)).toContainText('R$ 5.123,45')
  expect(await ordersOf(db, buyer)).toEqual([])
  await expectNoViolations(page)
  await payButton(page).click()
  await expectConfirmation(page)
  expect(await ordersOf(db, buyer)).toMatchObject([{ totalCents: 512_345, paymentState: 'paid' }])
})

test('a cart tampered with in the browser is priced by the shop', async ({ page, context, db, buyer }) => {
  const dress = await aProduct(db, { name: `Cara ${randomUUID().slice(0, 8)}`, priceCents: 999_900 })
  await withCart(context, { ...lineOf(dress), unitPriceCents: 1 })
  await toReview(page)
  await expect(summary(page)).toContainText('R$ 9.999,00')
  await payButton(page).click()
  await expectConfirmation(page)
  expect(await ordersOf(db, buyer)).toMatchObject([{ totalCents: 999_900, paymentState: 'paid' }])
})

test('a piece that somebody else has bought meanwhile is told, with a way on', async ({
  page,
  db,
  buyer,
  piece,
}) => {
  await toReview(page)
  await db.updateTable('products').set({ stockAvailable: 0 }).where('id', '=', piece.id).execute()
  await payButton(page).click()
  await expectToast(page, 'Erro ao criar pedido', 'Não há estoque suficiente para um dos itens.')
  await expect(page.getByText('esgotado. Remova do carrinho para continuar.')).toBeVisible()
  await expectNoViolations(page)
  expect(await ordersOf(db, buyer)).toEqual([])
  await page.getByRole('link', { name: 'Rever carrinho' }).click()
  await expect(page).toHaveURL('/carrinho')
  await expect(page.getByText('Esgotado', { exact: true })).toBeVisible()
  await db.updateTable('products').set({ stockAvailable: 5 }).where('id', '=', piece.id).execute()
})

test.describe('when the order cannot be written', () => {
  test('the server’s sentence is told, no payment is made, and everything stays to try again', async ({
    page,
    buyer,
    piece,
    db,
  }) => {
    await toReview(page)
    const confirmed: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/confirm')) confirmed.push(request.url())
    })
    await page.route('**/api/orders/create', (route) =>
      route.fulfill(refusal(503, 'payment_unavailable', 'O pagamento está indisponível no momento.')),
    )
    await payButton(page).click()
    await expectToast(page, 'Erro ao criar pedido', 'O pagamento está indisponível no momento.')
    expect(await storedCart(page)).toMatchObject({ lines: [{ productId: piece.id }] })
    expect(confirmed).toEqual([])
    await page.unroute('**/api/orders/create')
    await expect(payButton(page)).toBeEnabled()
    await payButton(page).click()
    await expectConfirmation(page)
    expect(await ordersOf(db, buyer)).toHaveLength(1)
  })

  const silent = [
    ['refuses without a sentence', { status: 500, body: '' }],
    ['answers without a clientSecret', { status: 200, json: { orderId: 1, total: 1, holdExpiresAt: null } }],
  ] as const
  for (const [how, answer] of silent) {
    test(`and the server ${how}, the shop says to try again`, async ({ page, buyer, piece }) => {
      expect([buyer.id, piece.id]).not.toContain(0)
      await toReview(page)
      await page.route('**/api/orders/create', (route) => route.fulfill({ ...answer }))
      await payButton(page).click()
      await expectToast(page, 'Erro ao criar pedido', 'Tente novamente.')
      await expect(payButton(page)).toBeEnabled()
      await expect(stepHeading(page, 'Revisão')).toBeVisible()
    })
  }

  test('and the answer was lost on the way, the next click is the same attempt', async ({
    page,
    buyer,
    piece,
    db,
  }) => {
    expect(piece.id).toBeGreaterThan(0)
    await toReview(page)
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/orders/create')) keys.push(request.headers()['idempotency-key'])
    })
    await page.route(
      '**/api/orders/create',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await payButton(page).click()
    await expectToast(page, 'Erro ao criar pedido', 'Tente novamente.')
    await payButton(page).click()
    await expectConfirmation(page)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(await ordersOf(db, buyer)).toHaveLength(1)
  })
})

test('without the provider’s library the payment says so, and tries again when asked', async ({
  page,
  buyer,
  piece,
  till,
}) => {
  expect([buyer.id, piece.id]).not.toContain(0)
  await page.route(`${till.payments.url}/**`, (route) => route.abort())
  await page.goto('/checkout')
  await next(page).click()
  await next(page).click()
  await expect(page.getByText('Stripe não foi inicializado.')).toBeVisible(soon)
  await next(page).click()
  await expectToast(page, 'Erro', 'Stripe não foi inicializado.')
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await expectNoViolations(page)
  await page.unroute(`${till.payments.url}/**`)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
})

test('an unfinished card is mended in the provider’s form, and nothing goes on before', async ({
  page,
  buyer,
  piece,
}) => {
  expect([buyer.id, piece.id]).not.toContain(0)
  await toPayment(page)
  await paymentForm(page).getByLabel('Número do cartão').fill('4242')
  await next(page).click()
  await expect(paymentForm(page).getByText('O número do seu cartão está incompleto.')).toBeVisible()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await expect(toastOf(page, 'Erro no Pagamento')).toHaveCount(0)
  await expectNoViolations(page)
})
