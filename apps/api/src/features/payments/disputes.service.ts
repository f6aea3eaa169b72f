/** Fetches the state of disputes, reviews and fraud warnings from the provider; payment-cases stores them. */
import { raiseAlarm } from '../../lib/alarm.ts'
import { noteCase } from './payment-cases.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { mirrorRefunds } from './refund-notes.service.ts'

/** The buyer disputed the payment with the bank. */
export async function noteDispute(deps: PaymentDeps, disputeId: string, paymentId: string): Promise<void> {
  const { outcome, amountCents, dueBy } = await deps.payments.getDispute(disputeId)
  // A status added by a newer API version: an admin must check it, and until then nothing changes.
  if (outcome === 'unknown') return raiseAlarm(deps, 'dispute_status_unknown', { disputeId })
  await noteCase(deps, paymentId, {
    kind: 'dispute',
    providerCaseId: disputeId,
    outcome: outcome === 'open' ? null : outcome,
    amountCents,
    dueBy,
  })
}

/** The provider holds a payment for review until it is approved or refunded. */
export async function noteReview(deps: PaymentDeps, reviewId: string, paymentId: string): Promise<void> {
  const { isOpen, isRefunded } = await deps.payments.getReview(reviewId)
  const outcome = isOpen ? null : 'closed'
  if (isRefunded) await mirrorRefunds(deps, paymentId)
  await noteCase(deps, paymentId, { kind: 'review', providerCaseId: reviewId, outcome })
}

/** The card issuer reports fraud; a dispute follows unless the payment is refunded first. */
export async function noteFraudWarning(
  deps: PaymentDeps,
  warningId: string,
  paymentId: string,
): Promise<void> {
  const { isActionable } = await deps.payments.getFraudWarning(warningId)
  const outcome = isActionable ? null : 'closed'
  await noteCase(deps, paymentId, { kind: 'fraud_warning', providerCaseId: warningId, outcome })
}
