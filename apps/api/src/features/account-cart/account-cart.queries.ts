import { type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export function find(db: Db, userId: number) {
  return db
    .selectFrom('accountCarts')
    .select(['lines', 'version'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

interface Cart {
  userId: number
  /** As JSON. */
  lines: string
}

/** Undefined when the stored cart is no longer at `version`; without a version the last write wins. */
export function replace(db: Db, { userId, lines }: Cart, version: number | undefined) {
  return db
    .insertInto('accountCarts')
    .values({ userId, lines })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ lines, version: sql<number>`account_carts.version + 1` })
        .where(version === undefined ? sql<SqlBool>`true` : sql<SqlBool>`account_carts.version = ${version}`),
    )
    .returning('version')
    .executeTakeFirst()
}

/** Removes an order's lines from its account's cart; if a line's quantity has grown since, the rest stays. */
export async function removeLinesOf(tx: Tx, orderId: number) {
  await sql`
    update account_carts set version = version + 1, lines = coalesce((
      select jsonb_agg(line || jsonb_build_object('quantity', remaining) order by position)
      from jsonb_array_elements(lines) with ordinality as stored (line, position)
      cross join lateral (
        select (line ->> 'quantity')::integer - coalesce(sum(quantity), 0) as remaining
        from order_items
        where order_id = orders.id and product_id = (line ->> 'productId')::bigint
          and size = line ->> 'size' and color = line ->> 'color'
          and offer::text = coalesce(line ->> 'offer', 'ready')
      ) as bought
      where remaining > 0
    ), '[]')
    from orders
    where orders.id = ${orderId} and account_carts.user_id = orders.user_id`.execute(tx)
}
