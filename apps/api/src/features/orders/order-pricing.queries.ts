import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'

/**
 * In the order of their ids, and kept until the end: price, sizes and stock stay as they were read. Pieces that are no
 * longer sold are among them, because an order may still hold one and give it back.
 */
export function lockProducts(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('products')
    .select(['id', 'name', 'priceCents', 'sizes', 'colors', 'stockAvailable', 'deletedAt'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
