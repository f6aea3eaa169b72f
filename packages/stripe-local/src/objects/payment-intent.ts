import type Stripe from 'stripe'
import { newClientSecret, newId } from '../ids.ts'

/** As stored: references are ids, never expanded objects. */
export interface PaymentIntent extends Stripe.PaymentIntent {
  client_secret: string
  latest_charge: string | null
  payment_method: string | null
}

export interface NewIntent {
  amount: number
  currency: string
  created: number
  allowedTypes: string[] | null
  types: string[]
}

export function newPaymentIntent({
  amount,
  currency,
  created,
  allowedTypes,
  types,
}: NewIntent): PaymentIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: allowedTypes,
    amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: allowedTypes ? null : { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newClientSecret(id),
    confirmation_method: 'automatic',
    created,
    currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: types,
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}
