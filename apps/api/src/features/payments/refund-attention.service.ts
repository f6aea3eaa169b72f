/**
 * The refund of a cancelled order failed: the customer was told of money that has not been returned. The order needs
 * attention until another refund succeeds, or until an admin has returned the money in another way.
 */
import type { Tx } from '../../db/connection.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import * as cases from './payment-cases.queries.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as orders from './payments.queries.ts'
import * as refunds from './refunds.queries.ts'

export async function flagFailedRefund(tx: Tx, order: PaymentOrder): Promise<void> {
  if (order.cancelledAt !== null && order.attention === null) await change(tx, order, 'refund_failed')
}

/** Not by a refund whose request has failed for another charge. */
export async function clearFailedRefund(
  tx: Tx,
  order: PaymentOrder,
  refund: refunds.RefundRow,
): Promise<void> {
  if (order.attention !== 'refund_failed') return
  if (!(await refunds.ofRequest(tx, refund)).some(({ status }) => status === 'failed'))
    await change(tx, order, await cases.openKind(tx, order.id))
}

/** What there is to check once a case has ended: another one, or a refund that failed before or during it. */
export async function remainingAttention(
  tx: Tx,
  { id, cancelledAt }: Pick<PaymentOrder, 'id' | 'cancelledAt'>,
): Promise<PaymentOrder['attention']> {
  const open = await cases.openKind(tx, id)
  if (open !== null || cancelledAt === null) return open
  return (await refunds.isLastFailed(tx, id)) ? 'refund_failed' : null
}

async function change(tx: Tx, { id: orderId, attention: from }: PaymentOrder, to: PaymentOrder['attention']) {
  await orders.update(tx, orderId, { attention: to })
  await recordOrderEvent(tx, { orderId, kind: 'attention_changed', details: { from, to } })
}
