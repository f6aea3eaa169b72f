import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { Charge } from './charge.ts'

export interface Refund extends Stripe.Refund {
  charge: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
}

interface NewRefund {
  amount: number
  created: number
  metadata: Stripe.Metadata
  pending: boolean
  reason: Stripe.Refund.Reason | null
}

export function newRefund(charge: Charge, { amount, created, metadata, pending, reason }: NewRefund): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: pending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  }
}
