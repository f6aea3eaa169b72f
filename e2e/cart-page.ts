import type { BrowserContext, Page } from '@playwright/test'
import { cartId } from '@shop/contract/cart'
import type { OfferKind } from '@shop/contract/offers'
import { expect } from './fixtures.ts'

/** Açucena, PP, Off-White, at its price, as the product page would store it. */
const usual = {
  productId: 1,
  name: 'Açucena',
  unitPriceCents: 689_000,
  size: 'PP',
  color: 'Off-White',
  quantity: 1,
}

/** How a line is had, unless it is a ready unit. */
interface Way {
  offer?: OfferKind
  baseSize?: string
}

/** Puts lines into the cart once, before the next page opens: what the page changes later is not overwritten. */
export async function withCart(context: BrowserContext, ...lines: (Partial<typeof usual> & Way)[]) {
  const stored = lines.map((line) => {
    const whole = { ...usual, ...line }
    return { ...whole, cartId: cartId(whole.productId, whole.size, whole.color) }
  })
  await context.addInitScript(
    ([cart]) => {
      if (sessionStorage.getItem('cart-laid') === null && cart !== undefined) {
        localStorage.setItem('atelier.cart', cart)
        sessionStorage.setItem('cart-laid', 'yes')
      }
    },
    [JSON.stringify({ version: 1, lines: stored })],
  )
}

export async function openCart(page: Page) {
  await page.goto('/carrinho')
  await expect(list(page)).toHaveAttribute('aria-busy', 'false')
}

const list = (page: Page) => page.getByRole('list', { name: 'Peças no carrinho' })
export const rows = (page: Page) => list(page).getByRole('listitem')
export const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
export const summary = (page: Page) => page.getByRole('region', { name: 'Resumo do pedido' })
export const minus = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: /^Diminuir/ })
export const plus = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name: /^Aumentar/ })
export const quantity = (page: Page, name: string) => rowOf(page, name).locator('output')
