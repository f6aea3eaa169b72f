import type { Db } from '@shop/api/db/connection'
import { sql } from 'kysely'

/** A coupon's counter must agree with its rows, and a use with its order: what it took off, and whether it is held. */
export async function brokenCoupons(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select 'counter' as wrong, coupons.id, coupons.uses, count(order_id)
    from coupons left join coupon_uses on coupon_id = coupons.id and released_at is null
    group by coupons.id having coupons.uses <> count(order_id)
    union all
    select 'use', orders.id, discount_cents, amount_cents
    from orders full join coupon_uses on order_id = orders.id
    -- The atelier's own sales have a discount without a coupon.
    where (discount_cents > 0 and recorded_by is null or coupon_code is not null or order_id is not null) and (
      discount_cents is distinct from amount_cents
      or paid_at is null and (stock_state = 'released') is distinct from (released_at is not null))`.execute(
    db,
  )
  return rows
}
