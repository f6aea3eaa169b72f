/** The allowed methods of a payment, set only by `allowed_payment_method_types` since the "endive" versions. */
import type Stripe from 'stripe'
import { invalid } from '../failure.ts'
import type { Form } from '../http/form.ts'

const SUPPORTED = ['card', 'pix']
const EXCLUSIVE = [
  'automatic_payment_methods',
  'excluded_payment_method_types',
  'payment_method_configuration',
]

export function typesOf(form: Form, currency: string): { allowedTypes: string[] | null; types: string[] } {
  if (form.has('payment_method_types')) {
    const message =
      'The payment_method_types parameter is no longer supported. Use allowed_payment_method_types.'
    throw invalid(message, 'payment_method_types', 'payment_method_types_no_longer_supported')
  }
  const allowed = form.list('allowed_payment_method_types')
  const conflict = allowed && EXCLUSIVE.find((name) => form.has(name))
  if (conflict)
    throw invalid(`You may only specify one of allowed_payment_method_types, ${conflict}.`, conflict)
  // Types that the currency does not allow are silently dropped.
  const possible = SUPPORTED.filter((type) => type !== 'pix' || currency === 'brl')
  const types = possible.filter((type) => allowed === undefined || allowed.includes(type))
  if (types.length === 0) {
    throw invalid('No payment method types remain for this PaymentIntent.', 'allowed_payment_method_types')
  }
  return { allowedTypes: allowed ?? null, types }
}

/** `payment_method_options[pix]`: how long the code can be paid. */
export function pixOptionsOf(
  form: Form,
  now: number,
): Stripe.PaymentIntent.PaymentMethodOptions.Pix | undefined {
  const pix = form.group('payment_method_options')?.group('pix')
  if (pix === undefined) return undefined
  const after = pix.integer('expires_after_seconds')
  const at = pix.integer('expires_at')
  const name = after === undefined ? 'expires_at' : 'expires_after_seconds'
  const seconds = after ?? (at === undefined ? undefined : at - now)
  if (after !== undefined && at !== undefined)
    throw invalid('Only one of the two may be given.', 'expires_at')
  if (seconds !== undefined && (seconds < 60 || seconds > 1_209_600)) {
    throw invalid('The Pix must expire in 60 to 1209600 seconds.', `payment_method_options[pix][${name}]`)
  }
  return { expires_after_seconds: after ?? null, expires_at: at ?? null }
}
