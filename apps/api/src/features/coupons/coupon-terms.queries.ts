import { timeZone } from '@shop/contract/constants'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { OfferKind } from '../../db/tables.gen.ts'

interface Wanted {
  code: string
  productIds: readonly number[]
  /** Its own use does not count against it. */
  orderId: number
}

export interface FoundCoupon {
  id: number
  code: string
  version: number
  percent: number | null
  amountCents: number | null
  minTotalCents: number
  productIds: number[] | null
  /** Started, not over, not disabled and not used up. */
  isUsable: boolean
}

/** One query for every code, so that the time of an answer does not tell why a code was rejected. */
export async function find(db: Db, { code, productIds, orderId }: Wanted): Promise<FoundCoupon | undefined> {
  const { rows } = await sql<FoundCoupon>`
    select id, code, version, percent, amount_cents, min_total_cents,
      case when category_ids <> '{}' then array(
        select products.id::int from products
        where products.id = any(${productIds}::bigint[]) and category_id = any(category_ids) order by 1) end as product_ids,
      disabled_at is null
        and (now() at time zone ${timeZone})::date between coalesce(starts_on, '-infinity') and coalesce(ends_on, 'infinity')
        and (max_uses is null or max_uses > uses - (
          select count(*) from coupon_uses where order_id = ${orderId} and coupon_id = coupons.id and released_at is null))
        as is_usable
    from coupons where code_key = searchable(${code})`.execute(db)
  return rows[0]
}

/** Current prices, whether or not the products can be bought. */
export function prices(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom('products')
    .select(['id', 'priceCents'])
    .select(
      sql<{ kind: OfferKind; priceChangeCents: number }[]>`(
        select coalesce(json_agg(json_build_object('kind', kind, 'priceChangeCents', price_change_cents)), '[]')
        from product_offers where product_id = products.id)`.as('offers'),
    )
    .where('id', '=', sql<number>`any(${productIds}::bigint[])`)
    .where('deletedAt', 'is', null)
    .execute()
}
