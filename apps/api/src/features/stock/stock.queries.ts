import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { StockMovements } from '../../db/tables.gen.ts'

interface Change {
  productId: number
  available: number
  reserved: number
}

/**
 * Changes the stock of several products in one statement, only of those that stay at zero or above, and returns their
 * ids. The rows are locked by id first. The condition is part of the update, so it is evaluated again after waiting for
 * a lock.
 */
export async function change(tx: Tx, changes: readonly Change[]): Promise<number[]> {
  const ids = changes.map(({ productId }) => productId)
  const available = changes.map((one) => one.available)
  const reserved = changes.map((one) => one.reserved)
  const { rows } = await sql<{ id: number }>`
    with asked as (
      select id, available, reserved from products
      join unnest(${ids}::bigint[], ${available}::int[], ${reserved}::int[]) as changes (product_id, available, reserved)
        on product_id = id
      order by id for no key update of products
    )
    update products
    set stock_available = stock_available + asked.available, stock_reserved = stock_reserved + asked.reserved
    from asked
    where products.id = asked.id and stock_available >= -asked.available and stock_reserved >= -asked.reserved
      -- A piece taken off sale can still be given back, but not asked for.
      and (asked.available >= 0 or deleted_at is null)
    returning products.id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function insertMovements(tx: Tx, movements: Insertable<StockMovements>[]): Promise<void> {
  await tx.insertInto('stockMovements').values(movements).execute()
}
