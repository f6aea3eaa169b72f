import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

/** An order and its charges must agree on every amount, on the time of payment, and on what is still copied. */
export async function wrongCharges(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select orders.id, total_cents, sums.* from orders
    left join order_charges first on first.order_id = orders.id and position = 0
    left join lateral (
      select sum(amount_cents) filter (where cancelled_at is null) as amount, sum(refunded_cents) as refunded,
        sum(charged_back_cents) as charged_back, min(paid_at) as paid_at
      from order_charges where order_id = orders.id
    ) sums on true
    where (orders.cancelled_at is null and total_cents is distinct from amount)
      or orders.refunded_cents is distinct from refunded or orders.charged_back_cents is distinct from charged_back
      or case when payment_state in ('paid', 'partly_paid', 'refunded') then orders.paid_at end is distinct from sums.paid_at
      or (orders.payment_intent_id, orders.payment_attempt, orders.amount_revision, orders.received_cents)
        is distinct from (first.payment_intent_id, first.payment_attempt, first.amount_revision, first.received_cents)
    limit 100`.execute(db)
  return rows
}

/** What a charge has refunded must be the sum of its refunds that succeeded. */
export async function wrongRefunds(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select order_charges.id, refunded_cents, sum(refunds.amount_cents) as refunds from order_charges
    left join refunds on charge_id = order_charges.id and status = 'succeeded'
    group by order_charges.id
    having refunded_cents <> coalesce(sum(refunds.amount_cents), 0)
    limit 100`.execute(db)
  return rows
}
