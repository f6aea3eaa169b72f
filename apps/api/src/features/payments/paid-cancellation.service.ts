/**
 * Cancels a paid order before its delivery. The fact, the refund and the returned units are written in one
 * transaction; the provider is called after it, as for every refund. The status stays as it was: it shows how far the
 * work had come. Docs: docs/decisions/0060-cancelled-orders.md.
 */
import type { Cancellation } from '@shop/contract/orders'
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { endMeasures } from '../order-measures/measures-due.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { notifyCancelled } from './payment-emails.service.ts'
import * as queries from './payments.queries.ts'
import { returnItems, unitsToReturn } from './refund-items.service.ts'
import * as refunds from './refunds.queries.ts'
import { leftToRefund, storeRefund } from './refunds.service.ts'

interface CancelPaidInput extends AuditContext, Cancellation {
  orderId: number
}

/** The refund to carry out, if there is one. */
export async function cancelPaid(
  tx: Tx,
  deps: PaymentDeps,
  input: CancelPaidInput,
): Promise<number | undefined> {
  const { orderId, reason, refund: request, items: chosen, actor, requestId } = input
  const order = found(await queries.lock(tx, orderId), 'order_not_found')
  if (order.cancelledAt !== null) return sameCancellation(tx, input)
  if (order.status === 'delivered') throw new AppError('order_not_cancellable')
  if (request === undefined && (await leftToRefund(tx, order)) > 0) throw new AppError('refund_required')
  const items = await unitsToReturn(tx, order, { request: { items: chosen }, isRest: false })
  const refund =
    request &&
    (await storeRefund(tx, order, {
      ...{ actor, requestId, withCancellation: true },
      request: { ...request, reason: 'Pedido cancelado' },
    }))
  await returnItems(tx, order, items, actor.id)
  await endMeasures(tx, orderId)
  await queries.markCancelled(tx, orderId, { cancelReason: reason })
  const { status, paymentState } = order
  // The reason is free text and may contain personal data, so it is not copied to the history or the audit log, which
  // are never erased.
  const details = { from: paymentState, status, items }
  await recordOrderEvent(tx, { orderId, kind: 'cancelled', actorId: actor.id, details })
  await recordChange(tx, {
    actor,
    requestId,
    action: 'order.cancel',
    objectType: 'order',
    objectId: orderId,
    before: { cancelled: false },
    after: { cancelled: true, items },
    details,
  })
  await notifyCancelled(tx, deps, orderId, { refundCents: refund?.amountCents ?? 0 })
  return refund?.id
}

/** A repeated request, whose first response was lost, has cancelled the order already. */
async function sameCancellation(tx: Tx, { orderId, refund }: CancelPaidInput): Promise<number> {
  const earlier = refund && (await refunds.findByRequest(tx, refund.requestId))
  if (earlier?.orderId !== orderId || !earlier.withCancellation) throw new AppError('order_not_cancellable')
  const { amountCents = earlier.amountCents } = refund ?? {}
  if (amountCents !== earlier.amountCents) throw new AppError('idempotency_mismatch')
  return earlier.id
}
