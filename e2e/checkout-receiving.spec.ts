import { anOrder } from '@shop/test-kit/factories'
import { tracesOf } from '@shop/test-kit/traces'
import { field } from './account-forms.ts'
import {
  CPF,
  cards,
  expectConfirmation,
  next,
  openCheckout,
  payButton,
  paymentForm,
  review,
  soon,
  stepHeading,
  toReview,
  typeCard,
  typeCpf,
} from './checkout-page.ts'
import { expect, ordersOf, test } from './test-shop.ts'

const DIGITS = CPF.replaceAll(/\D/g, '')
const MASKED = '•••.982.247-••'

test('a typed CPF survives a reload of its tab, and is stored with the order only', async ({
  page,
  db,
  buyer,
  product,
  testShop,
}) => {
  expect(product.id).not.toBe(0)
  const logged: string[] = []
  testShop.shop.child.stdout?.on('data', (lines: Buffer) => logged.push(lines.toString()))
  await openCheckout(page)
  await field(page, 'cpf').pressSequentially('52998224724')
  await expect(field(page, 'cpf')).toHaveValue('529.982.247-24')
  await next(page).click()
  await expect(page.getByText('Informe um CPF válido.')).toBeVisible()
  await expect(field(page, 'cpf')).toBeFocused()
  await field(page, 'cpf').fill('')
  await toReview(page)
  await expect(review(page, 'Informações')).toContainText(`CPF ${MASKED}`)
  await page.reload()
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
  await typeCard(page, cards.good)
  await next(page).click()
  await payButton(page).click()
  await expectConfirmation(page)
  expect(await ordersOf(db, buyer)).toMatchObject([{ customerCpf: DIGITS, paymentState: 'paid' }])
  expect(await tracesOf(db, [DIGITS, CPF])).toEqual(['orders.customer_cpf'])
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const bare = [...logged, stored, await page.content()].join(' ').replaceAll(/[^\d"]/g, '')
  expect([logged.join('').includes('/api/orders/create'), bare.includes(DIGITS)]).toEqual([true, false])
})

test('the CPF of the last order is shown masked and used, and the browser never gets it whole', async ({
  page,
  db,
  buyer,
  product,
}) => {
  expect(product.id).not.toBe(0)
  await anOrder(db, { userId: buyer.id, customerCpf: DIGITS })
  await openCheckout(page)
  await expect(field(page, 'cpf')).toHaveValue(MASKED)
  await expect(field(page, 'cpf')).not.toBeEditable()
  const created = page.waitForRequest('**/api/orders/create')
  await toReview(page)
  await payButton(page).click()
  const { customer } = (await created).postDataJSON() as { customer: object }
  expect(customer).toMatchObject({ cpfFromLastOrder: true })
  expect(customer).not.toHaveProperty('cpf')
  await expectConfirmation(page)
  expect((await ordersOf(db, buyer)).map(({ customerCpf }) => customerCpf)).toEqual([DIGITS, DIGITS])
})

test('another CPF replaces the masked one as a whole', async ({ page, db, buyer, product }) => {
  expect(product.id).not.toBe(0)
  await anOrder(db, { userId: buyer.id, customerCpf: DIGITS })
  await openCheckout(page)
  await page.getByRole('button', { name: 'Trocar' }).click()
  await expect(field(page, 'cpf')).toBeFocused()
  await expect(field(page, 'cpf')).toHaveValue('')
  await field(page, 'cpf').pressSequentially('11144477735')
  await expect(field(page, 'cpf')).toHaveValue('111.444.777-35')
})

test('a postal code fills in street and neighbourhood and moves on to the number; without a number the typed one comes back', async ({
  page,
  buyer,
  product,
}) => {
  expect([buyer.id, product.id]).not.toContain(0)
  await openCheckout(page)
  await typeCpf(page)
  await next(page).click()
  await field(page, 'zipCode').fill('')
  await field(page, 'zipCode').pressSequentially('13010060')
  await expect(field(page, 'number')).toBeFocused()
  await expect(field(page, 'address')).toHaveValue('Rua Barão de Jaguara')
  await expect(field(page, 'neighborhood')).toHaveValue('Centro')
  await expect(page.getByText('Veio do CEP; corrija se precisar.')).toBeVisible()
  await field(page, 'number').fill('77 B')
  await field(page, 'neighborhood').fill('Cambuí')
  await page.getByLabel('Sem número').check()
  await expect(field(page, 'number')).toHaveValue('s/n')
  await expect(field(page, 'number')).not.toBeEditable()
  await page.getByLabel('Sem número').uncheck()
  await expect(field(page, 'number')).toHaveValue('77 B')

  await page.getByText('Retirar no ateliê', { exact: true }).click()
  await expect(field(page, 'address')).toHaveCount(0)
  await page.getByText('Entregar', { exact: true }).click()
  await expect(field(page, 'number')).toHaveValue('77 B')
  await expect(field(page, 'neighborhood')).toHaveValue('Cambuí')
  await field(page, 'zipCode').fill('20040-020')
  await field(page, 'state').selectOption('SP')
  await next(page).click()
  await expect(page.getByText('Este CEP não é do estado escolhido.')).toBeVisible()
})

test('an order is collected at the atelier without CPF and address, and the atelier writes who took it', async ({
  page,
  db,
  buyer,
  product,
  tokenOf,
}) => {
  expect(product.id).not.toBe(0)
  await openCheckout(page)
  await next(page).click()
  await expect(page.getByLabel('CPF')).toBeVisible()
  await page.getByText('Retirar no ateliê', { exact: true }).click()
  await expect(page.getByLabel('CPF')).toHaveCount(0)
  await expect(page.getByText('Segunda a sexta, 9h às 18h', { exact: false })).toBeVisible()
  // On a phone the summary is folded.
  await expect(page.locator('main').getByText(/chega entre/)).toHaveCount(0)
  await expect(page.getByLabel('Quem vem buscar')).toHaveValue('Marina Duarte')
  await page.getByLabel('Quem vem buscar').fill('Zulmira Quaresma')
  await next(page).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await typeCard(page, cards.good)
  await next(page).click()
  await expect(review(page, 'Endereço')).toContainText('Retirada no ateliê')
  await expect(review(page, 'Endereço')).toContainText('Quem vem buscar: Zulmira Quaresma')
  await payButton(page).click()
  await expectConfirmation(page)
  await expect(page.getByText(/^Retire entre /)).toBeVisible()
  await expect(page.getByText('Retirada no ateliê: Rua das Acácias, 120')).toBeVisible()
  const [order] = await ordersOf(db, buyer)
  expect(order).toMatchObject({
    fulfilment: 'pickup',
    pickupName: 'Zulmira Quaresma',
    customerCpf: null,
    shippingNeighborhood: 'Jardim Paulista',
  })
  await page.goto('/conta')
  await expect(page.getByText('Retirada no ateliê', { exact: true })).toBeVisible(soon)

  const admin = await page.context().newPage()
  await admin.addInitScript((token) => localStorage.setItem('atelier.token', token), await tokenOf('admin'))
  await admin.goto(`/admin/pedidos/${order?.number}`)
  await expect(admin.getByRole('heading', { name: 'Retirada no ateliê' })).toBeVisible(soon)
  await admin.getByLabel(`Status do pedido nº ${order?.number}`).selectOption('delivered')
  const dialog = admin.getByRole('dialog', { name: 'Mudar para Entregue?' })
  await expect(dialog.getByLabel('Quem retirou')).toHaveValue('Zulmira Quaresma')
  await dialog.getByLabel('Quem retirou').fill('Beatriz Lima')
  await dialog.getByRole('button', { name: 'Mudar para Entregue' }).click()
  await expect(admin.getByText('Retirado por: Beatriz Lima')).toBeVisible()
  expect(await ordersOf(db, buyer)).toMatchObject([{ status: 'delivered', pickedUpBy: 'Beatriz Lima' }])
  await admin.goto(`/admin/pedidos/${order?.number}/ficha`)
  await expect(admin.getByRole('article').getByText('Retirada no ateliê')).toBeVisible()
})

test('the admin sees the CPF masked until Mostrar CPF, which the log records', async ({
  page,
  db,
  tokenOf,
}) => {
  const order = await anOrder(db, { customerCpf: DIGITS })
  await page.addInitScript((token) => localStorage.setItem('atelier.token', token), await tokenOf('admin'))
  await page.goto(`/admin/pedidos/${order.number}`)
  await expect(page.getByText(`CPF ${MASKED}`)).toBeVisible(soon)
  expect((await page.content()).includes(CPF)).toBe(false)
  await page.getByRole('button', { name: 'Mostrar CPF' }).click()
  await expect(page.getByText(`CPF ${CPF}`)).toBeVisible()
  const shown = db.selectFrom('auditLog').select('action').where('objectId', '=', String(order.id))
  expect(await shown.execute()).toEqual([{ action: 'order.cpf_shown' }])
})

test('product page and cart name where the shop delivers', async ({ page, buyer, product }) => {
  expect(buyer.id).not.toBe(0)
  for (const path of [`/produto/${product.id}`, '/carrinho']) {
    await page.goto(path)
    await expect(page.getByText(/Entregamos em SP, RJ e MG, ou retire no ateliê/)).toBeVisible()
  }
})
