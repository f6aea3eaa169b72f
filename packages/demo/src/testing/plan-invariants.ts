// Invariants of orders with deposit, parts and extras. Each function returns the rows that violate its invariant.

import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

/** No charge returns more than it received, also with refunds that are still on their way. */
export async function excessiveRefunds(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select charge.id, charge.order_id, amount_cents, received_cents, refunded_cents, promised from order_charges charge
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as promised from refunds where charge_id = charge.id and status <> 'failed'
    ) of_charge
    where greatest(refunded_cents, promised) > case
      when paid_at is not null then coalesce(received_cents, amount_cents) else coalesce(received_cents, 0) end
    limit 100`.execute(db)
  return rows
}

/** What the reports say against counting anew: paid less returned by month and state, and orders by their states. */
export async function wrongStatistics(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    with counted as (
      select sale_month(charge.paid_at) as month, shipping_state as state, sum(greatest(0, amount_cents
        - charge.charged_back_cents - (select coalesce(sum(amount_cents), 0) from refunds
          where charge_id = charge.id and status = 'succeeded'))) as revenue
      from order_charges charge join orders on orders.id = charge.order_id
      where charge.paid_at is not null group by 1, 2
    ), reported as (
      select month, state, sum(revenue) as revenue from order_totals where month is not null group by 1, 2
    )
    select month::text, state, coalesce(reported.revenue, 0)::text as reported, coalesce(counted.revenue, 0)::text as counted
    from reported full join counted using (month, state)
    where coalesce(reported.revenue, 0) <> coalesce(counted.revenue, 0)
    union all
    select status || ' ' || payment_state, cancelled::text, coalesce(reported.orders, 0)::text, coalesce(counted.orders, 0)::text
    from (
      select status, payment_state, cancelled, sum(orders) as orders from order_totals where status is not null group by 1, 2, 3
    ) reported
    full join (
      select status, payment_state, cancelled_at is not null as cancelled, count(*) as orders from orders group by 1, 2, 3
    ) counted using (status, payment_state, cancelled)
    where coalesce(reported.orders, 0) <> coalesce(counted.orders, 0)`.execute(db)
  return rows
}

/**
 * Delivered or sent while a charge was open, without an administrator who said why. The order of events counts: they are
 * written under the lock of their order.
 */
export async function leftWithBalance(db: Db, firstOrder: number): Promise<unknown[]> {
  const { rows } = await sql`
    select orders.id, leaving.kind, leaving.id as event, charge.id as charge from order_events leaving
    join orders on orders.id = leaving.order_id
    join order_charges charge on charge.order_id = orders.id and position > 0 and charge.cancelled_at is null
    where orders.id >= ${firstOrder} and payment_state <> 'refunded'
      and (leaving.kind = 'shipped' or leaving.kind = 'status_changed' and leaving.details ->> 'to' = 'delivered')
      and not leaving.details ? 'balanceCents'
      -- Of which nothing is received: the atelier collects at the door.
      and exists (
        select from order_events where order_id = orders.id and id < leaving.id and case kind
          when 'payment_changed' then details ->> 'to' in ('paid', 'partly_paid')
          when 'created' then details ->> 'recorded' = 'true' end)
      and not exists (
        select from order_events where order_id = orders.id and id < leaving.id and kind = 'payment_changed'
          and (details ->> 'chargeId')::bigint = charge.id)
      and not exists (
        select from order_extras join order_events on order_events.order_id = orders.id and kind = 'extra_changed'
          and (details ->> 'extraId')::bigint = order_extras.id and details ->> 'to' = 'accepted'
        where charge_id = charge.id and order_events.id > leaving.id)
    limit 100`.execute(db)
  return rows
}

/** A cancellation returns something of what was paid, whatever it keeps, and no more than was received. */
export async function retainedWhole(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select orders.id, retained_cents, received, returned from orders
    cross join lateral (
      select coalesce(sum(coalesce(received_cents, amount_cents)), 0) as received from order_charges
      where order_id = orders.id and (paid_at is not null or received_cents is not null)
    ) charges
    cross join lateral (
      select coalesce(sum(amount_cents), 0) as returned from refunds where order_id = orders.id and with_cancellation
    ) refunds
    where retained_cents > 0 and (cancelled_at is null or returned = 0 or retained_cents + returned > received)
    limit 100`.execute(db)
  return rows
}
