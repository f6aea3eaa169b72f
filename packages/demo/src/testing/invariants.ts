// Invariants of every shop, however its rows were created. Each function returns the rows that violate its invariant.

import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

export async function brokenLedgers(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select products.id, stock_available, stock_reserved, sum(available_change), sum(reserved_change), sum(sold_change)
    from products left join stock_movements on product_id = products.id
    group by products.id
    having sum(available_change) is distinct from stock_available
      or sum(reserved_change) is distinct from stock_reserved
      or sum(sold_change) is distinct from coalesce((
        select sum(quantity - returned_quantity) from order_items join orders on orders.id = order_id
        where product_id = products.id and stock_state = 'sold' and offer = 'ready'), 0)`.execute(db)
  return rows
}

/** Variants must agree with their movements and with the orders that hold them, and a product with its variants. */
export async function brokenVariants(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select variants.product_id, size, color, stock_available, stock_reserved, counted.available, counted.reserved, held
    from product_variants variants
    cross join lateral (
      select coalesce(sum(available_change), 0) as available, coalesce(sum(reserved_change), 0) as reserved
      from stock_movements where product_id = variants.product_id and variant_id = variants.id
    ) counted
    cross join lateral (
      select coalesce(sum(quantity), 0) as held from order_items join orders on orders.id = order_id
      where product_id = variants.product_id and order_items.size = variants.size and order_items.color = variants.color
        and stock_state = 'reserved' and offer = 'ready'
    ) holds
    where (stock_available, stock_reserved) is distinct from (counted.available, counted.reserved)
      or stock_reserved <> held
    union all
    select products.id, stock_mode::text, 'sum', stock_available, stock_reserved, sums.available, sums.reserved, 0
    from products cross join lateral (
      select count(*) as variants, coalesce(sum(stock_available), 0) as available, coalesce(sum(stock_reserved), 0) as reserved
      from product_variants where product_id = products.id
    ) sums
    where case stock_mode
      when 'per_variant' then (stock_available, stock_reserved) is distinct from (sums.available, sums.reserved)
      else sums.variants > 0 end`.execute(db)
  return rows
}

/** Moments at which a product's available or reserved stock was negative, in ledger order. */
export async function negativeMoments(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select * from (
      select product_id, id, sum(available_change) over w as available, sum(reserved_change) over w as reserved
      from stock_movements window w as (partition by product_id order by id)
    ) ledger
    where available < 0 or reserved < 0`.execute(db)
  return rows
}

export async function wrongTotals(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select orders.id, total_cents, orders.discount_cents, sum(unit_price_cents * quantity), sum(order_items.discount_cents)
    from orders left join order_items on order_id = orders.id
    group by orders.id
    having sum(unit_price_cents * quantity) + (
        select coalesce(sum(amount_cents), 0) from order_extras
        where order_extras.order_id = orders.id and accepted_at is not null
      ) is distinct from total_cents + orders.discount_cents
      or sum(order_items.discount_cents) is distinct from orders.discount_cents`.execute(db)
  return rows
}

/** Rules between columns that no foreign key or check constraint enforces. */
export async function contradictoryOrders(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select id, status, payment_state, stock_state from orders
    cross join lateral (
      select count(*) filter (where paid_at is null and cancelled_at is null) as open,
        coalesce(sum(coalesce(received_cents, amount_cents)) filter (where paid_at is not null), 0) as received
      from order_charges where order_id = orders.id
    ) charges
    where not (
      case payment_state
        when 'awaiting' then stock_state = 'reserved' and ((status = 'pending') = (hold_expires_at is not null) or erased_at is not null)
        when 'declined' then stock_state = 'reserved' and ((status = 'pending') = (hold_expires_at is not null) or erased_at is not null)
        when 'expired' then stock_state = case status when 'pending' then 'released' else 'sold' end::order_stock_state
        when 'refunded' then refunded_cents + charged_back_cents >= received
        when 'paid' then open = 0 and (stock_state in ('sold', 'returned') or attention = 'paid_without_stock')
        when 'partly_paid' then open > 0 and stock_state in ('sold', 'returned')
      end
      and (status = 'delivered') = (delivered_at is not null)
      and (cancelled_at is null or status <> 'delivered' and payment_state in ('paid', 'refunded', 'expired'))
      and created_at <= now() and coalesce(paid_at, created_at) >= created_at and coalesce(delivered_at, created_at) <= now()
    )`.execute(db)
  return rows
}

/** Reserved stock must equal the units held by orders. */
export async function wrongHolds(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select products.id, stock_available, stock_reserved, held from products
    cross join lateral (
      select coalesce(sum(quantity), 0) as held from order_items join orders on orders.id = order_id
      where product_id = products.id and stock_state = 'reserved' and offer = 'ready'
    ) holds
    where stock_available < 0 or stock_reserved < 0 or stock_reserved <> held`.execute(db)
  return rows
}

/** Products with more units sold than ever existed. */
export async function oversold(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select product_id, sum(sold_change) as sold from stock_movements group by product_id
    having sum(sold_change) > sum(available_change) filter (where kind in ('initial', 'adjustment'))`.execute(
    db,
  )
  return rows
}
