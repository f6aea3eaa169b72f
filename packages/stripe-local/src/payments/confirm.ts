/** Confirms a payment with a payment method: paid, declined, authentication required, or a Pix code to pay. */
import type { Account } from '../account.ts'
import type { Decline } from '../cards.ts'
import { declineMessage } from '../decline-messages.ts'
import { invalidRequest, StripeFailure } from '../failure.ts'
import type { Failure } from '../objects/charge.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { StoredMethod } from '../objects/payment-method.ts'
import { showPixCode } from './pix.ts'
import { decline, succeed } from './settle.ts'

export interface Attempt {
  method: StoredMethod
  /** Stripe.js can show a challenge; otherwise the buyer is redirected to a page. */
  byStripeJs: boolean
  returnUrl: string | undefined
  /** No buyer is present to authenticate. */
  offSession: boolean
}

/** Includes `requires_action`: a buyer who left a challenge or a Pix code may choose another payment method. */
const CONFIRMABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action'])

export function assertConfirmable(intent: PaymentIntent) {
  if (CONFIRMABLE.has(intent.status)) return
  const message = `You cannot confirm this PaymentIntent because it has already ${intent.status === 'canceled' ? 'been canceled' : 'succeeded or is being processed'}.`
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}

export function confirm(account: Account, intent: PaymentIntent, attempt: Attempt) {
  const { method } = attempt
  if (!intent.payment_method_types.includes(method.method.type)) {
    const message = `The PaymentMethod provided (${method.method.type}) is not allowed for this PaymentIntent.`
    throw invalidRequest(message, {
      code: 'payment_intent_incompatible_payment_method',
      payment_intent: intent,
    })
  }
  intent.payment_method = method.id
  intent.next_action = null
  if (method.method.type === 'pix') return showPixCode(account, intent, method)
  if (!method.scenario.authenticate) return finish(account, intent, method)
  if (attempt.offSession) return declineWith(account, intent, method, { code: 'authentication_required' })
  requireAuthentication(account, intent, attempt)
}

/** Executes the charge, after any authentication. Throws the error response if it is declined. */
export function finish(account: Account, intent: PaymentIntent, method: StoredMethod) {
  if (method.scenario.decline !== undefined)
    return declineWith(account, intent, method, method.scenario.decline)
  succeed(account, intent, method)
}

function declineWith(
  account: Account,
  intent: PaymentIntent,
  method: StoredMethod,
  { code, declineCode }: Decline,
) {
  const message = declineMessage(declineCode ?? code)
  const failure: Failure = { code, message, ...(declineCode !== undefined && { declineCode }) }
  throw new StripeFailure(402, decline(account, intent, method, failure))
}

function requireAuthentication(
  { url, events }: Account,
  intent: PaymentIntent,
  { byStripeJs, returnUrl }: Attempt,
) {
  intent.status = 'requires_action'
  intent.next_action =
    byStripeJs || returnUrl === undefined
      ? { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_challenge' } }
      : {
          type: 'redirect_to_url',
          redirect_to_url: {
            return_url: returnUrl,
            url: `${url}/three-d-secure.html?payment_intent_client_secret=${intent.client_secret}&return_url=${encodeURIComponent(returnUrl)}`,
          },
        }
  events.emit('payment_intent.requires_action', intent)
}
