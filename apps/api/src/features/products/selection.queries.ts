import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { conditionsOf, type ProductFilter } from './product-filters.queries.ts'

/** An arbitrary constant: serialises administrators who save the selection. */
const SELECTION_LOCK = 5_202

export async function lockSelection(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SELECTION_LOCK})`.execute(tx)
}

/** Those of the selection that match, in its order; at most `selectionLimit`. */
export async function selectedIds(db: Db, filter: ProductFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where selection_position is not null and ${conditionsOf(filter)}
    order by selection_position, id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Increments the version, because the lists that show them change. Null removes a product from the selection. */
export async function place(tx: Tx, id: number, position: number | null): Promise<void> {
  await tx
    .updateTable('products')
    .set((eb) => ({ selectionPosition: position, version: eb('version', '+', 1), updatedAt: sql`now()` }))
    .where('id', '=', id)
    .where('selectionPosition', 'is distinct from', position)
    .execute()
}
