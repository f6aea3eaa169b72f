/** What the shop and the provider have in their books about an order in charges, as numbers that can be compared. */
import { sql } from 'kysely'
import type { PlannedOrder } from './planned-orders.ts'
import { movementsOfOrders } from './provider.ts'
import type { TestShop } from './test-shop.ts'

/** In centavos, except for the emails; missing is 0. */
export type Books = Readonly<Record<string, number>>

/** As they are once the first `paid` charges are paid by card and nothing else has happened. */
export function booksOf({ charges, totalCents }: Pick<PlannedOrder, 'charges' | 'totalCents'>, paid: number) {
  const books: Record<string, number> = { total: totalCents, emails: paid }
  for (const { position, amountCents } of charges) {
    books[`due ${position}`] = amountCents
    if (position < paid) {
      books[`paid ${position}`] = amountCents
      books[`captured ${position}`] = amountCents
    }
  }
  return books
}

export async function readBooks(shop: TestShop, orderId: number): Promise<Books> {
  const { rows } = await sql<{ position: number; due: number; paid: number; refunded: number; id: number }>`
    select id, position, refunded_cents as refunded, case when cancelled_at is null then amount_cents else 0 end as due,
      case when paid_at is null then 0 else amount_cents end as paid
    from order_charges where order_id = ${orderId}`.execute(shop.db)
  const { rows: sums } = await sql<{ total: number; retained: number; emails: number }>`
    select total_cents as total, coalesce(retained_cents, 0) as retained,
      (select count(*)::int from mails where recipient = customer_email) as emails
    from orders where id = ${orderId}`.execute(shop.db)
  const books: Record<string, number> = { ...sums[0] }
  for (const { position, due, paid, refunded } of rows) {
    books[`due ${position}`] = due
    books[`paid ${position}`] = paid
    books[`refunded ${position}`] = refunded
  }
  for (const { kind, amount, metadata } of await movementsOfOrders(shop, [orderId])) {
    const position = rows.find(({ id }) => String(id) === metadata['charge_id'])?.position ?? 0
    const what = kind === 'capture' ? `captured ${position}` : `returned ${position}`
    books[what] = (books[what] ?? 0) + Math.abs(amount)
  }
  return books
}

/** What is less than it should be was lost; what is more was done twice. */
export function compareBooks(found: Books, wanted: Books) {
  const names = [...new Set([...Object.keys(found), ...Object.keys(wanted)])]
  const difference = (name: string) => (found[name] ?? 0) - (wanted[name] ?? 0)
  return {
    less: names.filter((name) => difference(name) < 0),
    more: names.filter((name) => difference(name) > 0),
  }
}
