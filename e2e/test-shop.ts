/** A separate test shop to buy from: what is sold here affects no other test. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { type DemoShop, startDemoShop } from '@shop/test-kit/demo-shop'
import { aProduct, aSession } from '@shop/test-kit/factories'
import { RATE_LIMITS } from '@shop/test-kit/limits'
import { aCustomer } from './account-forms.ts'
import { withCart } from './cart-page.ts'
import { test as base, expect } from './fixtures.ts'

interface Buyer {
  id: number
  email: string
  name: string
  token: string
}

interface Fixtures {
  /** A new customer, signed in in the page's browser. */
  buyer: Buyer
  /** A product for this test only, with one unit in the cart. */
  product: Awaited<ReturnType<typeof aProduct>>
}

interface WorkerFixtures {
  testShop: DemoShop
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  testShop: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const name = `e2e_${randomUUID().replaceAll('-', '').slice(0, 12)}`
      const shop = await startDemoShop(name, { RATE_LIMITS })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ testShop }, use) => use(testShop.shop.url),
  db: async ({ testShop }, use) => use(testShop.db),
  buyer: async ({ context, db }, use, info) => {
    // A whole purchase involves two servers.
    info.setTimeout(60_000)
    const user = await aCustomer(db, { name: 'Marina Duarte' })
    const { token } = await aSession(db, user)
    await context.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
    await use({ id: user.id, email: user.email, name: user.name, token })
  },
  product: async ({ context, db }, use) => {
    const product = await aProduct(db, { name: `Peônia ${randomUUID().slice(0, 8)}`, stockAvailable: 5 })
    await withCart(context, lineOf(product))
    await use(product)
  },
})

export { expect }

export function lineOf({ id, name, priceCents }: { id: number; name: string; priceCents: number }) {
  return { productId: id, name, unitPriceCents: priceCents, size: 'M', color: 'Branco' }
}

/** The provider's ledger of a payment. */
export async function ledgerOf(testShop: DemoShop, intent: string): Promise<{ captured: number }> {
  const response = await fetch(`${testShop.payments.url}/_control/ledger?payment_intent=${intent}`)
  return (await response.json()) as { captured: number }
}

/** Triggers an event at the bank or the payment provider. */
export async function atTheBank(testShop: DemoShop, what: string, body: object) {
  const response = await fetch(`${testShop.payments.url}/_control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok, await response.text()).toBe(true)
}

export function ordersOf(db: Db, { id }: { id: number }) {
  return db.selectFrom('orders').selectAll().where('userId', '=', id).orderBy('id').execute()
}

export const orderIdIn = (page: Page) => Number(new URL(page.url()).searchParams.get('pedido'))
