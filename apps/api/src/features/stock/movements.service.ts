import type { Tx } from '../../db/connection.ts'
import { notifyWaiting } from '../stock-notices/restock.service.ts'
import * as queries from './stock.queries.ts'

/**
 * Writes to the ledger. Every unit that becomes available passes here, in whatever way: counted, released, returned.
 * The rows of the products are locked.
 */
export async function recordMovements(
  tx: Tx,
  movements: Parameters<typeof queries.insertMovements>[1],
): Promise<void> {
  if (movements.length === 0) return
  await queries.insertMovements(tx, movements)
  const more = movements.filter(({ availableChange }) => Number(availableChange ?? 0) > 0)
  await notifyWaiting(tx, [...new Set(more.map(({ productId }) => Number(productId)))])
}
