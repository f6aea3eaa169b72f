import type Stripe from 'stripe'
import type { Scenario, TestCard } from '../cards.ts'
import { newId } from '../ids.ts'

/** A payment method with its test scenario. The card number is not stored. */
export interface StoredMethod {
  id: string
  method: Stripe.PaymentMethod
  scenario: Scenario
}

export interface Expiry {
  month: number
  year: number
}

const NO_BILLING_DETAILS: Stripe.PaymentMethod.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
}

export function cardMethod(
  card: TestCard,
  expiry: Expiry,
  created: number,
  billing: Stripe.PaymentMethod.BillingDetails = NO_BILLING_DETAILS,
): StoredMethod {
  const id = newId('pm')
  const { brand, funding, country, scenario } = card
  const details: Stripe.PaymentMethod.Card = {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'unchecked' },
    country,
    display_brand: brand,
    exp_month: expiry.month,
    exp_year: expiry.year,
    fingerprint: null,
    funding,
    generated_from: null,
    last4: card.number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
  return { id, scenario, method: { ...common(id, created, billing), type: 'card', card: details } }
}

export function pixMethod(
  created: number,
  billing: Stripe.PaymentMethod.BillingDetails = NO_BILLING_DETAILS,
): StoredMethod {
  const id = newId('pm')
  return { id, scenario: {}, method: { ...common(id, created, billing), type: 'pix', pix: {} } }
}

function common(id: string, created: number, billing_details: Stripe.PaymentMethod.BillingDetails) {
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details,
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  } as const
}
