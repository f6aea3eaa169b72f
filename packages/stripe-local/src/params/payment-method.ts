/** Finds or creates the payment method of a request, given as a token, an id, a test alias or its data. */
import type { Account } from '../account.ts'
import { cardOfAlias } from '../cards.ts'
import { invalid, invalidRequest, missing } from '../failure.ts'
import type { Form } from '../http/form.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { cardMethod, type Expiry, pixMethod, type StoredMethod } from '../objects/payment-method.ts'
import { testCardOf } from './card-number.ts'
import { billingOf } from './people.ts'

const ALIAS_EXPIRY: Expiry = { month: 8, year: 2034 }

export function methodOf(account: Account, form: Form, intent: PaymentIntent): StoredMethod {
  const tokenId = form.text('confirmation_token')
  if (tokenId !== undefined) return useToken(account, tokenId, intent)
  const given = namedMethod(account, form) ?? account.methods.get(intent.payment_method ?? '')
  if (given !== undefined) return given
  const message =
    "You cannot confirm this PaymentIntent because it's missing a payment method. Provide one, or a confirmation token."
  throw invalidRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent })
}

/** `payment_method` or `payment_method_data`, if the request has either. */
export function namedMethod(account: Account, form: Form): StoredMethod | undefined {
  const id = form.text('payment_method')
  if (id !== undefined && id !== '') return existingMethod(account, id)
  const data = form.group('payment_method_data')
  if (data === undefined) return undefined
  if (data.required('type') !== 'pix') {
    const message = 'Sending card numbers to the Stripe API is unsafe. Collect them with Stripe.js.'
    throw invalid(message, 'payment_method_data[card]')
  }
  return account.methods.add(pixMethod(account.clock.seconds(), billingOf(data)))
}

/** What the Payment Element collected. */
export function collectedMethod({ clock }: Account, data: Form): StoredMethod {
  const billing = billingOf(data)
  if (data.choice('type', ['card', 'pix']) === 'pix') return pixMethod(clock.seconds(), billing)
  const details = data.group('card')
  if (details === undefined)
    throw invalid('Missing required param: card.', 'payment_method_data[card]', 'parameter_missing')
  const { card, expiry } = testCardOf(details, clock.now())
  return cardMethod(card, expiry, clock.seconds(), billing)
}

function existingMethod(account: Account, id: string): StoredMethod {
  const card = cardOfAlias(id)
  if (card !== undefined) return account.methods.add(cardMethod(card, ALIAS_EXPIRY, account.clock.seconds()))
  const existing = account.methods.get(id)
  if (existing === undefined) throw missing('PaymentMethod', id, 'payment_method')
  return existing
}

/** A token can be used once, even if the bank declines the payment. */
function useToken(account: Account, id: string, intent: PaymentIntent): StoredMethod {
  const stored = account.tokens.get(id)
  if (stored === undefined) throw missing('confirmation_token', id, 'confirmation_token')
  const { token, method } = stored
  if (token.payment_intent !== null) {
    throw invalidRequest('This confirmation token has already been used.', { param: 'confirmation_token' })
  }
  if (token.expires_at !== null && token.expires_at <= account.clock.seconds()) {
    throw invalidRequest('This confirmation token has expired.', { param: 'confirmation_token' })
  }
  token.payment_intent = intent.id
  token.expires_at = null
  return account.methods.add(method)
}
