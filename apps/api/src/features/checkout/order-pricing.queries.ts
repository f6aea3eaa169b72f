import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { OfferKind } from '../../db/tables.gen.ts'

interface Wanted {
  productId: number
  size: string
  color: string
}

/**
 * Locked in the order of their ids until the end of the transaction, so that price, sizes and stock stay as read.
 * Products that are no longer sold are included, because an order may still hold units of one and release them. A
 * product that this order does not hold is left out when it is sold out, as a whole or in a `wanted` size and colour, so
 * that late buyers get their response without waiting for the lock.
 */
export function lockProducts(
  tx: Tx,
  ids: readonly number[],
  { wanted, held }: { wanted: readonly Wanted[]; held: readonly number[] },
) {
  const column = (name: keyof Wanted) => wanted.map((line) => line[name])
  return products(tx, ids)
    .where(sql<boolean>`(
      id = any(${held}::bigint[]) or case stock_mode when 'pooled' then stock_available > 0 else not exists (
        select from unnest(${column('productId')}::bigint[], ${column('size')}::text[], ${column('color')}::text[])
          as wanted (product_id, size, color)
        where product_id = products.id and not exists (
          select from product_variants variant
          where variant.product_id = products.id and variant.stock_available > 0
            and (variant.size, variant.color) = (wanted.size, wanted.color))) end)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The current values, without a lock. */
export function readProducts(tx: Tx, ids: readonly number[]) {
  return products(tx, ids).execute()
}

const offers = sql<{ kind: OfferKind; priceChangeCents: number; isOpen: boolean }[]>`(
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'priceChangeCents', price_change_cents, 'isOpen', is_open
  )), '[]') from product_offers where product_id = products.id)`

function products(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('products')
    .select([
      'id',
      'name',
      'priceCents',
      'sizes',
      'colors',
      'stockAvailable',
      'stockMode',
      'deletedAt',
      'hidden',
    ])
    .select(offers.as('offers'))
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
}

/** Read after their products are locked: nothing changes them until the end of the transaction. */
export function readVariants(tx: Tx, productIds: readonly number[]) {
  return tx
    .selectFrom('productVariants')
    .select(['productId', 'size', 'color', 'stockAvailable'])
    .where('productId', '=', sql<number>`any(${productIds}::bigint[])`)
    .execute()
}
