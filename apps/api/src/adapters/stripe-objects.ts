/** Stripe's objects in the shop's words, and its errors as what the shop can do about them. */
import Stripe from 'stripe'
import { z } from 'zod'
import type { Dispute, Payment, PaymentStatus, ProviderEvent, ProviderRefund } from './payments.ts'
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
/** A Pix that nobody paid in time was not refused by anybody. */
const LAPSED = 'payment_intent_payment_attempt_expired'

export function paymentOf(intent: Stripe.PaymentIntent): Payment {
  const { id, client_secret, amount, amount_received, currency, livemode, metadata } = intent
  const { next_action, last_payment_error, payment_method_options } = intent
  const pix = next_action?.pix_display_qr_code
  const paidWith = chargedWith(intent)
  const lapse = payment_method_options?.pix?.expires_at
  return {
    id,
    clientSecret: client_secret ?? '',
    // A status of tomorrow's API is nothing to act upon today.
    status: statuses[intent.status] ?? 'processing',
    amountCents: amount,
    receivedCents: amount_received,
    refundedCents:
      typeof intent.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0,
    currency,
    live: livemode,
    orderId: numberIn(metadata, 'order_id'),
    method: pix === undefined ? methodOf(paidWith) : 'pix',
    card: cardOf(paidWith),
    declined: last_payment_error !== null && last_payment_error.code !== LAPSED,
    pix: pix?.data === undefined ? undefined : { code: pix.data, expiresAt: dateOf(pix.expires_at ?? 0) },
    pixExpiresAt: lapse === undefined || lapse === null ? undefined : dateOf(lapse),
  }
}

/** Only where the charge was asked for along with the payment. */
function chargedWith({ latest_charge }: Stripe.PaymentIntent) {
  return typeof latest_charge === 'object' ? latest_charge?.payment_method_details : undefined
}

type PaidWith = ReturnType<typeof chargedWith>

function methodOf(paidWith: PaidWith): Payment['method'] {
  const type = paidWith?.type
  return type === 'card' || type === 'pix' ? type : undefined
}

function cardOf(paidWith: PaidWith): Payment['card'] {
  const { brand, last4 } = paidWith?.card ?? {}
  return brand && last4 ? { brand, lastDigits: last4 } : undefined
}

export function refundOf({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund {
  const over = status === 'succeeded' || status === 'failed' ? status : 'pending'
  return {
    id,
    amountCents: amount,
    status: status === 'canceled' ? 'failed' : over,
    refundId: numberIn(metadata, 'refund_id'),
  }
}

const outcomes: Readonly<Record<string, Dispute['outcome']>> = {
  won: 'won',
  lost: 'lost',
  // An inquiry that ended before it became a dispute.
  warning_closed: 'won',
}

export function disputeOf({ status }: Stripe.Dispute): Dispute {
  return { outcome: outcomes[status] ?? 'open' }
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
}
export const followedTypes = Object.keys(followed)

export function eventOf({ id, type, livemode, data }: Stripe.Event): ProviderEvent {
  const object = eventObject.safeParse(data.object)
  const topic = object.success ? followed[type] : undefined
  const objectId = object.data?.id ?? ''
  const paymentId = topic === 'payment' ? objectId : (object.data?.payment_intent ?? undefined)
  return { id, type, live: livemode, topic, objectId, paymentId }
}

export function problemOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { code, statusCode = 0 } = error
  const details = { code, cause: error }
  if (error instanceof Stripe.errors.StripeIdempotencyError) return new PaymentProblem('key_reused', details)
  // Too many at once, or the same key at this moment: nothing says that the request was carried out.
  if (statusCode === 429 || statusCode === 409) return new PaymentProblem('away', details)
  if (statusCode >= 500) return new PaymentProblem('fault', details)
  if (statusCode === 404) return new PaymentProblem('missing', details)
  if (code === 'payment_intent_unexpected_state') return new PaymentProblem('wrong_state', details)
  return new PaymentProblem(statusCode === 0 ? 'away' : 'refused', details)
}

function numberIn(metadata: Stripe.Metadata | null, name: string): number | undefined {
  const value = metadata?.[name]
  return value !== undefined && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

function dateOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
