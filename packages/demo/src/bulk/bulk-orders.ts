import type { Tx } from '@shop/api/db/connection'
import { defaultSizes, stockHoldMinutes } from '@shop/contract/constants'
import { sql } from 'kysely'
import { oneOf, roll, rollLow } from './dice.ts'

export interface Range {
  first: number
  count: number
}

const row = sql<number>`row`
const item = sql<number>`row * 8 + line`
const threeYearsInMinutes = 3 * 365 * 24 * 60

/**
 * Orders `from` to `to`, both included, with one to five lines each. Older orders are mostly paid and delivered;
 * one in sixteen expired, one in fifty was refunded, and one in five hundred still has a pending payment.
 */
export async function insertOrders(tx: Tx, from: number, to: number, products: Range, customers: Range) {
  await sql`
    create temporary table bulk_items on commit drop as
    select row as order_id, line, products.id as product_id, products.name as product_name, products.price_cents,
      ${oneOf(defaultSizes, item, 31)} as size, products.colors[1 + ${roll(item, 32, 2)}] as color,
      case when ${roll(item, 33, 12)} = 0 then 2 else 1 end as quantity
    from generate_series(${from}::bigint, ${to}::bigint) row
    cross join lateral generate_series(1, 1 + ${roll(row, 34, 5)}) line
    join products on products.id = ${products.first} + ${rollLow(item, 35, products.count)}`.execute(tx)

  await sql`
    insert into orders (id, user_id, customer_name, customer_email, customer_phone, shipping_address, shipping_city,
      shipping_state, shipping_zip_code, status, payment_state, stock_state, total_cents, refunded_cents, payment_method,
      hold_expires_at, paid_at, promised_from, promised_to, delivered_at, created_at, updated_at)
    select row, users.id, users.name, users.email, users.phone, users.street || ', ' || users.number, users.city,
      users.state, users.zip_code,
      case
        when payment in ('awaiting', 'expired') then 'pending'
        when age > interval '45 days' and payment = 'paid' then 'delivered'
        when age > interval '30 days' and payment = 'paid' then 'ready'
        when age > interval '5 days' and payment = 'paid' then 'in_production'
        else 'confirmed'
      end::order_status,
      payment::payment_state,
      case payment when 'awaiting' then 'reserved' when 'expired' then 'released' when 'refunded' then 'returned'
        else 'sold' end::order_stock_state,
      total, case payment when 'refunded' then total else 0 end,
      (array['card', 'pix'])[1 + ${roll(row, 36, 2)}]::payment_method,
      case payment when 'awaiting' then placed + interval '30 minutes' end,
      case when payment in ('paid', 'refunded') then placed + interval '4 minutes' end,
      case when payment in ('paid', 'refunded') then placed::date + 21 end,
      case when payment in ('paid', 'refunded') then placed::date + 42 end,
      case when payment = 'paid' and age > interval '45 days' then placed + interval '32 days' end,
      placed, placed
    from (select order_id as row, sum(price_cents * quantity)::int as total from bulk_items group by order_id) sums
    join users on users.id = ${customers.first} + ${rollLow(row, 37, customers.count)}
    cross join lateral (
      select now() - make_interval(mins => case when ${roll(row, 41, 500)} = 0 then ${roll(row, 38, stockHoldMinutes)}
        else ${roll(row, 38, threeYearsInMinutes)} end) as placed
    ) moment
    cross join lateral (
      select now() - placed as age,
        case
          when placed > now() - interval '30 minutes' then 'awaiting'
          when ${roll(row, 39, 16)} = 0 then 'expired'
          when ${roll(row, 40, 50)} = 0 then 'refunded'
          else 'paid'
        end as payment
    ) state
    order by row`.execute(tx)

  await sql`
    insert into order_items (order_id, product_id, product_name, size, color, quantity, returned_quantity, unit_price_cents)
    select order_id, product_id, product_name, size, color, quantity,
      case stock_state when 'returned' then quantity else 0 end, price_cents
    from bulk_items join orders on orders.id = order_id order by order_id, line`.execute(tx)

  await sql`
    insert into order_events (order_id, kind, actor_id, created_at)
    select id, 'created', user_id, created_at from orders where id between ${from} and ${to} order by id`.execute(
    tx,
  )

  await sql`
    insert into refunds (order_id, request_id, amount_cents, status, restock, created_at)
    select id, gen_random_uuid(), total_cents, 'succeeded', true, paid_at + interval '5 days'
    from orders where id between ${from} and ${to} and payment_state = 'refunded'`.execute(tx)
}

/**
 * Writes the ledger entries that lead to the current stock. One sum per product instead of a row per sold line: three
 * million more rows would not affect any query that is measured.
 */
export async function insertMovements(tx: Tx, products: Range, orders: Range) {
  const lastOrder = orders.first + orders.count - 1
  const lastProduct = products.first + products.count - 1
  await sql`
    create temporary table bulk_sums on commit drop as
    select product_id,
      coalesce(sum(quantity) filter (where stock_state = 'sold'), 0)::int as sold,
      coalesce(sum(quantity) filter (where stock_state = 'reserved'), 0)::int as reserved
    from order_items join orders on orders.id = order_id
    where order_id between ${orders.first} and ${lastOrder}
    group by product_id`.execute(tx)

  await sql`
    insert into stock_movements (product_id, kind, available_change)
    select id, 'initial', stock_available + coalesce(sold, 0) + coalesce(reserved, 0)
    from products left join bulk_sums on product_id = id
    where id between ${products.first} and ${lastProduct} order by id`.execute(tx)
  await sql`
    insert into stock_movements (product_id, kind, available_change, sold_change)
    select product_id, 'taken', -sold, sold from bulk_sums where sold > 0 order by product_id`.execute(tx)
  await sql`
    insert into stock_movements (product_id, kind, available_change, reserved_change)
    select product_id, 'reserved', -reserved, reserved from bulk_sums where reserved > 0`.execute(tx)
  await sql`
    update products set stock_reserved = stock_reserved + reserved
    from bulk_sums where product_id = id and reserved > 0`.execute(tx)
}
