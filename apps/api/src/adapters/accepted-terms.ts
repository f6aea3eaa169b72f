/**
 * Optional payment details must not block a payment: a detail that Stripe rejects is dropped and the payment is created
 * without it, by card at least. Typical causes: a wrong clock, an account that lost Pix, or a name that is not allowed
 * as a statement descriptor.
 */
import Stripe from 'stripe'
import { PaymentProblem, type PaymentTerms } from './payments.ts'

type Detail = 'pix' | 'statement' | 'shipping'

/** `again` distinguishes the attempts: each needs its own idempotency key. */
export async function acceptedTerms<T>(
  terms: PaymentTerms,
  send: (terms: PaymentTerms, again: string) => Promise<T>,
  onRejected: (detail: Detail) => void,
): Promise<T> {
  let current = terms
  for (let again = ''; ; ) {
    try {
      return await send(current, again)
    } catch (error) {
      const detail = detailIn(error, current)
      if (detail === undefined) throw error
      onRejected(detail)
      current = without(current, detail)
      again += `-without-${detail}`
    }
  }
}

/** Undefined when the error is not about an optional detail, or the detail was dropped already. */
function detailIn(error: unknown, terms: PaymentTerms): Detail | undefined {
  const cause = error instanceof PaymentProblem ? error.cause : undefined
  if (!(cause instanceof Stripe.errors.StripeInvalidRequestError)) return undefined
  const { param = '', message } = cause
  const isPix = param.includes('pix') || (param.startsWith('allowed_payment_method') && /pix/i.test(message))
  if (isPix && terms.methods.includes('pix') && terms.methods.length > 1) return 'pix'
  if (param.startsWith('statement_descriptor') && terms.statement !== undefined) return 'statement'
  if (param.startsWith('shipping') && terms.shipping !== undefined) return 'shipping'
  return undefined
}

function without(terms: PaymentTerms, detail: Detail): PaymentTerms {
  if (detail === 'pix') return { ...terms, methods: terms.methods.filter((method) => method !== 'pix') }
  return { ...terms, [detail]: undefined }
}
