/** What the provider says of a case that puts a payment in doubt; the case itself is in payment-cases. */
import { raiseAlarm } from '../../lib/alarm.ts'
import { noteCase } from './payment-cases.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { mirrorRefunds } from './refund-notes.service.ts'

/** A buyer told the bank that a payment was not right. */
export async function noteDispute(deps: PaymentDeps, disputeId: string, paymentId: string): Promise<void> {
  const { outcome, amountCents, dueBy } = await deps.payments.getDispute(disputeId)
  // A status of tomorrow's API: a person has to read it, and until then nothing changes.
  if (outcome === 'unknown') return raiseAlarm(deps, 'dispute_status_unknown', { disputeId })
  await noteCase(deps, paymentId, {
    kind: 'dispute',
    providerCaseId: disputeId,
    outcome: outcome === 'open' ? null : outcome,
    amountCents,
    dueBy,
  })
}

/** The provider puts a payment aside until a person has approved it, or it has been given back. */
export async function noteReview(deps: PaymentDeps, reviewId: string, paymentId: string): Promise<void> {
  const { isOpen, isRefunded } = await deps.payments.getReview(reviewId)
  const outcome = isOpen ? null : 'closed'
  if (isRefunded) await mirrorRefunds(deps, paymentId)
  await noteCase(deps, paymentId, { kind: 'review', providerCaseId: reviewId, outcome })
}

/** The issuer of a card says that it was used by a thief; a dispute follows, unless the money goes back first. */
export async function noteFraudWarning(
  deps: PaymentDeps,
  warningId: string,
  paymentId: string,
): Promise<void> {
  const { isActionable } = await deps.payments.getFraudWarning(warningId)
  const outcome = isActionable ? null : 'closed'
  await noteCase(deps, paymentId, { kind: 'fraud_warning', providerCaseId: warningId, outcome })
}
