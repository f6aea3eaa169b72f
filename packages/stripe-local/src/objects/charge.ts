import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { PaymentIntent } from './payment-intent.ts'
import type { StoredMethod } from './payment-method.ts'

export interface Charge extends Stripe.Charge {
  payment_intent: string
}

export interface Failure {
  code: string
  declineCode?: string
  message: string
}

export function newCharge(
  intent: PaymentIntent,
  { method, scenario }: StoredMethod,
  { created, url, failure }: { created: number; url: string; failure?: Failure },
): Charge {
  const id = newId('ch')
  const paid = failure === undefined
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: null,
    captured: paid,
    created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(failure, scenario.afterwards === 'review'),
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: paid ? `${url}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  }
}

function outcomeOf(failure: Failure | undefined, isReviewed: boolean): Stripe.Charge.Outcome {
  const reason = failure === undefined ? null : (failure.declineCode ?? failure.code)
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failure ? 'declined_by_network' : 'approved_by_network',
    reason,
    risk_level: isReviewed ? 'elevated' : 'normal',
    seller_message: failure ? 'The bank did not approve the payment.' : 'Payment complete.',
    type: failure ? 'issuer_declined' : isReviewed ? 'manual_review' : 'authorized',
  }
}

function detailsOf({ type, card }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (card === undefined) return { type, pix: {} }
  const { brand, country, exp_month, exp_year, funding, last4, fingerprint = null } = card
  const unused = {
    authorization_code: null,
    installments: null,
    mandate: null,
    network: brand,
    network_token: null,
  }
  return {
    type,
    card: {
      ...{ brand, country, exp_month, exp_year, funding, last4, fingerprint },
      ...unused,
      amount_authorized: null,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      electronic_commerce_indicator: null,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  }
}
