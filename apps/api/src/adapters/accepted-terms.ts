/**
 * What makes a payment nicer must not stop it: a detail that Stripe rejects is left out and the payment is made without,
 * cards at least. A clock that is wrong, an account that lost its Pix or a name that no statement takes are such reasons.
 */
import Stripe from 'stripe'
import { PaymentProblem, type PaymentTerms } from './payments.ts'

type Detail = 'pix' | 'statement' | 'shipping'

/** `again` tells one try from the next: each needs an idempotency key of its own. */
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

/** Undefined for what is no detail, or was left out already. */
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
