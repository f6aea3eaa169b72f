/**
 * Money that does not fit its order. Nothing is made of it; it goes back, in one refund or several, and when all of it
 * is back the order is one that nobody paid: its units are free and nobody has to look at it any more.
 */
import type { Tx } from '../../db/connection.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { orderLines } from '../orders/orders.service.ts'
import * as stock from '../stock/stock.service.ts'
import { isPaid } from './order-total.service.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as orders from './payments.queries.ts'

/** Whether money was received that can only go back. */
export function isMismatch({ paymentState, attention, receivedCents }: PaymentOrder): boolean {
  return !isPaid({ paymentState }) && attention === 'amount_mismatch' && receivedCents !== null
}

/** After a refund of such an order has changed. One that the bank sends back makes `settle` find the mismatch anew. */
export async function followMismatch(tx: Tx, order: PaymentOrder): Promise<void> {
  const { id, receivedCents } = order
  const { refundedCents } = await orders.returnedCents(tx, id)
  const isReturned = receivedCents !== null && refundedCents >= receivedCents
  if (isReturned) await endMismatch(tx, order)
}

/** All of it is back with whoever paid it. */
export async function endMismatch(tx: Tx, order: PaymentOrder): Promise<void> {
  const { id: orderId, attention, paymentState: from } = order
  if (attention !== 'amount_mismatch') return
  if (order.stockState === 'reserved') {
    await stock.release(tx, await orderLines(tx, orderId), { orderId })
    // What the atelier had begun is begun no more: nothing was sold.
    await orders.update(tx, orderId, { paymentState: 'expired', stockState: 'released', status: 'pending' })
    await recordOrderEvent(tx, { orderId, kind: 'payment_changed', details: { from, to: 'expired' } })
  }
  await orders.update(tx, orderId, { attention: null })
  await recordOrderEvent(tx, { orderId, kind: 'attention_changed', details: { from: attention, to: null } })
  await orders.resolveBreaks(tx, orderId, 'amount_mismatch')
}
