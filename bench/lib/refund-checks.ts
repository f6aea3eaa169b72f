import { sql } from 'kysely'
import { movementsOfOrders } from './provider.ts'
import type { TestShop } from './test-shop.ts'

/** Read in the order in which the provider moved the money. */
export async function overRefunds(shop: TestShop, ids: readonly number[]): Promise<number> {
  const balances = new Map<string, number>()
  let below = 0
  for (const { payment_intent: payment, amount } of await movementsOfOrders(shop, ids)) {
    const balance = (balances.get(payment) ?? 0) + amount
    balances.set(payment, balance)
    if (balance < 0) below += 1
  }
  return below
}

/** Orders with more refunds, done and pending, than were paid. */
export async function overPromises({ db }: TestShop, ids: readonly number[]): Promise<number> {
  const { rows } = await sql`
    select orders.id from orders join refunds on order_id = orders.id and refunds.status <> 'failed'
    where orders.id = any(${ids}::bigint[])
    group by orders.id having sum(amount_cents) > total_cents or paid_at is null`.execute(db)
  return rows.length
}
