/**
 * Money that does not match its order. The order is not fulfilled; the money is returned in one or more refunds, and
 * once all of it is returned the order counts as unpaid: its units are released and its attention flag is cleared.
 */
import type { Tx } from '../../db/connection.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { orderLines } from '../orders/orders.service.ts'
import * as stock from '../stock/stock.service.ts'
import type { Charge, ChargedOrder } from './charges.service.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as orders from './payments.queries.ts'

/** Whether money was received that can only be refunded. */
export function isMismatch({ order, charge }: ChargedOrder): boolean {
  const { paidAt, receivedCents } = charge
  return paidAt === null && order.attention === 'amount_mismatch' && receivedCents !== null
}

/**
 * Called after a refund or a dispute of such a charge has changed. If the bank returns the refund, `settle` detects the mismatch
 * again.
 */
export async function followMismatch(tx: Tx, order: PaymentOrder, charge: Charge): Promise<void> {
  const { receivedCents, refundedCents, chargedBackCents } = charge
  const isReturned = receivedCents !== null && refundedCents + chargedBackCents >= receivedCents
  if (isReturned) await endMismatch(tx, order)
}

/** The full amount has been returned to the payer. */
export async function endMismatch(tx: Tx, order: PaymentOrder): Promise<void> {
  const { id: orderId, attention, paymentState: from } = order
  if (attention !== 'amount_mismatch') return
  if (order.stockState === 'reserved') {
    await stock.release(tx, await orderLines(tx, orderId), { orderId })
    // The atelier's work on it ends too: nothing was sold.
    await orders.update(tx, orderId, { paymentState: 'expired', stockState: 'released', status: 'pending' })
    await recordOrderEvent(tx, { orderId, kind: 'payment_changed', details: { from, to: 'expired' } })
  }
  await orders.update(tx, orderId, { attention: null })
  await recordOrderEvent(tx, { orderId, kind: 'attention_changed', details: { from: attention, to: null } })
  await orders.resolveBreaks(tx, orderId, 'amount_mismatch')
}
