import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { StoredMethod } from './payment-method.ts'

export interface StoredToken {
  id: string
  token: Stripe.ConfirmationToken
  /** Becomes the payment method of the payment that the token confirms. */
  method: StoredMethod
}

const LIFE_SECONDS = 12 * 60 * 60

interface NewToken {
  created: number
  returnUrl: string | null
  shipping: Stripe.ConfirmationToken.Shipping | null
}

export function newConfirmationToken(
  method: StoredMethod,
  { created, returnUrl, shipping }: NewToken,
): StoredToken {
  const { type, billing_details, allow_redisplay, card, pix } = method.method
  const id = newId('ctoken')
  const token: Stripe.ConfirmationToken = {
    id,
    object: 'confirmation_token',
    created,
    expires_at: created + LIFE_SECONDS,
    livemode: false,
    mandate_data: null,
    metadata: {},
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: {
      type,
      billing_details,
      customer: null,
      customer_account: null,
      ...(allow_redisplay && { allow_redisplay }),
      ...(card && { card }),
      ...(pix && { pix }),
    },
    return_url: returnUrl,
    setup_future_usage: null,
    setup_intent: null,
    shipping,
    use_stripe_sdk: true,
  }
  return { id, token, method }
}
