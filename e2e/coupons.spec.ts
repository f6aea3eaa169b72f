import type { Page } from '@playwright/test'
import { minus, openCart, plus, summary, withCart } from './cart-page.ts'
import { expect, test } from './fixtures.ts'
import { expectNoViolations } from './violations.ts'

const field = (page: Page) => summary(page).getByLabel('Cupom', { exact: true })
const apply = (page: Page) => summary(page).getByRole('button', { name: 'Aplicar' })
const remove = (page: Page) => summary(page).getByRole('button', { name: 'Remover cupom NOIVA10' })
const total = (page: Page) => summary(page).locator('dl div').filter({ hasText: 'Total' }).last()
const storedCode = (page: Page) => page.evaluate(() => localStorage.getItem('atelier.coupon'))

/** Below the minimum of NOIVA10 with one unit, above it with two. */
const veil = {
  productId: 16,
  name: 'Véu Serenata',
  size: 'Único',
  unitPriceCents: 129_000,
  quantity: 2,
}

test('a code that does not apply stays in the field with one message, and one that does is shown with its discount', async ({
  page,
  context,
}) => {
  await withCart(context, {})
  await openCart(page)
  for (const code of ['ninguem', 'PRIMEIRAPROVA', 'maio']) {
    await field(page).fill(code)
    await field(page).press('Enter')
    await expect(summary(page)).toContainText('Este cupom não vale para este carrinho.')
    await expect(field(page)).toHaveValue(code)
    await expect(total(page)).toContainText('R$ 6.890,00')
  }
  expect(await storedCode(page)).toBeNull()

  await field(page).fill('noiva10')
  await apply(page).click()
  await expect(summary(page)).toContainText('Cupom NOIVA10, 10 %')
  await expect(summary(page)).toContainText('− R$ 689,00')
  await expect(total(page)).toContainText('R$ 6.201,00')
  await expect(remove(page)).toBeFocused()
  expect(await storedCode(page)).toBe('NOIVA10')
  await expectNoViolations(page)

  await page.reload()
  await expect(total(page)).toContainText('R$ 6.201,00')
  await remove(page).click()
  await expect(field(page)).toBeFocused()
  await expect(total(page)).toContainText('R$ 6.890,00')
  expect(await storedCode(page)).toBeNull()
})

test('the discount follows the quantities, and the page says when the cart falls below the minimum', async ({
  page,
  context,
}) => {
  await withCart(context, veil)
  await openCart(page)
  await field(page).fill('NOIVA10')
  await apply(page).click()
  await expect(total(page)).toContainText('R$ 2.322,00')
  await minus(page, veil.name).click()
  await expect(summary(page).getByRole('alert')).toContainText('não vale para este carrinho')
  await expect(total(page)).toContainText('R$ 1.290,00')
  await plus(page, veil.name).click()
  await expect(summary(page).getByRole('alert')).toHaveCount(0)
  await expect(total(page)).toContainText('R$ 2.322,00')

  await page.getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page.getByRole('heading', { name: 'Finalizar Compra' })).toBeVisible()
  // The bar of a phone, or the total beside the steps.
  await expect(page.getByText('R$ 2.322,00').filter({ visible: true }).first()).toBeVisible()
})
