import type Stripe from 'stripe'
import type { ErrorBody } from '../failure.ts'

/** The fields of its own payment that a browser may see: without the shop's metadata. */
export function publicView(intent: Stripe.PaymentIntent) {
  const { id, object, amount, amount_details, automatic_payment_methods, canceled_at, cancellation_reason } =
    intent
  const { capture_method, client_secret, confirmation_method, created, currency, description } = intent
  const { last_payment_error, livemode, next_action, payment_method, payment_method_types, processing } =
    intent
  const { receipt_email, setup_future_usage, shipping, source, status } = intent
  return {
    ...{ id, object, amount, amount_details, automatic_payment_methods, canceled_at, cancellation_reason },
    ...{ capture_method, client_secret, confirmation_method, created, currency, description },
    ...{ last_payment_error, livemode, next_action, payment_method, payment_method_types, processing },
    ...{ receipt_email, setup_future_usage, shipping, source, status },
  }
}

export function publicError({ payment_intent, ...body }: ErrorBody): object {
  return payment_intent === undefined ? body : { ...body, payment_intent: publicView(payment_intent) }
}
