import type { Tx } from '../../db/connection.ts'

/** The made-to-measure lines of an order that must not be cut yet. */
export async function unlockedLines(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('orderItems')
    .leftJoin('orderItemMeasures', 'orderItemId', 'orderItems.id')
    .select('orderItems.id')
    .where('orderId', '=', orderId)
    .where('offer', '=', 'made_to_measure')
    .where('lockedAt', 'is', null)
    .orderBy('orderItems.id')
    .execute()
  return rows.map(({ id }) => id)
}
