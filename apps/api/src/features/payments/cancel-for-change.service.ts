/**
 * Before an order is changed, the payment that was begun for it is cancelled. A payment that succeeded cannot be
 * cancelled, so the provider decides whether the buyer or the change came first, and no moment is left in which an order
 * is changed while it is being paid. Docs: docs/decisions/0043-cancel-before-change.md.
 */
import { alreadyReceived, knownPayment, nextAttempt, paymentInProgress } from './payment-attempts.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { orUnavailable } from './payment-unavailable.service.ts'

export interface BegunPayment {
  /** Of the order. */
  id: number
  paymentIntentId: string
  paymentAttempt: number
}

/** Throws when the order is paid, or is being paid. Otherwise the payment can no longer be made, and the order has none. */
export function cancelForChange(deps: PaymentDeps, begun: BegunPayment): Promise<void> {
  return orUnavailable(deps, begun.id, async () => {
    const { id, paymentIntentId } = begun
    const payment = await knownPayment(deps, paymentIntentId)
    const isOpen = payment?.status === 'open'
    const after = isOpen ? await deps.payments.cancelPayment(paymentIntentId) : payment
    if (after?.status === 'succeeded') await alreadyReceived(deps, begun, after)
    // Undefined: the provider does not know it, so nobody can pay it.
    if (after !== undefined && after.status !== 'cancelled') throw paymentInProgress(id)
    await nextAttempt(deps, begun)
  })
}
