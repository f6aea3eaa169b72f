import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

/**
 * In the order of their ids, and kept until the end: price, sizes and stock stay as they were read. Pieces that are no
 * longer sold are among them, because an order may still hold one and give it back. A piece that is sold out and that
 * this order does not hold is left out: those who come too late need not queue to hear it.
 */
export function lockProducts(tx: Tx, ids: readonly number[], held: readonly number[]) {
  return products(tx, ids)
    .where(sql<boolean>`stock_available > 0 or id = any(${held}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** As they are at this moment, without keeping anybody out. */
export function readProducts(tx: Tx, ids: readonly number[]) {
  return products(tx, ids).execute()
}

function products(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('products')
    .select(['id', 'name', 'priceCents', 'sizes', 'colors', 'stockAvailable', 'deletedAt', 'hidden'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
}
