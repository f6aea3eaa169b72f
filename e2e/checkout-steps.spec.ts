import type { Page } from '@playwright/test'
import { aSession } from '@shop/api/testing/factories'
import { cepAddress } from '@shop/contract/cep'
import { aCustomer, expectToast, field, toastOf } from './account-forms.ts'
import { summary, withCart } from './cart-page.ts'
import { expect, test } from './checkout-buyer.ts'
import {
  back,
  next,
  openCheckout,
  payButton,
  paymentForm,
  review,
  stepHeading,
  stepList,
  steps,
  toPayment,
  toReview,
} from './checkout-page.ts'
import { expectNoViolations } from './violations.ts'

async function expectRequired(page: Page) {
  await expectToast(page, 'Campos obrigatórios', 'Por favor, preencha todos os campos marcados com *.')
}

test('has four steps beside the pieces and their total', async ({ page, buyer, isMobile }) => {
  await openCheckout(page)
  expect(buyer.email).not.toBe('')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finalizar Compra')
  await expect(stepList(page).getByRole('listitem')).toHaveText(
    steps.map((name, index) => new RegExp(`${index + 1}${name}`)),
  )
  if (isMobile) await page.locator('summary', { hasText: 'resumo (2 itens)' }).click()
  await expect(summary(page)).toContainText('Açucena')
  await expect(summary(page)).toContainText('Véu Serenata')
  await expect(summary(page)).toContainText('R$ 8.180,00')
  await expect(summary(page)).toContainText('Frete Grátis')
  await expect(summary(page)).toContainText(/chega entre .+, 15 a 30 dias úteis/)
  if (isMobile) return
  const form = await page.locator('main form').boundingBox()
  const aside = await summary(page).boundingBox()
  expect(aside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0))
})

test('begins with what the account knows', async ({ page, buyer }) => {
  await openCheckout(page)
  const known = {
    firstName: 'Marina',
    lastName: 'Souza Duarte',
    email: buyer.email,
    phone: '(11) 90000-0000',
  }
  for (const [name, value] of Object.entries(known)) await expect(field(page, name)).toHaveValue(value)
  await next(page).click()
  const place = { address: 'Rua das Acácias, 120, Jardim Paulista', complement: '', city: 'São Paulo' }
  for (const [name, value] of Object.entries(place)) await expect(field(page, name)).toHaveValue(value)
  await expect(field(page, 'state')).toHaveValue('SP')
  await expect(field(page, 'zipCode')).toHaveValue('01310-100')
  await expect(field(page, 'notes')).toHaveValue('')
  await expect(field(page, 'state').locator('option')).toHaveText(['UF', 'SP', 'RJ', 'MG'])
  await next(page).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
})

test('leaves a state open to which the shop does not deliver', async ({ page, context, db }) => {
  const user = await aCustomer(db, { state: 'BA' })
  const { token } = await aSession(db, user)
  await context.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  await withCart(context, {})
  await openCheckout(page)
  await next(page).click()
  await expect(field(page, 'state')).toHaveValue('')
  await expect(page.getByText('Entregamos em SP, RJ e MG.')).toBeVisible()
})

for (const name of ['firstName', 'lastName', 'email', 'phone']) {
  test(`the first step does not go on without ${name}`, async ({ page, buyer }) => {
    expect(buyer.email).not.toBe('')
    await openCheckout(page)
    await field(page, name).fill(' ')
    await next(page).click()
    await expectRequired(page)
    await expect(stepHeading(page, 'Informações')).toBeVisible()
    await expect(field(page, name)).toBeFocused()
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
  })
}

for (const name of ['address', 'city', 'state', 'zipCode']) {
  test(`the second step does not go on without ${name}`, async ({ page, buyer }) => {
    expect(buyer.email).not.toBe('')
    await openCheckout(page)
    await next(page).click()
    if (name === 'state') await field(page, name).selectOption('')
    else await field(page, name).fill('')
    await next(page).click()
    await expectRequired(page)
    await expect(stepHeading(page, 'Endereço')).toBeVisible()
    await expect(field(page, name)).toBeFocused()
  })
}

test('marks what is required with an asterisk', async ({ page, buyer }) => {
  expect(buyer.email).not.toBe('')
  await openCheckout(page)
  const starred = page.locator('main label', { hasText: '*' })
  await expect(starred).toHaveText(['Nome *', 'Sobrenome *', 'E-mail *', 'Telefone *'])
  await next(page).click()
  await expect(starred).toHaveText(['CEP *', 'Endereço *', 'Cidade *', 'Estado *'])
})

test('says what is wrong with what is filled in, without calling it missing', async ({ page, buyer }) => {
  expect(buyer.email).not.toBe('')
  await openCheckout(page)
  await field(page, 'email').fill('marina@')
  await next(page).click()
  await expect(page.getByText('Informe um e-mail válido.')).toBeVisible()
  await expect(toastOf(page, 'Campos obrigatórios')).toHaveCount(0)
  await expectNoViolations(page)
})

test('goes back without asking for anything, and only to what is done', async ({ page, buyer }) => {
  expect(buyer.email).not.toBe('')
  await openCheckout(page)
  await expect(back(page)).toBeDisabled()
  await expect(stepList(page).getByRole('button')).toHaveCount(0)
  await next(page).click()
  await field(page, 'city').fill('')
  await back(page).click()
  await expect(stepHeading(page, 'Informações')).toBeFocused()
  await next(page).click()
  await field(page, 'city').fill('Campinas')
  await next(page).click()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await expect(stepList(page).getByRole('button')).toHaveCount(2)
  await stepList(page).getByRole('button', { name: 'Informações' }).click()
  await expect(stepHeading(page, 'Informações')).toBeFocused()
})

test('the payment is the provider’s own form in its tabs, and survives a look at the other steps', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).not.toBe('')
  await toPayment(page)
  await expect(page.locator('main input, main select, main textarea')).toHaveCount(0)
  await expect(paymentForm(page).getByRole('tab')).toHaveText([/Cartão/, /Pix/])
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toHaveCSS('color', 'rgb(122, 63, 54)')
  await paymentForm(page).getByLabel('Número do cartão').fill('4242424242424242')
  await back(page).click()
  await next(page).click()
  await expect(paymentForm(page).getByLabel('Número do cartão')).toHaveValue('4242 4242 4242 4242')
  await expectNoViolations(page)
})

test('the review shows everything and leads back to each part of it', async ({ page, buyer, isMobile }) => {
  await toReview(page)
  await expect(review(page, 'Informações')).toContainText('Marina Souza Duarte')
  await expect(review(page, 'Informações')).toContainText(buyer.email)
  await expect(review(page, 'Endereço')).toContainText('Rua das Acácias, 120, Jardim Paulista')
  await expect(review(page, 'Pagamento')).toContainText('Visa •••• •••• •••• 4242')
  await expect(next(page)).toHaveCount(0)
  await expect(payButton(page)).toBeEnabled()
  if (isMobile) await expect(summary(page).locator('visible=true')).toContainText('R$ 8.180,00')
  await expectNoViolations(page)
  for (const name of ['Pagamento', 'Endereço', 'Informações'] as const) {
    await page.getByRole('button', { name: `Editar ${name.toLowerCase()}` }).click()
    await expect(stepHeading(page, name)).toBeFocused()
    await expect(payButton(page)).toHaveCount(0)
    if (name === 'Informações') break
    for (const following of steps.slice(steps.indexOf(name) + 1)) {
      await next(page).click()
      await expect(stepHeading(page, following)).toBeVisible()
    }
  }
})

test('what was typed is there after the page is loaded again, up to the payment', async ({ page, buyer }) => {
  expect(buyer.email).not.toBe('')
  await openCheckout(page)
  await field(page, 'firstName').fill('Mariana')
  await next(page).click()
  await field(page, 'notes').fill('Entregar à tarde')
  await page.reload()
  await expect(stepHeading(page, 'Endereço')).toBeVisible()
  await expect(field(page, 'notes')).toHaveValue('Entregar à tarde')
  await back(page).click()
  await expect(field(page, 'firstName')).toHaveValue('Mariana')
})

test('a postal code fills in what is still empty, and says where the shop does not deliver', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).not.toBe('')
  await openCheckout(page)
  await next(page).click()
  for (const name of ['address', 'city', 'zipCode']) await field(page, name).fill('')
  await field(page, 'state').selectOption('')
  await field(page, 'zipCode').pressSequentially('13010060')
  await expect(field(page, 'zipCode')).toHaveValue('13010-060')
  await expect(field(page, 'city')).toHaveValue('Campinas')
  await expect(field(page, 'state')).toHaveValue('SP')
  await expect(field(page, 'address')).toHaveValue('Rua Barão de Jaguara, Centro')

  const far = cepAddress.encode({
    zipCode: '69900-064',
    street: null,
    neighborhood: null,
    city: 'Rio Branco',
    state: 'AC',
  })
  await page.route('**/api/cep/**', (route) => route.fulfill({ json: far }))
  await field(page, 'zipCode').fill('69900-064')
  await expect(page.getByText('Ainda não entregamos em AC.').first()).toBeVisible()
  await expect(field(page, 'state')).toHaveValue('')
})

test('another postal code replaces the address of the account, its own brings it back, and what was typed stays', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).not.toBe('')
  await openCheckout(page)
  await next(page).click()
  const own = await field(page, 'address').inputValue()
  expect(own).toContain('Rua das Acácias')
  await field(page, 'zipCode').fill('13010-060')
  await expect(field(page, 'address')).toHaveValue('Rua Barão de Jaguara, Centro')
  await expect(field(page, 'city')).toHaveValue('Campinas')
  await field(page, 'zipCode').fill('01310-100')
  await expect(field(page, 'address')).toHaveValue(own)
  await expect(field(page, 'city')).toHaveValue('São Paulo')

  await field(page, 'address').fill('Rua da Prova, 7')
  await field(page, 'zipCode').fill('13010-060')
  await expect(field(page, 'city')).toHaveValue('Campinas')
  await expect(field(page, 'address')).toHaveValue('Rua da Prova, 7')
})
