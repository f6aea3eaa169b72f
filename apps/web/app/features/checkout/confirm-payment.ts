import { failures } from '@shop/contract/failures'
import type { Stripe, StripeError } from '@stripe/stripe-js'

export type Confirmed = { outcome: 'approved' | 'waiting' } | { outcome: 'failed'; message: string }

interface Confirmation {
  clientSecret: string
  tokenId: string
  email: string
  returnUrl: string
}

/**
 * Confirms the payment with the provider, which handles whatever the bank still requires. If its library throws, the
 * payment has failed, not the order.
 */
export async function confirmPayment(stripe: Stripe, confirmation: Confirmation): Promise<Confirmed> {
  try {
    return await confirm(stripe, confirmation)
  } catch {
    return { outcome: 'failed', message: failures.payment.message }
  }
}

async function confirm(
  stripe: Stripe,
  { clientSecret, tokenId, email, returnUrl }: Confirmation,
): Promise<Confirmed> {
  const { error, paymentIntent } = await stripe.confirmPayment({
    clientSecret,
    confirmParams: { confirmation_token: tokenId, return_url: returnUrl, receipt_email: email },
    redirect: 'if_required',
  })
  if (error) {
    // Another tab has already paid.
    if (error.payment_intent?.status === 'succeeded') return { outcome: 'approved' }
    return { outcome: 'failed', message: paymentFailure(error) }
  }
  switch (paymentIntent.status) {
    case 'succeeded':
      return { outcome: 'approved' }
    case 'requires_payment_method':
    case 'canceled':
      return { outcome: 'failed', message: failures.payment.message }
    case 'processing':
    case 'requires_action':
    case 'requires_capture':
    case 'requires_confirmation':
      return { outcome: 'waiting' }
  }
}

/**
 * The provider's own message if it is meant for the customer: about the card, the input, or a decline by the bank. A
 * failed authentication is one of these too, although the provider reports it as an invalid request.
 */
export function paymentFailure({
  type,
  code,
  message,
}: Pick<StripeError, 'type' | 'code' | 'message'>): string {
  const forPeople =
    type === 'card_error' || type === 'validation_error' || code === 'payment_intent_authentication_failure'
  return forPeople && message ? message : failures.payment.message
}
