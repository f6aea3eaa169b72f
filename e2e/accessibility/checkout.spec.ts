import { field } from '../account-forms.ts'
import { openCart, rowOf, rows, summary, withCart } from '../cart-page.ts'
import { test as asBuyer, expect } from '../checkout-buyer.ts'
import {
  cards,
  next,
  openCheckout,
  paymentForm,
  soon,
  stepHeading,
  typeCard,
  typeCpf,
} from '../checkout-page.ts'
import { test } from '../fixtures.ts'
import { expectNoViolations } from '../violations.ts'

/*
 * States that need a purchase are checked in the other checkout specs: a declined card, a changed price, a product sold
 * in the meantime, Pix and its outcomes, and the missing provider library.
 */

test('the cart, whatever is in it, and the checkout’s sign-in prompt for a visitor have no axe violations', async ({
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

asBuyer('no step of the checkout has axe violations', async ({ page, buyer }) => {
  await openCheckout(page)
  await field(page, 'email').fill('marina@')
  await next(page).click()
  await expect(page.getByText('Informe um e-mail válido.')).toBeVisible()
  await expectNoViolations(page)
  await field(page, 'email').fill(buyer.email)
  await next(page).click()
  await expect(stepHeading(page, 'Endereço')).toBeVisible()
  await page.getByText('Retirar no ateliê', { exact: true }).click()
  await expect(page.getByLabel('Quem vem buscar')).toBeVisible()
  await expectNoViolations(page)
  await page.getByText('Entregar', { exact: true }).click()
  await expectNoViolations(page)
  await typeCpf(page)
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
