import { aCustomer, expectToast, field, newEmail, PASSWORD } from '../account-forms.ts'
import { addButton, cartLink, color, products, size, storedCart, viewCart } from '../buying-page.ts'
import { summary } from '../cart-page.ts'
import { CPF, expectConfirmation, next, payButton, soon, stepHeading } from '../checkout-page.ts'
import { follow, tabTo, typeCardByKeys, typeInto } from '../keyboard.ts'
import { expect, ledgerOf, orderIdIn, ordersOf, test } from '../test-shop.ts'
import { expectNoViolations } from '../violations.ts'

test('a customer without a mouse goes from the home page to the paid order', async ({
  page,
  db,
  testShop,
}) => {
  test.setTimeout(90_000)
  const buyer = await aCustomer(db, { name: 'Marina Duarte' })

  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeInViewport()
  await page.keyboard.press('Enter')
  const dress = page.getByRole('region', { name: 'DESTAQUES' }).getByRole('article').first()
  const name = (await dress.getByRole('heading').textContent()) ?? ''
  await tabTo(page, dress.getByRole('link'))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await tabTo(page, size(page, 'PP'))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(size(page, 'M')).toBeChecked()
  await tabTo(page, color(page, 'Off-White'))
  await page.keyboard.press('ArrowLeft')
  await expect(color(page, 'Marfim')).toBeChecked()
  await tabTo(page, addButton(page))
  await page.keyboard.press('Enter')
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await follow(page, viewCart(page))
  await follow(page, summary(page).getByRole('link', { name: 'Finalizar compra' }))
  await follow(page, page.getByRole('main').getByRole('link', { name: 'Entrar' }))
  await tabTo(page, field(page, 'email'))
  await page.keyboard.type(buyer.email)
  await tabTo(page, field(page, 'password'))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')

  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  await tabTo(page, field(page, 'cpf'))
  await page.keyboard.type(CPF.replaceAll(/\D/g, ''))
  await expect(field(page, 'cpf')).toHaveValue(CPF)
  await follow(page, next(page))
  await expect(stepHeading(page, 'Endereço')).toBeFocused()
  await follow(page, next(page))
  await expect(stepHeading(page, 'Pagamento')).toBeFocused()
  await typeCardByKeys(page)
  await follow(page, next(page))
  await expect(stepHeading(page, 'Revisão')).toBeFocused()
  await expect(payButton(page)).toBeEnabled()
  await follow(page, payButton(page))
  await expectToast(page, 'Sucesso!', 'Seu pagamento foi aprovado.')
  await expectConfirmation(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoViolations(page)

  const [order] = await ordersOf(db, buyer)
  expect(order).toMatchObject({ id: orderIdIn(page), paymentState: 'paid', status: 'confirmed' })
  expect(await ledgerOf(testShop, order?.paymentIntentId ?? '')).toMatchObject({
    captured: order?.totalCents,
  })
  await expect(page.getByText(`Pedido nº ${order?.number}`)).toBeVisible()
  await expect(summary(page)).toContainText(name)
  expect(await storedCart(page)).toMatchObject({ lines: [] })
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
  await page.reload()
  await expectConfirmation(page)
  await expect(page.getByText(/^Receba entre /)).toBeVisible()
  const now = main.getByRole('listitem').filter({ hasText: 'nos próximos dias' })
  await expect(now).toHaveAttribute('aria-current', 'step')
  await follow(page, main.getByRole('link', { name: 'Ver meus pedidos' }))
  await expect(page).toHaveURL('/conta')
})

test('a guest without a mouse goes from a product to the paid order', async ({ page, db, testShop }) => {
  test.setTimeout(90_000)
  const email = newEmail()
  await page.goto(products.plenty, { waitUntil: 'networkidle' })
  await tabTo(page, size(page, 'PP'))
  await page.keyboard.press('ArrowRight')
  await expect(size(page, 'P')).toBeChecked()
  await follow(page, addButton(page))
  await expect(cartLink(page)).toHaveAccessibleName('Carrinho, 1 item')
  await follow(page, viewCart(page))
  await follow(page, summary(page).getByRole('link', { name: 'Finalizar compra' }))

  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  await typeInto(page, field(page, 'email'), email)
  await typeInto(page, field(page, 'firstName'), 'Beatriz')
  await typeInto(page, field(page, 'lastName'), 'Lima')
  await typeInto(page, field(page, 'phone'), '11988880142')
  await typeInto(page, field(page, 'cpf'), CPF.replaceAll(/\D/g, ''))
  await follow(page, next(page))
  await expect(stepHeading(page, 'Endereço')).toBeFocused()
  // In no list: a lookup leaves the other fields as they are typed.
  await typeInto(page, field(page, 'zipCode'), '01999999')
  await typeInto(page, field(page, 'address'), 'Rua das Laranjeiras')
  await typeInto(page, field(page, 'number'), '45')
  await typeInto(page, field(page, 'neighborhood'), 'Jardim Paulista')
  await typeInto(page, field(page, 'city'), 'São Paulo')
  await typeInto(page, field(page, 'state'), 'S')
  await expect(field(page, 'state')).toHaveValue('SP')
  await follow(page, next(page))
  await expect(stepHeading(page, 'Pagamento')).toBeFocused()
  await typeCardByKeys(page)
  await follow(page, next(page))
  await expect(stepHeading(page, 'Revisão')).toBeFocused()
  await follow(page, payButton(page))
  await expectConfirmation(page, 'Beatriz')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectNoViolations(page)

  const order = await db
    .selectFrom('orders')
    .select(['userId', 'isGuest', 'paymentState', 'totalCents', 'paymentIntentId'])
    .where('customerEmail', '=', email)
    .executeTakeFirstOrThrow()
  expect(order).toMatchObject({ userId: null, isGuest: true, paymentState: 'paid' })
  expect(await ledgerOf(testShop, order.paymentIntentId ?? '')).toMatchObject({ captured: order.totalCents })
})
