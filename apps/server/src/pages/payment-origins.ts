/** The origins of the payment provider's script, frames and API for the content security policy. */
export interface PaymentOrigins {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
}

/** From Stripe's security guide. */
const STRIPE: PaymentOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
}

/** The provider's own, or those of stripe-local when it is configured. */
export function paymentOrigins(scriptUrl: string | null): PaymentOrigins {
  if (scriptUrl === null) return STRIPE
  const localOrigins = [new URL(scriptUrl).origin]
  return { scripts: localOrigins, frames: localOrigins, connections: localOrigins }
}
