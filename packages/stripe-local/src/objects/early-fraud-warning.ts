import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { Charge } from './charge.ts'

export interface EarlyFraudWarning extends Stripe.Radar.EarlyFraudWarning {
  charge: string
  payment_intent: string
}

export function newEarlyFraudWarning(
  charge: Charge,
  { fraudType, created }: { fraudType: string; created: number },
): EarlyFraudWarning {
  return {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.disputed && !charge.refunded,
    charge: charge.id,
    created,
    fraud_type: fraudType,
    livemode: false,
    payment_intent: charge.payment_intent,
  }
}
