/**
 * Cancels a paid order before its delivery. The fact, the refunds and the returned units are written in one
 * transaction; the provider is called after it, as for every refund. The status stays as it was: it shows how far the
 * work had come. Docs: docs/decisions/0060-cancelled-orders.md.
 */
import type { Cancellation } from '@shop/contract/orders'
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { cancelFittingsOf } from '../appointments/order-appointments.service.ts'
import { recordChange } from '../audit/audit.service.ts'
import { endMeasures } from '../order-measures/measures-due.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { cancellationFacts } from './cancellation-facts.service.ts'
import * as terms from './cancellation-terms.queries.ts'
import { type CancellationPlan, planCancellation } from './cancellation-terms.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { notifyCancelled } from './payment-emails.service.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as queries from './payments.queries.ts'
import { returnItems, unitsToReturn } from './refund-items.service.ts'
import * as refunds from './refunds.queries.ts'
import { storeRefund } from './refunds.service.ts'
import * as money from './returnable-charges.queries.ts'
import { checkByHand } from './returnable-charges.service.ts'

export interface CancelPaidInput extends AuditContext, Cancellation {
  orderId: number
}

export interface CheckedCancellation extends CancellationPlan {
  order: PaymentOrder
}

/** The refunds of the same request, which has cancelled the order already; otherwise what it will do. */
export async function checkCancellation(
  tx: Tx,
  input: CancelPaidInput,
): Promise<CheckedCancellation | number[]> {
  const order = found(await queries.lock(tx, input.orderId), 'order_not_found')
  if (order.cancelledAt !== null) return sameCancellation(tx, input)
  if (order.status === 'delivered') throw new AppError('order_not_cancellable')
  const plan = await planCancellation(tx, order, input)
  await checkByHand(tx, plan.parts, input.byHand)
  return { ...plan, order }
}

/** The refunds to carry out. */
export async function cancelPaid(
  tx: Tx,
  deps: PaymentDeps,
  input: CancelPaidInput,
  plan: CheckedCancellation,
): Promise<number[]> {
  const { orderId, reason, refund: request, items: chosen, actor, requestId, byHand } = input
  const { order, refundCents, retainedCents, whoFailed } = plan
  const items = await unitsToReturn(tx, order, { request: { items: chosen }, isRest: false })
  const refund =
    request &&
    (await storeRefund(tx, order, {
      ...{ actor, requestId, withCancellation: true },
      request: {
        ...{ requestId: request.requestId, byHand, reason: 'Pedido cancelado' },
        amountCents: refundCents > 0 ? refundCents : request.amountCents,
      },
    }))
  await returnItems(tx, order, items, actor.id)
  await endMeasures(tx, orderId)
  const { status, paymentState: from } = order
  const paymentState = from === 'partly_paid' ? 'paid' : from
  await queries.markCancelled(tx, orderId, {
    ...{ cancelReason: reason, retainedCents, paymentState, cancelFault: whoFailed ?? null },
    retentionReason: input.retentionReason ?? null,
  })
  await money.cancelUnpaid(tx, orderId)
  await cancelFittingsOf(tx, deps.config.publicUrl, orderId)
  // The reasons are free text and may contain personal data, so they are not copied to the history or the audit log,
  // which are never erased.
  const details = { from, ...(paymentState !== from && { to: paymentState }), status, items }
  await recordOrderEvent(tx, { orderId, kind: 'cancelled', actorId: actor.id, details })
  await recordChange(tx, {
    actor,
    requestId,
    action: 'order.cancel',
    objectType: 'order',
    objectId: orderId,
    before: { cancelled: false },
    after: { cancelled: true, items, retainedCents, cancelFault: whoFailed ?? null },
    details: { ...details, ...(retainedCents > 0 && { retainedCents }), ...(whoFailed && { whoFailed }) },
  })
  if (input.sendEmail !== false) await notifyCancelled(tx, deps, orderId, cancellationFacts(plan, byHand))
  return refund?.ids ?? []
}

/** A repeated request, whose first response was lost, has cancelled the order already. */
async function sameCancellation(
  tx: Tx,
  { orderId, refund, retainedCents }: CancelPaidInput,
): Promise<number[]> {
  const earlier = refund && (await refunds.findByRequest(tx, refund.requestId))
  if (earlier?.orderId !== orderId || !earlier.withCancellation || earlier.followsId !== null)
    throw new AppError('order_not_cancellable')
  const stored = await refunds.ofRequest(tx, earlier)
  const storedCents = stored.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const { amountCents = storedCents } = refund ?? {}
  const cancelled = await terms.cancelled(tx, orderId)
  const isSame = retainedCents === undefined || retainedCents === cancelled?.retainedCents
  if (amountCents !== storedCents || !isSame) throw new AppError('idempotency_mismatch')
  return stored.map(({ id }) => id)
}
