import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

/** Of these products, those for which somebody waits, by id. */
export async function waitedFor(tx: Tx, productIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('stockNotices')
    .select('productId')
    .distinct()
    .where('productId', '=', sql<number>`any(${productIds}::bigint[])`)
    .where('status', '=', 'waiting')
    .orderBy('productId')
    .execute()
  return rows.map(({ productId }) => productId)
}

/** Those who have waited longest for a size and colour that can be bought now, in the order of their turns. */
export async function lockDue(tx: Tx, productId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select notices.id from stock_notices notices join products on products.id = product_id
    where product_id = ${productId} and status = 'waiting'
      and deleted_at is null and not hidden and sells_ready
      and (sizes = '{}' or size = any(sizes)) and (colors = '{}' or color = any(colors))
      and case stock_mode when 'pooled' then stock_available > 0 else exists (
        select from product_variants variants
        where variants.product_id = notices.product_id and variants.size = notices.size
          and variants.color = notices.color and variants.stock_available > 0
      ) end
    order by confirmed_at, notices.id limit ${limit} for update of notices`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function markNotified(tx: Tx, ids: readonly number[]) {
  await tx
    .updateTable('stockNotices')
    .set({ status: 'notified', notifiedAt: sql`now()` })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute()
}

export async function markEmailed(db: Db, id: number) {
  await db.updateTable('stockNotices').set({ emailedAt: sql`now()` }).where('id', '=', id).execute()
}
