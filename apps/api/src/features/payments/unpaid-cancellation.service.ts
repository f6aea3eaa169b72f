/**
 * Cancels an unpaid order, for the atelier or for its customer. As with expiry, the payment is cancelled first, so that
 * no units are released that may still be paid for; a payment that succeeded in the meantime is settled, and the order
 * stays.
 */
import { PaymentProblem } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { cancelFittingsOf } from '../appointments/order-appointments.service.ts'
import { recordChange } from '../audit/audit.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { isHeldBy, type LockedOrder, lockOrder, orderLines } from '../orders/orders.service.ts'
import * as stock from '../stock/stock.service.ts'
import * as charges from './charges.queries.ts'
import { isCancelled } from './expiry.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { notifyCancelled } from './payment-emails.service.ts'
import * as queries from './payments.queries.ts'

const MAX_ROUNDS = 5
const RETRY_AFTER_SECONDS = 10

interface CancelUnpaidInput {
  orderId: number
  reason: string | null
  /** The admin who cancels it. */
  by?: AuditContext
  /** The customer who cancels her own. */
  holder?: OrderHolder
}

export async function cancelUnpaid(deps: PaymentDeps, input: CancelUnpaidInput): Promise<void> {
  const { db, log } = deps
  const { orderId } = input
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const { order, charge } = await db.transaction().execute((tx) => lockCancellable(tx, input))
      if (isRepeated(order, input)) return
      const { paymentIntentId } = charge
      if (paymentIntentId !== null && !(await isCancelled(deps, paymentIntentId))) {
        // The payment has just succeeded, or is processing.
        await db.transaction().execute((tx) => lockCancellable(tx, input))
        throw new AppError('payment_in_progress', { details: { orderId } })
      }
      if (await db.transaction().execute((tx) => apply(tx, deps, input, paymentIntentId))) return
    }
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    log.warn({ err: error, orderId }, 'order cannot be cancelled yet: its payment could not be cancelled')
  }
  throw new AppError('payment_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

interface LockedUnpaid {
  order: LockedOrder
  charge: charges.Charge
}

async function lockCancellable(tx: Tx, input: CancelUnpaidInput): Promise<LockedUnpaid> {
  const { orderId, holder } = input
  const order = found(await lockOrder(tx, orderId), 'order_not_found')
  if (holder && !isHeldBy(order, holder)) throw new AppError('order_not_found')
  const charge = await charges.first(tx, orderId)
  if (charge.paidAt !== null) throw new AppError(holder ? 'order_paid_before_cancel' : 'refund_required')
  if (isRepeated(order, input)) return { order, charge }
  if (order.attention !== null || !isOpen(order, input)) throw new AppError('order_not_cancellable')
  return { order, charge }
}

/** The customer's order is cancelled already, as she wishes. */
function isRepeated({ cancelledAt }: LockedOrder, { holder }: CancelUnpaidInput): boolean {
  return holder !== undefined && cancelledAt !== null
}

/**
 * It still has its units: held, or taken again by the atelier after its hold had ended. What the atelier works on, its
 * customer no longer cancels by herself.
 */
function isOpen({ status, stockState }: LockedOrder, { holder }: CancelUnpaidInput): boolean {
  if (holder) return status === 'pending' && stockState === 'reserved'
  return status !== 'delivered' && (stockState === 'reserved' || stockState === 'sold')
}

/** False: the order got another payment in the meantime, which must be cancelled too. */
async function apply(tx: Tx, deps: PaymentDeps, input: CancelUnpaidInput, paymentIntentId: string | null) {
  const { orderId, reason, by, holder } = input
  const { order, charge } = await lockCancellable(tx, input)
  if (isRepeated(order, input)) return true
  if (charge.paymentIntentId !== paymentIntentId) return false
  const { status, paymentState, stockState } = order
  const actorId = by?.actor.id ?? order.userId ?? undefined
  const lines = await orderLines(tx, orderId)
  const giveBack = stockState === 'reserved' ? stock.release : stock.restock
  await giveBack(tx, lines, { orderId, actorId: actorId ?? null })
  await queries.markCancelled(tx, orderId, {
    // No longer being worked on, so it must not be counted as such.
    status: 'pending',
    paymentState: 'expired',
    stockState: 'released',
    cancelReason: reason,
  })
  // The reason is free text and may contain personal data, so it is not copied to the history or the audit log, which
  // are never erased.
  const details = { from: paymentState, to: 'expired', status, ...(holder && { by: 'customer' }) }
  await recordOrderEvent(tx, { orderId, kind: 'cancelled', actorId, details })
  if (by) {
    await recordChange(tx, {
      ...by,
      action: 'order.cancel',
      objectType: 'order',
      objectId: orderId,
      before: { status, paymentState, stockState },
      after: { status: 'pending', paymentState: 'expired', stockState: 'released' },
    })
  }
  await notifyCancelled(tx, deps, orderId, { byCustomer: holder !== undefined })
  await cancelFittingsOf(tx, deps.config.publicUrl, orderId)
  return true
}
