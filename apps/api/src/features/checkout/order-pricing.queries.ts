import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

/**
 * Locked in the order of their ids until the end of the transaction, so that price, sizes and stock stay as read.
 * Products that are no longer sold are included, because an order may still hold units of one and release them. A
 * sold-out product that this order does not hold is left out, so that late buyers get their response without waiting
 * for the lock.
 */
export function lockProducts(tx: Tx, ids: readonly number[], held: readonly number[]) {
  return products(tx, ids)
    .where(sql<boolean>`stock_available > 0 or id = any(${held}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The current values, without a lock. */
export function readProducts(tx: Tx, ids: readonly number[]) {
  return products(tx, ids).execute()
}

function products(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('products')
    .select(['id', 'name', 'priceCents', 'sizes', 'colors', 'stockAvailable', 'deletedAt', 'hidden'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
}
