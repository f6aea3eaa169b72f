/** Suspected fraud: payments under manual review, and early fraud warnings from card issuers. */
import type { Account } from './account.ts'
import { invalidRequest } from './failure.ts'
import type { Charge } from './objects/charge.ts'
import { type EarlyFraudWarning, newEarlyFraudWarning } from './objects/early-fraud-warning.ts'
import { newReview, type Review } from './objects/review.ts'

export const CLOSED_REASONS = [
  'acknowledged',
  'approved',
  'canceled',
  'disputed',
  'payment_never_settled',
  'redacted',
  'refunded',
  'refunded_as_fraud',
] as const

type ClosedReason = (typeof CLOSED_REASONS)[number]

export function openReview(
  account: Account,
  charge: Charge,
  openedReason: 'manual' | 'rule' = 'rule',
): Review {
  const { clock, events, intents, reviews } = account
  const review = reviews.add(newReview(charge, { openedReason, created: clock.seconds() }))
  charge.review = review.id
  const intent = intents.get(charge.payment_intent)
  if (intent !== undefined) intent.review = review.id
  events.emit('review.opened', review)
  return review
}

export function closeReview({ events }: Account, review: Review, reason: ClosedReason): Review {
  if (!review.open) throw invalidRequest('This review is closed already.')
  Object.assign(review, { open: false, closed_reason: reason, reason })
  events.emit('review.closed', review)
  return review
}

export function warnOfFraud(account: Account, charge: Charge, fraudType: string): EarlyFraudWarning {
  const { clock, events, warnings } = account
  const warning = warnings.add(newEarlyFraudWarning(charge, { fraudType, created: clock.seconds() }))
  events.emit('radar.early_fraud_warning.created', warning)
  return warning
}

/** Closes review and warnings of a charge that was refunded or disputed: there is nothing left to decide. */
export function endRisk(account: Account, charge: Charge, reason: ClosedReason) {
  const review = account.reviews.get(typeof charge.review === 'string' ? charge.review : '')
  if (review?.open) closeReview(account, review, reason)
  if (!charge.disputed && !charge.refunded) return
  for (const warning of account.warnings.olderThan(undefined)) {
    if (warning.charge !== charge.id || !warning.actionable) continue
    warning.actionable = false
    account.events.emit('radar.early_fraud_warning.updated', warning, { actionable: true })
  }
}
