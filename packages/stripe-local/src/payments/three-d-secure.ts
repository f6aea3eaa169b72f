/** The 3D Secure challenge, approved or rejected in its frame, on its page or by a test. */
import type { Account } from '../account.ts'
import { invalidRequest, StripeFailure } from '../failure.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { finish } from './confirm.ts'
import { abandon } from './settle.ts'

export function completeChallenge(account: Account, intent: PaymentIntent, approved: boolean) {
  const method = account.methods.get(intent.payment_method ?? '')
  const type = intent.next_action?.type
  if (method === undefined || (type !== 'use_stripe_sdk' && type !== 'redirect_to_url')) {
    throw invalidRequest('No authentication is pending.', { code: 'payment_intent_unexpected_state' })
  }
  if (!approved) return abandon(account, intent, method, 'payment_intent_authentication_failure')
  try {
    finish(account, intent, method)
  } catch (error) {
    // A decline after the challenge is recorded in the payment; no caller handles the error here.
    if (!(error instanceof StripeFailure)) throw error
  }
}
