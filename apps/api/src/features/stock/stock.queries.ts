import type { Insertable } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { StockMovements } from '../../db/tables.gen.ts'

/**
 * Changes one product's heaps if both stay at zero or above. The condition is part of the update, so
 * it is judged again after waiting for whoever held the row.
 */
export async function change(
  tx: Tx,
  productId: number,
  { available, reserved }: { available: number; reserved: number },
): Promise<boolean> {
  const changed = await tx
    .updateTable('products')
    .set((eb) => ({
      stockAvailable: eb('stockAvailable', '+', available),
      stockReserved: eb('stockReserved', '+', reserved),
    }))
    .where('id', '=', productId)
    .where('stockAvailable', '>=', -available)
    .where('stockReserved', '>=', -reserved)
    // A piece taken off sale can still be given back, but not asked for.
    .$if(available < 0, (query) => query.where('deletedAt', 'is', null))
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function insertMovements(tx: Tx, movements: Insertable<StockMovements>[]): Promise<void> {
  await tx.insertInto('stockMovements').values(movements).execute()
}
