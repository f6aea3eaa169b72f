import type { Page } from '@playwright/test'
import { field, newEmail } from './account-forms.ts'
import { withCart } from './cart-page.ts'
import {
  CPF,
  cards,
  expectConfirmation,
  next,
  payButton,
  paymentForm,
  review,
  soon,
  stepHeading,
  typeCard,
} from './checkout-page.ts'
import { expect, test } from './fixtures.ts'
import { toGuestPayment, typeAddress, typePerson, veil } from './guest-page.ts'
import { holdScripts } from './hold-scripts.ts'

const address = {
  zipCode: '01310-100',
  address: 'Avenida Paulista',
  number: '1000',
  neighborhood: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
}

async function expectPerson(page: Page, email: string) {
  const person = { email, firstName: 'Beatriz', lastName: 'Lima', phone: '(11) 98888-0142', cpf: CPF }
  for (const [name, text] of Object.entries(person)) await expect(field(page, name)).toHaveValue(text, soon)
}

async function expectAddress(page: Page) {
  for (const [name, text] of Object.entries(address)) await expect(field(page, name)).toHaveValue(text, soon)
}

test('Back in every step keeps what a guest typed, to the card, and a reload all but the card', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await withCart(context, {}, veil)
  await toGuestPayment(page, email)
  await typeCard(page, cards.good)
  await next(page).click()
  await expect(stepHeading(page, 'Revisão')).toBeVisible(soon)
  await expect(review(page, 'Informações')).toContainText(email)

  await page.goBack()
  await expect(stepHeading(page, 'Pagamento')).toBeVisible()
  await expect(paymentForm(page).getByLabel('Número do cartão')).toHaveValue('4242 4242 4242 4242')
  await page.goBack()
  await expect(stepHeading(page, 'Endereço')).toBeVisible()
  await expectAddress(page)
  await page.goBack()
  await expect(stepHeading(page, 'Informações')).toBeVisible()
  await expectPerson(page, email)
  for (const name of ['Endereço', 'Pagamento', 'Revisão'] as const) {
    await page.goForward()
    await expect(stepHeading(page, name)).toBeVisible()
  }
  await expect(payButton(page)).toBeEnabled()

  for (let steps = 0; steps < 3; steps += 1) await page.goBack()
  await expect(stepHeading(page, 'Informações')).toBeVisible()
  await page.reload()
  await expectPerson(page, email)
  await next(page).click()
  await expectAddress(page)
})

test('a half-typed address is still there after Back and a reload', async ({ page, context }) => {
  const email = newEmail()
  await withCart(context, {}, veil)
  await page.goto('/checkout')
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  await typePerson(page, email)
  await next(page).click()
  await expect(stepHeading(page, 'Endereço')).toBeVisible(soon)
  await field(page, 'number').fill('77')
  await page.goBack()
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  await page.reload()
  await expectPerson(page, email)
  await next(page).click()
  await expect(field(page, 'number')).toHaveValue('77')
})

test('with scripts that come late a guest buys all the same, and what was typed early is sent', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await withCart(context, {}, veil)
  const letCheckoutCome = await holdScripts(page)
  await page.goto('/checkout', { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeVisible()
  await expect(next(page)).toHaveCount(0)
  letCheckoutCome()
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  await typePerson(page, email)
  await next(page).click()
  await expect(stepHeading(page, 'Endereço')).toBeVisible(soon)
  await typeAddress(page)
  await next(page).click()
  await typeCard(page, cards.good)
  await next(page).click()
  await payButton(page).click()
  await expectConfirmation(page, 'Beatriz')

  const letFormCome = await holdScripts(page)
  await page.goto('/pedido', { waitUntil: 'commit' })
  const send = page.getByRole('button', { name: 'Enviar o link' })
  await page.getByLabel('Número do pedido').fill('10019')
  await page.getByLabel('E-mail').fill(email)
  await expect(send).toBeDisabled()
  letFormCome()
  await send.click()
  await expect(page.getByText(`Se o pedido existir com o e-mail ${email}`)).toBeVisible(soon)
})
