import { field } from '../account-forms.ts'
import { openCart, rowOf, rows, summary, withCart } from '../cart-page.ts'
import { test as asBuyer, expect } from '../checkout-buyer.ts'
import { cards, next, openCheckout, paymentForm, soon, stepHeading, typeCard } from '../checkout-page.ts'
import { test } from '../fixtures.ts'
import { expectNoViolations } from '../violations.ts'

/*
 * What needs a purchase to be reached is looked at where it is reached: a rejected card, a changed price, a product sold
 * meanwhile, Pix and its ends, and the provider's library missing, in the other files of the checkout.
 */

test('axe finds nothing to complain about in the cart, whatever is in it, and where a visitor is asked to sign in', async ({
  page,
  context,
}) => {
  await withCart(
    context,
    {},
    { productId: 10, name: 'Jasmim', color: 'Branco' },
    { productId: 999_999, name: 'Peônia' },
    { productId: 16, name: 'Véu Serenata', size: 'GG' },
  )
  await openCart(page)
  await expect(rowOf(page, 'Jasmim')).toContainText('Esgotado')
  await expect(rowOf(page, 'Peônia')).toContainText('Indisponível')
  await expect(summary(page).getByRole('button', { name: 'Finalizar compra' })).toBeDisabled()
  await expectNoViolations(page)

  await page.route('**/api/products/chosen*', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Não foi possível conferir preços e estoque agora')).toBeVisible()
  await expectNoViolations(page)

  await page.goto('/checkout')
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar' })).toBeVisible()
  await expectNoViolations(page)

  await page.evaluate(() => localStorage.removeItem('atelier.cart'))
  await page.goto('/carrinho')
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  await expectNoViolations(page)
})

asBuyer('axe finds nothing to complain about in any step of the checkout', async ({ page, buyer }) => {
  await openCheckout(page)
  await field(page, 'email').fill('marina@')
  await next(page).click()
  await expect(page.getByText('Informe um e-mail válido.')).toBeVisible()
  await expectNoViolations(page)
  await field(page, 'email').fill(buyer.email)
  await next(page).click()
  await expect(stepHeading(page, 'Endereço')).toBeVisible()
  await expectNoViolations(page)
  await next(page).click()
  await expect(paymentForm(page).getByRole('tab', { name: 'Cartão' })).toBeVisible(soon)
  await expectNoViolations(page)
  await next(page).click()
  await expect(paymentForm(page).getByText('O número do seu cartão está incompleto.')).toBeVisible()
  await expectNoViolations(page)
  await typeCard(page, cards.good)
  await next(page).click()
  await expect(stepHeading(page, 'Revisão')).toBeVisible(soon)
  await expectNoViolations(page)
})
