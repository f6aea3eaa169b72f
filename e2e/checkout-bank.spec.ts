import { expectToast } from './account-forms.ts'
import { storedCart } from './buying-page.ts'
import {
  cards,
  expectConfirmation,
  expectQuestion,
  next,
  overlay,
  payButton,
  paymentForm,
  soon,
  stepHeading,
  toReview,
  typeCard,
} from './checkout-page.ts'
import { atTheBank, expect, ledgerOf, ordersOf, test } from './test-shop.ts'

test('a card that needs bank authentication pays when it is approved', async ({
  page,
  db,
  buyer,
  product,
  testShop,
}) => {
  await toReview(page, cards.needsBankApproval)
  await payButton(page).click()
  await overlay(page).getByRole('button', { name: 'Autorizar' }).click()
  await expectConfirmation(page)
  const [order] = await ordersOf(db, buyer)
  expect(await ledgerOf(testShop, order?.paymentIntentId ?? '')).toMatchObject({
    captured: product.priceCents,
  })
})

test('bank authentication: when declined, its message is shown and nothing is charged; when approved at another try, it pays', async ({
  page,
  db,
  buyer,
  product,
  testShop,
}) => {
  await toReview(page, cards.needsBankApproval)
  await payButton(page).click()
  await expect(payButton(page)).toHaveText('Processando...')
  await expect(page.getByRole('button', { name: 'Voltar' })).toBeDisabled()
  await overlay(page).getByRole('button', { name: 'Recusar' }).click()
  await expectToast(
    page,
    'Erro no Pagamento',
    'Não foi possível autenticar sua forma de pagamento. Escolha outra forma de pagamento e tente novamente.',
  )
  await expect(stepHeading(page, 'Pagamento')).toBeFocused()
  const [order] = await ordersOf(db, buyer)
  const intent = order?.paymentIntentId ?? ''
  expect(await ledgerOf(testShop, intent)).toMatchObject({ captured: 0 })
  await next(page).click()
  await payButton(page).click()
  await overlay(page).getByRole('button', { name: 'Autorizar' }).click()
  await expectConfirmation(page)
  expect(await ledgerOf(testShop, intent)).toMatchObject({ captured: product.priceCents })
})

test('a customer redirected back from the bank can pay again if it was declined, and sees the order if it was approved; a URL that claims success does not confirm a payment', async ({
  page,
  db,
  buyer,
  product,
  testShop,
}) => {
  await toReview(page, cards.needsBankApproval)
  await payButton(page).click()
  await expectQuestion(page)
  const [order] = await ordersOf(db, buyer)
  const intent = order?.paymentIntentId ?? ''
  await page.goto(`/checkout?pedido=${order?.id}&redirect_status=succeeded`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmando seu pagamento')
  expect(await storedCart(page)).toMatchObject({ lines: [{ productId: product.id }] })
  expect(await ordersOf(db, buyer)).toMatchObject([{ paymentState: 'awaiting' }])
  await page.getByRole('button', { name: 'Voltar ao pagamento' }).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()

  await atTheBank(testShop, 'three-d-secure/refuse', { payment_intent: intent })
  await page.goto(`/checkout?pedido=${order?.id}&payment_intent=x&redirect_status=failed`)
  await expectToast(page, 'Erro no Pagamento', 'Tente novamente.')
  await expect(page).toHaveURL('/checkout')
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  expect(await storedCart(page)).toMatchObject({ lines: [{ productId: product.id }] })

  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
  await typeCard(page, cards.needsBankApproval)
  await next(page).click()
  await payButton(page).click()
  await expectQuestion(page)
  await atTheBank(testShop, 'three-d-secure/approve', { payment_intent: intent })
  const added = `payment_intent=${intent}&payment_intent_client_secret=${intent}_secret_x&redirect_status=succeeded`
  await page.goto(`/checkout?pedido=${order?.id}&${added}`)
  await expectConfirmation(page)
  await expect(page).toHaveURL(`/checkout?pedido=${order?.id}`)
  expect(await storedCart(page)).toMatchObject({ lines: [] })
})
