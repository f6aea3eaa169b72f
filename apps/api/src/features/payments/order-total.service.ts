import type { PaymentState } from '@shop/contract/labels'
import type { Tx } from '../../db/connection.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { receivedCents } from './charges.service.ts'
import * as cases from './payment-cases.queries.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as orders from './payments.queries.ts'
import * as money from './returnable-charges.queries.ts'

/**
 * Called after a refund or a chargeback was counted: an order that has returned all it received is refunded. Otherwise
 * it is paid, or paid in part while there is more to pay.
 */
export async function followTotal(tx: Tx, before: PaymentOrder): Promise<void> {
  const { id: orderId, paymentState: from } = before
  const charges = await money.ofOrder(tx, orderId)
  const to = stateOf(charges)
  if (from === to) return
  await orders.update(tx, orderId, { paymentState: to })
  const { refundedCents, chargedBackCents } = await orders.returnedCents(tx, orderId)
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

function stateOf(charges: readonly money.ChargeMoney[]): PaymentState {
  const paid = charges.filter(({ paidAt }) => paidAt !== null)
  const received = paid.reduce((sum, charge) => sum + receivedCents(charge), 0)
  const returned = paid.reduce((sum, charge) => sum + charge.refundedCents + charge.chargedBackCents, 0)
  if (returned >= received) return 'refunded'
  const isOpen = charges.some(({ paidAt, cancelledAt }) => paidAt === null && cancelledAt === null)
  return isOpen ? 'partly_paid' : 'paid'
}
