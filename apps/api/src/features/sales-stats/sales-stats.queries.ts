import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Aggregated totals plus the changes since the last aggregation: exact no matter when that ran. */
export async function tallies(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; total: number }>`
    select name, sum(total) as total
    from (select name, total from tallies union all select name, change from tally_changes) counted
    group by name`.execute(db)
  return new Map(rows.map(({ name, total }) => [name, total]))
}

export async function aggregate(db: Db): Promise<void> {
  await sql`select fold_tallies(), fold_sales()`.execute(db)
}

export interface SalesRow {
  /** The first day of the month, 'YYYY-MM-DD'. */
  month: string
  state: string
  revenueCents: number
  orders: number
}

export async function sales(db: Db): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    select month::text, state, sum(revenue) as "revenueCents", sum(orders) as orders
    from (
      select month, state, revenue, orders from monthly_sales
      union all select month, state, revenue, orders from sale_changes
    ) sold
    group by 1, 2 order by 1, 2`.execute(db.withoutPlugins())
  return rows
}

export interface SellerRow {
  productId: number
  name: string
  units: number
  revenueCents: number
}

/**
 * The products with the most units sold in the last months. Only products changed since the last aggregation can move
 * up, so it is enough to read the stored top list, extended by the number of changed products, plus the changed ones.
 */
export async function bestSellers(db: Db, months: number, limit: number): Promise<SellerRow[]> {
  return (await bestSellersQuery(months, limit).execute(db.withoutPlugins())).rows
}

export function bestSellersQuery(months: number, limit: number) {
  return sql<SellerRow>`
    with changed as (
      select product_id, sum(units) as units, sum(revenue) as revenue from piece_changes
      where month > sale_month(now()) - make_interval(months => ${months}) group by product_id
    ),
    candidates as (
      (
        select product_id from best_sellers where months = ${months}
        order by units desc, product_id limit ${limit} + (select count(*) from changed)
      )
      union select product_id from changed
    ),
    summed as (
      select product_id, coalesce(kept.units, 0) + coalesce(changed.units, 0) as units,
        coalesce(kept.revenue, 0) + coalesce(changed.revenue, 0) as revenue
      from candidates
      left join lateral (
        select units, revenue from best_sellers where months = ${months} and product_id = candidates.product_id
        offset 0 -- keeps the join from reading every item ever sold to look up these few
      ) kept on true
      left join changed using (product_id)
    )
    select product_id as "productId", name, units, revenue as "revenueCents"
    from summed join products on products.id = product_id
    where units > 0 order by units desc, product_id limit ${limit}`
}

/** The first day of this month and of the months before it, newest last. */
export async function lastMonths(db: Db, count: number): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select (sale_month(now()) - make_interval(months => back))::date::text as month
    from generate_series(${count - 1}, 0, -1) back order by 1`.execute(db)
  return rows.map(({ month }) => month)
}
