import { randomUUID } from 'node:crypto'
import { aProduct } from '@shop/test-kit/factories'
import { expectToast, toastOf } from './account-forms.ts'
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
  toReview,
  typeCard,
  unfoldSummary,
} from './checkout-page.ts'
import { atTheBank, expect, ledgerOf, lineOf, ordersOf, test } from './test-shop.ts'
import { expectNoViolations } from './violations.ts'

test('after a declined card the address can be corrected, the last unit stays held for this customer, and a good card pays the same order', async ({
  page,
  db,
  buyer,
  context,
  testShop,
}) => {
  const last = await aProduct(db, { name: `Última ${randomUUID().slice(0, 8)}`, stockAvailable: 1 })
  await withCart(context, lineOf(last))
  await toReview(page, cards.declined)
  await payButton(page).click()
  await expectToast(page, 'Erro no Pagamento', 'Seu cartão foi recusado.')
  await expect(toastOf(page, 'Erro no Pagamento')).toHaveAttribute('data-variant', 'destructive')
  await expect(stepHeading(page, 'Pagamento')).toBeFocused()
  await expect(paymentForm(page).getByLabel('Número do cartão')).toHaveValue('4000 0000 0000 0002')
  const notice = page.getByRole('alert').filter({ hasText: 'O último pagamento não foi aprovado' })
  await expect(notice).toContainText('Seu cartão foi recusado. Nada foi cobrado.')
  await expectNoViolations(page)
  const [before] = await ordersOf(db, buyer)
  // The last unit is held for this order and is not available stock; the page must not show it as sold out.
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
  const after = await ordersOf(db, buyer)
  expect(after).toHaveLength(1)
  expect(after[0]).toMatchObject({ id: before?.id, paymentState: 'paid', shippingComplement: 'Apto. 62' })
  // The payment for the former address was cancelled before the order was changed.
  expect(await ledgerOf(testShop, before?.paymentIntentId ?? '')).toMatchObject({ captured: 0 })
  expect(await ledgerOf(testShop, after[0]?.paymentIntentId ?? '')).toMatchObject({
    captured: last.priceCents,
  })
})

test('paying right after a declined card, as an administrator too, never shows that it was declined, even though the shop has not been notified yet', async ({
  page,
  testShop,
  db,
  buyer,
  product,
}) => {
  await db.updateTable('users').set({ role: 'admin' }).where('id', '=', buyer.id).execute()
  // Changing the role revokes the sessions.
  await db.updateTable('sessions').set({ revokedAt: null }).where('userId', '=', buyer.id).execute()
  await toReview(page, cards.declined)
  await payButton(page).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible(soon)
  await typeCard(page, cards.good)
  await next(page).click()
  await expect(payButton(page)).toBeEnabled(soon)
  const [order] = await ordersOf(db, buyer)
  const outcome = page.getByRole('heading', {
    level: 1,
    name: /^(Obrigada, Marina|O pagamento não foi aprovado)$/,
  })
  await atTheBank(testShop, 'config', { dropWebhooks: true })
  try {
    // The shop caches this result from the provider for the next seconds.
    const headers = { authorization: `Bearer ${buyer.token}` }
    const now = await page.request.get(`/api/orders/${order?.id}`, { headers })
    expect(await now.json()).toMatchObject({ paymentState: 'recusado' })
    await payButton(page).click()
    await outcome.waitFor(soon)
    expect(await outcome.textContent()).toBe('Obrigada, Marina')
  } finally {
    await atTheBank(testShop, 'config', { dropWebhooks: false })
  }
  const paymentIntentId = order?.paymentIntentId ?? ''
  expect(await ordersOf(db, buyer)).toMatchObject([
    { id: order?.id, paymentIntentId, paymentState: 'paid', totalCents: product.priceCents },
  ])
  expect(await ledgerOf(testShop, paymentIntentId)).toMatchObject({ captured: product.priceCents })
})

test('a price tampered with in the browser is replaced by the shop’s; one that changed meanwhile is shown and, once accepted, paid', async ({
  page,
  context,
  db,
  buyer,
}) => {
  const dress = await aProduct(db, { name: `Cara ${randomUUID().slice(0, 8)}`, priceCents: 999_900 })
  const veil = await aProduct(db, { name: `Véu ${randomUUID().slice(0, 8)}`, priceCents: 489_000 })
  await withCart(context, { ...lineOf(dress), unitPriceCents: 1 }, lineOf(veil))
  await toReview(page)
  await expect(summary(page)).toContainText('R$ 9.999,00')
  await expect(summary(page)).toContainText('R$ 14.889,00')

  await db.updateTable('products').set({ priceCents: 512_345 }).where('id', '=', veil.id).execute()
  const sent = page.waitForRequest('**/api/orders/create')
  await payButton(page).click()
  // The price stored in the browser is not even sent.
  const body: unknown = (await sent).postDataJSON()
  expect(body).toMatchObject({ total: 14_889 })
  await expectToast(
    page,
    'Erro ao criar pedido',
    'Os preços do seu carrinho mudaram. Confira antes de continuar.',
  )
  await expect(page.getByText('o preço mudou de R$ 4.890,00 para R$ 5.123,45.')).toBeVisible()
  await expect(stepHeading(page, 'Revisão')).toBeVisible()
  await expect(summary(page)).toContainText('R$ 15.122,45')
  expect(await ordersOf(db, buyer)).toEqual([])
  await expectNoViolations(page)
  await payButton(page).click()
  await expectConfirmation(page)
  await expect(summary(page)).toContainText(dress.name)
  expect(await ordersOf(db, buyer)).toMatchObject([{ totalCents: 1_512_245, paymentState: 'paid' }])
})

test('a product that another customer has bought meanwhile is reported, with a link to go on, and another customer’s order is not found', async ({
  page,
  db,
  buyer,
  product,
}) => {
  await toReview(page)
  await db.updateTable('products').set({ stockAvailable: 0 }).where('id', '=', product.id).execute()
  await payButton(page).click()
  await expectToast(page, 'Erro ao criar pedido', 'Não há estoque suficiente para um dos itens.')
  const reason = page.getByText('esgotado. Remova do carrinho para continuar.')
  // Beside the button that was clicked, without scrolling.
  await expect(reason).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Rever carrinho' })).toBeInViewport()
  await expectNoViolations(page)
  expect(await ordersOf(db, buyer)).toEqual([])
  await page.getByRole('link', { name: 'Rever carrinho' }).click()
  await expect(page).toHaveURL('/carrinho')
  await expect(page.getByText('Esgotado', { exact: true })).toBeVisible()
  await db.updateTable('products').set({ stockAvailable: 5 }).where('id', '=', product.id).execute()

  const orders = db.selectFrom('orders').select('id').where('userId', '<>', buyer.id)
  const { id } = await orders.executeTakeFirstOrThrow()
  await page.goto(`/checkout?pedido=${id}`)
  await expect(page.getByRole('main').getByText('Pedido não encontrado.')).toBeVisible()
})
