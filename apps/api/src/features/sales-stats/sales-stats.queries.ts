import type { OrderStatus, PaymentState } from '@shop/contract/labels'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

interface OrderCountRow {
  status: OrderStatus
  paymentState: PaymentState
  cancelled: boolean
  orders: number
}

export async function orderCounts(db: Db): Promise<OrderCountRow[]> {
  const { rows } = await sql<OrderCountRow>`
    select status, payment_state, cancelled, sum(orders) as orders
    from order_totals where status is not null group by 1, 2, 3`.execute(db)
  return rows
}

/**
 * Replaces the rows that changes have added by one row of each key. Rows that are added meanwhile are left to the next
 * run. Two runs at once take different rows, and update the same ones in the same order.
 */
export async function merge(db: Db): Promise<void> {
  await sql`
    with added as (
      delete from order_totals where not merged
      returning status, payment_state, cancelled, month, state, orders, revenue
    )
    insert into order_totals (status, payment_state, cancelled, month, state, orders, revenue, merged)
    select status, payment_state, cancelled, month, state, sum(orders), sum(revenue), true
    from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (status, payment_state, cancelled, month, state) where merged do update set
      orders = order_totals.orders + excluded.orders, revenue = order_totals.revenue + excluded.revenue`.execute(
    db,
  )
  await sql`
    with added as (delete from product_sales where not merged returning month, product_id, units, revenue)
    insert into product_sales (month, product_id, units, revenue, merged)
    select month, product_id, sum(units), sum(revenue), true from added group by 1, 2 order by 1, 2
    on conflict (month, product_id) where merged do update set
      units = product_sales.units + excluded.units, revenue = product_sales.revenue + excluded.revenue`.execute(
    db,
  )
}

interface SalesRow {
  /** The first day of the month, 'YYYY-MM-DD'. */
  month: string
  state: string
  revenueCents: number
  orders: number
}

export async function sales(db: Db): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select month::text, state, sum(revenue) as "revenueCents", sum(orders) as orders
    from order_totals where month is not null group by 1, 2 order by 1, 2`.execute(db.withoutPlugins())
  return rows
}

/** The first day of this month and of the months before it, newest last. */
export async function lastMonths(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select (sale_month(now()) - make_interval(months => back))::date::text as month
    from generate_series(${count - 1}, 0, -1) back order by 1`.execute(db)
  return rows.map(({ month }) => month)
}
