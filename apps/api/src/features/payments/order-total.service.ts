import type { Tx } from '../../db/connection.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import * as cases from './payment-cases.queries.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as orders from './payments.queries.ts'

/**
 * The database sums refunds and chargebacks; when they cover the total the order becomes refunded, otherwise paid
 * again.
 */
export async function followTotal(tx: Tx, before: PaymentOrder): Promise<void> {
  const { id: orderId, totalCents, paymentState: from } = before
  const { refundedCents, chargedBackCents } = await orders.returnedCents(tx, orderId)
  const to = refundedCents + chargedBackCents >= totalCents ? 'refunded' : 'paid'
  if (from === to) return
  await orders.update(tx, orderId, { paymentState: to })
  const details = { from, to, refundedCents, chargedBackCents }
  await recordOrderEvent(tx, { orderId, kind: 'payment_changed', details })
  if (to === 'refunded' && before.attention === 'paid_without_stock') {
    const attention = await cases.openKind(tx, orderId)
    await orders.update(tx, orderId, { attention })
    await orders.resolveBreaks(tx, orderId, 'paid_without_stock')
    await recordOrderEvent(tx, {
      orderId,
      kind: 'attention_changed',
      details: { from: before.attention, to: attention },
    })
  }
}
