/** Whether the measures of a line can still be changed. The caller has locked the order. */
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { LockedOrder } from '../orders/orders.service.ts'
import * as queries from './order-measures.queries.ts'

type Line = NonNullable<Awaited<ReturnType<typeof queries.findLine>>>

export async function openLine(tx: Tx, lineId: { orderId: number; itemId: number }): Promise<Line> {
  const line = found(await queries.findLine(tx, lineId), 'order_item_not_found')
  if (line.lockedAt !== null) throw new AppError('measures_locked')
  return line
}

export function rejectEnded({ cancelledAt, paymentState }: LockedOrder) {
  if (cancelledAt !== null || paymentState === 'expired' || paymentState === 'refunded')
    throw new AppError('order_cancelled')
}
