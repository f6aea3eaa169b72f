import { aSession } from '@shop/test-kit/factories'
import { aCustomer, field } from './account-forms.ts'
import { withCart } from './cart-page.ts'
import { next, paymentForm, soon, stepHeading, typeCpf } from './checkout-page.ts'
import { expect, test } from './fixtures.ts'

test('the checkout delivers to the states configured for the shop, leaves the state empty when the account’s is not among them, and offers Pix only where the shop does', async ({
  page,
  context,
  ownShop,
}) => {
  const { url, db } = await ownShop({ PAYMENT_METHODS: 'card' })
  const value = JSON.stringify(['BA', 'PE'])
  await db
    .insertInto('settings')
    .values({ key: 'delivery_states', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
  const { token } = await aSession(db, await aCustomer(db, { state: 'SP' }))
  await context.addInitScript((storedToken) => localStorage.setItem('atelier.token', storedToken), token)
  await withCart(context, {})
  await page.goto(`${url}/checkout`)
  await expect(stepHeading(page, 'Informações')).toBeVisible(soon)
  await typeCpf(page)
  await next(page).click()
  await expect(field(page, 'state').locator('option')).toHaveText(['UF', 'BA', 'PE'])
  await expect(field(page, 'state')).toHaveValue('')
  await expect(page.getByText('Entregamos em BA e PE.')).toBeVisible()
  await field(page, 'state').selectOption('BA')
  await next(page).click()
  await expect(page.getByText('Este CEP não é do estado escolhido.')).toBeVisible()
  await field(page, 'zipCode').fill('40020-000')
  await next(page).click()
  await expect(paymentForm(page).getByLabel('Número do cartão')).toBeVisible(soon)
  await expect(paymentForm(page).getByRole('tab', { name: 'Pix' })).toHaveCount(0)
})
