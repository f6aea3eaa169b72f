import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

interface SellerRow {
  productId: number
  name: string
  units: number
  revenueCents: number
}

/** The products with the most units sold in the last months, this one included. */
export async function bestSellers(db: Db, months: number, limit: number): Promise<SellerRow[]> {
  return (await bestSellersQuery(months, limit).execute(db.withoutPlugins())).rows
}

/**
 * Exact without summing every product. The first of each month, summed over the period, show how many units are enough.
 * Another product reaches that only if in some month it sold at least one month's share of it, or if it has sales that
 * are not merged yet.
 */
export function bestSellersQuery(months: number, limit: number) {
  return sql<SellerRow>`
    with period as (
      select (sale_month(now()) - make_interval(months => back))::date as month
      from generate_series(0, ${months}::int - 1) back
    ),
    added as (
      select product_id, sum(units) as units, sum(revenue) as revenue
      from product_sales join period using (month) where not merged group by product_id
    ),
    leaders as (
      select distinct product_id from period cross join lateral (
        select product_id from product_sales where merged and product_sales.month = period.month
        order by units desc limit ${limit}
      ) first_of_month
    ),
    enough as (
      select min(units) as units from (${sumsOf('leaders')} order by units desc limit ${limit}) best
    ),
    candidates as (
      -- As an array, because the planner expects a third of all products here, and would compile a plan for those.
      select product_id from unnest(array(
        select product_id from leaders
        union select product_id from added
        union select product_id from period join product_sales using (month)
        where merged and product_sales.units >= (select greatest(ceil(units / ${months}::int), 1)::bigint from enough)
      )) product_id
    )
    select product_id as "productId", name, units, revenue as "revenueCents"
    from (${sumsOf('candidates')}) summed join products on products.id = product_id
    where units > 0 order by units desc, product_id limit ${limit}`
}

function sumsOf(products: 'leaders' | 'candidates') {
  return sql`
    select product_id, coalesce(stored.units, 0) + coalesce(added.units, 0) as units,
      coalesce(stored.revenue, 0) + coalesce(added.revenue, 0) as revenue
    from ${sql.table(products)} left join added using (product_id)
    cross join lateral (
      select sum(units) as units, sum(revenue) as revenue from period join product_sales using (month)
      where merged and product_sales.product_id = ${sql.ref(`${products}.product_id`)}
    ) stored`
}
