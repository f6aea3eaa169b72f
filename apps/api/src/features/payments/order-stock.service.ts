/** Moves an order's units as its payment changes. `stock_state` records where they are, so nothing moves twice. */
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import * as stock from '../stock/stock.service.ts'
import type { PaymentOrder } from './payments.queries.ts'

/** False: the hold had ended and other orders have bought the units. Then none of them is taken. */
export async function sellOrTake(
  tx: Tx,
  { id: orderId, stockState }: PaymentOrder,
  lines: readonly stock.StockLine[],
): Promise<boolean> {
  if (stockState === 'sold') return true
  if (stockState === 'reserved') {
    await stock.sell(tx, lines, { orderId })
    return true
  }
  await sql`savepoint units`.execute(tx)
  try {
    await stock.take(tx, lines, { orderId })
    return true
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'out_of_stock') throw error
    await sql`rollback to savepoint units`.execute(tx)
    return false
  }
}
