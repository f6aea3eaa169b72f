import type { Page } from '@playwright/test'
import type { Db } from '@shop/api/db/connection'
import { anItem, anOrder, aSession } from '@shop/test-kit/factories'
import { aCustomer } from './account-forms.ts'

/** A customer for this test only, signed in before the page's next navigation. */
export async function asCustomer(page: Page, db: Db, values: Parameters<typeof aCustomer>[1] = {}) {
  const user = await aCustomer(db, values)
  const { token } = await aSession(db, user)
  await page.addInitScript((value) => localStorage.setItem('atelier.token', value), token)
  return { user, token }
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

export const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true })

export const orderCard = (page: Page, number: number) =>
  page.getByRole('article', { name: `Pedido nº ${number}`, exact: true })

type OrderValues = Parameters<typeof anOrder>[1]
type Move = readonly [status: string, at: string]

/** An order of one product of the demo catalogue, with its status history. */
export async function anOrderOf(
  db: Db,
  user: { id: number; name: string; email: string },
  values: OrderValues = {},
  moves: readonly Move[] = [],
  line: Parameters<typeof anItem>[3] = {},
) {
  const product = await db
    .selectFrom('products')
    .select(['id', 'name', 'priceCents'])
    .where('name', '=', 'Açucena')
    .executeTakeFirstOrThrow()
  const order = await anOrder(db, {
    userId: user.id,
    customerName: user.name,
    customerEmail: user.email,
    totalCents: product.priceCents,
    ...values,
  })
  const item = await anItem(db, order, product, line)
  for (const [to, at] of moves) {
    await db
      .insertInto('orderEvents')
      .values({
        orderId: order.id,
        kind: 'status_changed',
        details: JSON.stringify({ to }),
        createdAt: new Date(at),
      })
      .execute()
  }
  return { order, item, product }
}

const dayMs = 24 * 60 * 60 * 1000
export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** The columns of an order that was paid this many days ago. */
export const paid = (days: number) =>
  ({
    status: 'confirmed',
    paymentState: 'paid',
    stockState: 'sold',
    paymentMethod: 'card',
    createdAt: daysAgo(days),
    paidAt: daysAgo(days),
  }) as const
