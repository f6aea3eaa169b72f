import { aSession } from '@shop/test-kit/factories'
import { aCustomer } from './account-forms.ts'
import { withCart } from './cart-page.ts'
import { test as base, expect } from './fixtures.ts'

/** This customer orders nothing, so the shared shop can be used. */
export const test = base.extend<{ buyer: { id: number; email: string } }>({
  buyer: async ({ context, db }, use) => {
    const user = await aCustomer(db, { name: 'Marina Souza Duarte' })
    const { token } = await aSession(db, user)
    await context.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
    await withCart(
      context,
      {},
      { productId: 16, name: 'Véu Serenata', size: 'Único', unitPriceCents: 129_000 },
    )
    await use({ id: user.id, email: user.email })
  },
})

export { expect }
