import type { Account } from '../account.ts'
import { invalidRequest } from '../failure.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'

export const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const

const CANCELABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action'])

export function cancel(
  { clock, events }: Account,
  intent: PaymentIntent,
  reason: (typeof CANCELLATION_REASONS)[number] | undefined,
) {
  if (!CANCELABLE.has(intent.status)) {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${[...CANCELABLE].join(', ')}.`
    throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
  }
  intent.status = 'canceled'
  intent.canceled_at = clock.seconds()
  intent.cancellation_reason = reason ?? null
  intent.next_action = null
  events.emit('payment_intent.canceled', intent)
}
