import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { Charge } from './charge.ts'

export interface Review extends Stripe.Review {
  charge: string
  payment_intent: string
}

export function newReview(
  charge: Charge,
  { openedReason, created }: { openedReason: 'manual' | 'rule'; created: number },
): Review {
  return {
    id: newId('prv'),
    object: 'review',
    billing_zip: null,
    charge: charge.id,
    closed_reason: null,
    created,
    ip_address: null,
    ip_address_location: null,
    livemode: false,
    open: true,
    opened_reason: openedReason,
    payment_intent: charge.payment_intent,
    reason: openedReason,
    session: null,
  }
}
