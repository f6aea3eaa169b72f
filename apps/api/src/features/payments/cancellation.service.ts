/** Cancelling an order, paid or not, by the atelier; and by the customer while it is unpaid. */
import { PaymentProblem } from '../../adapters/payments.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import { failpoint } from '../../lib/failpoint.ts'
import * as charges from './charges.queries.ts'
import { isCancelled } from './expiry.service.ts'
import { type CancelPaidInput, cancelPaid, checkCancellation } from './paid-cancellation.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as queries from './payments.queries.ts'
import { carryOutNow } from './refunds.service.ts'
import type { ChargeMoney } from './returnable-charges.queries.ts'
import { cancelUnpaid } from './unpaid-cancellation.service.ts'

const MAX_ROUNDS = 5
const RETRY_AFTER_SECONDS = 10

/**
 * Whether the order is paid is checked again under its lock: an admin who saw an unpaid order has not decided about a
 * refund.
 */
export async function cancelOrder(deps: PaymentDeps, input: CancelPaidInput): Promise<void> {
  const { orderId, actor, requestId, reason, refund } = input
  const order = await queries.books(deps.db, orderId)
  if (order?.paidAt === null) {
    if (refund !== undefined) throw new AppError('order_not_refundable')
    return cancelUnpaid(deps, { orderId, reason, by: { actor, requestId } })
  }
  const refundIds = await cancelWithParts(deps, input)
  failpoint('refund.written')
  // The cancellation stands even if the provider rejects the refund: then the order needs attention.
  await carryOutNow(deps, refundIds)
}

/**
 * The payments of parts that are not paid yet are cancelled first, as those of an unpaid order: one that succeeded
 * meanwhile is settled, and the administrator decides anew.
 */
async function cancelWithParts(deps: PaymentDeps, input: CancelPaidInput): Promise<number[]> {
  const { db, log } = deps
  const { orderId } = input
  const ended = new Set<string>()
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const done = await db.transaction().execute(async (tx) => {
        const plan = await checkCancellation(tx, input)
        if (Array.isArray(plan)) return { refundIds: plan }
        const open = plan.all.flatMap((charge) => openPayment(charge, ended))
        return open.length > 0 ? { open } : { refundIds: await cancelPaid(tx, deps, input, plan) }
      })
      if (done.refundIds !== undefined) return done.refundIds
      for (const payment of done.open) {
        await endPayment(deps, orderId, payment)
        failpoint('cancellation.payment-cancelled')
        ended.add(payment.paymentIntentId)
      }
    }
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    log.warn({ err: error, orderId }, 'order cannot be cancelled yet: a payment could not be cancelled')
  }
  throw new AppError('payment_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

interface OpenPayment {
  chargeId: number
  paymentIntentId: string
}

function openPayment(charge: ChargeMoney, ended: ReadonlySet<string>): OpenPayment[] {
  const { id: chargeId, paidAt, cancelledAt, paymentIntentId } = charge
  if (paidAt !== null || cancelledAt !== null || paymentIntentId === null) return []
  return ended.has(paymentIntentId) ? [] : [{ chargeId, paymentIntentId }]
}

async function endPayment(deps: PaymentDeps, orderId: number, payment: OpenPayment): Promise<void> {
  if (await isCancelled(deps, payment.paymentIntentId)) return
  const charge = await charges.find(deps.db, payment.chargeId)
  // It has just succeeded: there is more to return. Or its money is on its way.
  throw new AppError(charge?.paidAt ? 'charges_changed' : 'payment_in_progress', { details: { orderId } })
}

export function cancelOwnOrder(deps: PaymentDeps, orderId: number, holder: OrderHolder): Promise<void> {
  return cancelUnpaid(deps, { orderId, reason: null, holder })
}
