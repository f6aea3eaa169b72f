/** Where the payment provider's script, frames and API are, as a content security policy names them. */
export interface PaymentOrigins {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
}

/** As Stripe's security guide lists them. */
const STRIPE: PaymentOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
}

/** The provider's own, or those of the stand-in that the configuration names. */
export function paymentOrigins(scriptUrl: string | null): PaymentOrigins {
  if (scriptUrl === null) return STRIPE
  const standIn = [new URL(scriptUrl).origin]
  return { scripts: standIn, frames: standIn, connections: standIn }
}
