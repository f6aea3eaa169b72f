/**
 * Before an order is changed, its started payment is cancelled. A payment that succeeded cannot be cancelled, so the
 * provider decides whether the payment or the change came first, and an order is never changed while it is being paid.
 * Docs: docs/decisions/0043-order-changes.md.
 */
import { failpoint } from '../../lib/failpoint.ts'
import {
  alreadyReceived,
  existingPayment,
  nextAttempt,
  paymentInProgress,
} from './payment-attempts.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { orUnavailable } from './payment-unavailable.service.ts'

export interface BegunPayment {
  /** The charge's id. */
  id: number
  orderId: number
  position: number
  paymentIntentId: string
  paymentAttempt: number
}

/** Throws when the order is paid or being paid. Otherwise the payment can no longer succeed, and the order has none. */
export function cancelForChange(deps: PaymentDeps, begun: BegunPayment): Promise<void> {
  return orUnavailable(deps, begun.orderId, async () => {
    const { orderId, paymentIntentId } = begun
    const payment = await existingPayment(deps, paymentIntentId)
    const isOpen = payment?.status === 'open'
    const after = isOpen ? await deps.payments.cancelPayment(paymentIntentId) : payment
    if (after?.status === 'succeeded') await alreadyReceived(deps, begun, after)
    // Undefined: the provider does not know the payment, so it cannot be paid.
    if (after !== undefined && after.status !== 'cancelled') throw paymentInProgress(orderId)
    failpoint('change.payment-cancelled')
    await nextAttempt(deps, begun)
  })
}
