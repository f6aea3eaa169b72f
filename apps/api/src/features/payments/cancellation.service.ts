/**
 * An admin cancels an unpaid order. As with expiry, the payment is cancelled first, so that no units are released that
 * may still be paid for; a payment that succeeded in the meantime is settled, and the order stays.
 */
import { PaymentProblem } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { type LockedOrder, lockOrder, orderLines } from '../orders/orders.service.ts'
import * as stock from '../stock/stock.service.ts'
import { isCancelled } from './expiry.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as queries from './payments.queries.ts'

const MAX_ROUNDS = 5
const RETRY_AFTER_SECONDS = 10

interface CancelOrderInput extends AuditContext {
  orderId: number
  reason: string
}

export async function cancelOrder(deps: PaymentDeps, input: CancelOrderInput): Promise<void> {
  const { db, log } = deps
  const { orderId } = input
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const order = await db.transaction().execute((tx) => lockCancellable(tx, orderId))
      const { paymentIntentId } = order
      if (paymentIntentId !== null && !(await isCancelled(deps, paymentIntentId))) {
        throw new AppError('order_not_cancellable')
      }
      if (await db.transaction().execute((tx) => apply(tx, input, paymentIntentId))) return
    }
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    log.warn({ err: error, orderId }, 'order cannot be cancelled yet: its payment could not be cancelled')
  }
  throw new AppError('payment_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/** Unpaid, and it still has its units: held, or taken again by the atelier after its hold had ended. */
async function lockCancellable(tx: Tx, orderId: number): Promise<LockedOrder> {
  const order = found(await lockOrder(tx, orderId), 'order_not_found')
  const { paidAt, status, stockState, attention } = order
  const hasUnits = status !== 'delivered' && (stockState === 'reserved' || stockState === 'sold')
  if (paidAt !== null || attention !== null || !hasUnits) throw new AppError('order_not_cancellable')
  return order
}

/** False: the order got another payment in the meantime, which must be cancelled too. */
async function apply(
  tx: Tx,
  { actor, requestId, orderId, reason }: CancelOrderInput,
  paymentIntentId: string | null,
) {
  const order = await lockCancellable(tx, orderId)
  if (order.paymentIntentId !== paymentIntentId) return false
  const { status, paymentState, stockState } = order
  const lines = await orderLines(tx, orderId)
  const giveBack = stockState === 'reserved' ? stock.release : stock.restock
  await giveBack(tx, lines, { orderId, actorId: actor.id })
  await queries.markCancelled(tx, orderId, {
    // No longer being worked on, so it must not be counted as such.
    status: 'pending',
    paymentState: 'expired',
    stockState: 'released',
    cancelReason: reason,
  })
  // The reason is free text and may contain personal data, so it is not copied to the history or the audit log, which
  // are never erased.
  const details = { from: paymentState, to: 'expired', status }
  await recordOrderEvent(tx, { orderId, kind: 'cancelled', actorId: actor.id, details })
  await recordChange(tx, {
    actor,
    requestId,
    action: 'order.cancel',
    objectType: 'order',
    objectId: orderId,
    before: { status, paymentState, stockState },
    after: { status: 'pending', paymentState: 'expired', stockState: 'released' },
  })
  return true
}
