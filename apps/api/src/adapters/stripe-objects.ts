/** Translates Stripe's objects into the shop's terms, and its errors into what the shop can do about them. */
import Stripe from 'stripe'
import { z } from 'zod'
import type {
  Dispute,
  Payment,
  PaymentReview,
  PaymentStatus,
  ProviderEvent,
  ProviderRefund,
} from './payments.ts'
import { PaymentProblem } from './payments.ts'

const statuses: Readonly<Record<string, PaymentStatus>> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'waiting',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
}
/** A Pix that expired unpaid was not declined. */
const LAPSED = 'payment_intent_payment_attempt_expired'

export function paymentOf(intent: Stripe.PaymentIntent, installationId: string): Payment {
  const { id, client_secret, amount, amount_received, currency, livemode, metadata } = intent
  const { next_action, last_payment_error, payment_method_options } = intent
  const pix = next_action?.pix_display_qr_code
  const paidWith = chargedWith(intent)
  return {
    id,
    clientSecret: client_secret ?? '',
    // A status added to the API later must not trigger any action.
    status: statuses[intent.status] ?? 'processing',
    amountCents: amount,
    receivedCents: amount_received,
    refundedCents:
      typeof intent.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0,
    currency,
    live: livemode,
    installation: installationIn(metadata, installationId),
    orderId: numberIn(metadata, 'order_id'),
    chargeId: numberIn(metadata, 'charge_id'),
    method: pix === undefined ? methodOf(paidWith) : 'pix',
    card: cardOf(paidWith),
    declined: last_payment_error !== null && last_payment_error.code !== LAPSED,
    pix: pix?.data === undefined ? undefined : { code: pix.data, expiresAt: dateOf(pix.expires_at ?? 0) },
    methods: intent.payment_method_types,
    pixSeconds: payment_method_options?.pix?.expires_after_seconds ?? undefined,
  }
}

/** Only where the charge was expanded along with the payment. */
function chargedWith({ latest_charge }: Stripe.PaymentIntent) {
  return typeof latest_charge === 'object' ? latest_charge?.payment_method_details : undefined
}

type PaidWith = ReturnType<typeof chargedWith>

function methodOf(paidWith: PaidWith): Payment['method'] {
  const type = paidWith?.type
  return type === 'card' || type === 'pix' ? type : undefined
}

function cardOf(paidWith: PaidWith): Payment['card'] {
  const { brand, last4, installments } = paidWith?.card ?? {}
  const count = installments?.plan?.count ?? 1
  return brand && last4 ? { brand, lastDigits: last4, installments: count > 1 ? count : null } : undefined
}

export function refundOf(
  { id, amount, status, metadata }: Stripe.Refund,
  installationId: string,
): ProviderRefund {
  const isOther = installationIn(metadata, installationId) === 'other'
  const over = status === 'succeeded' || status === 'failed' ? status : 'pending'
  return {
    id,
    amountCents: amount,
    status: status === 'canceled' ? 'failed' : over,
    refundId: isOther ? undefined : numberIn(metadata, 'refund_id'),
  }
}

const outcomes: ReadonlyMap<string, Dispute['outcome']> = new Map([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  // An inquiry, before it becomes a dispute: the bank only requests information.
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['warning_closed', 'inquiry_closed'],
  ['prevented', 'prevented'],
  ['won', 'won'],
  ['lost', 'lost'],
  // A lost dispute that is being appealed.
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
])

export function disputeOf({ status, amount, evidence_details }: Stripe.Dispute): Dispute {
  const { due_by } = evidence_details
  return {
    outcome: outcomes.get(status) ?? 'unknown',
    amountCents: amount,
    // Zero where the bank accepts no evidence.
    dueBy: due_by === null || due_by === 0 ? null : dateOf(due_by),
  }
}

export function reviewOf({ open, closed_reason }: Stripe.Review): PaymentReview {
  return { isOpen: open, isRefunded: closed_reason === 'refunded' || closed_reason === 'refunded_as_fraud' }
}

const eventObject = z.object({ id: z.string(), payment_intent: z.string().nullish() })
const followed: Readonly<Record<string, NonNullable<ProviderEvent['topic']>>> = {
  'payment_intent.requires_action': 'payment',
  'payment_intent.processing': 'payment',
  'payment_intent.succeeded': 'payment',
  'payment_intent.payment_failed': 'payment',
  'payment_intent.canceled': 'payment',
  'charge.refunded': 'refund',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
  'review.opened': 'review',
  'review.closed': 'review',
  'radar.early_fraud_warning.created': 'fraud_warning',
  'radar.early_fraud_warning.updated': 'fraud_warning',
}
export const followedTypes = Object.keys(followed)

export function eventOf({ id, type, livemode, data }: Stripe.Event): ProviderEvent {
  const object = eventObject.safeParse(data.object)
  const topic = object.success ? followed[type] : undefined
  const objectId = object.data?.id ?? ''
  const paymentId = topic === 'payment' ? objectId : (object.data?.payment_intent ?? undefined)
  return { id, type, live: livemode, topic, objectId, paymentId }
}

/** The request is not at fault: the shop's balance with the provider is refilled by the next sales. */
const temporary: ReadonlySet<string | undefined> = new Set(['balance_insufficient', 'insufficient_funds'])

export function problemOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { code, statusCode = 0 } = error
  const details = { code, cause: error }
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentProblem('key_reused', details)
  // Too many requests, or the same key in use right now: whether the request was executed is unknown.
  if (statusCode === 429 || statusCode === 409) return new PaymentProblem('unavailable', details)
  if (temporary.has(code)) return new PaymentProblem('later', details)
  if (statusCode >= 500) return new PaymentProblem('fault', details)
  if (statusCode === 404) return new PaymentProblem('missing', details)
  if (code === 'payment_intent_unexpected_state') return new PaymentProblem('wrong_state', details)
  return new PaymentProblem(statusCode === 0 ? 'unavailable' : 'rejected', details)
}

function installationIn(metadata: Stripe.Metadata | null, installationId: string): Payment['installation'] {
  const named = metadata?.['installation_id']
  if (named === undefined) return 'unnamed'
  return named === installationId ? 'own' : 'other'
}

function numberIn(metadata: Stripe.Metadata | null, name: string): number | undefined {
  const value = metadata?.[name]
  return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
