/** How a payment attempt ends: with a charge, or with an error. All other states are pending. */
import type { Account } from '../account.ts'
import { declineMessage } from '../decline-messages.ts'
import { openDispute } from '../disputes.ts'
import type { ErrorBody } from '../failure.ts'
import { type Failure, newCharge } from '../objects/charge.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { StoredMethod } from '../objects/payment-method.ts'
import { openReview, warnOfFraud } from '../radar.ts'

export function succeed(account: Account, intent: PaymentIntent, method: StoredMethod) {
  const { clock, events, ledger, url } = account
  const charge = account.charges.add(newCharge(intent, method, { created: clock.seconds(), url }))
  intent.status = 'succeeded'
  intent.amount_received = intent.amount
  intent.latest_charge = charge.id
  intent.payment_method = method.id
  intent.next_action = null
  intent.processing = null
  intent.last_payment_error = null
  ledger.write({
    kind: 'capture',
    amount: charge.amount,
    currency: charge.currency,
    payment_intent: intent.id,
    source: charge.id,
    metadata: { ...intent.metadata },
    time: new Date(clock.now()).toISOString(),
  })
  events.emit('charge.succeeded', charge)
  events.emit('payment_intent.succeeded', intent)
  const { afterwards } = method.scenario
  if (afterwards === 'dispute') openDispute(account, charge, { reason: 'fraudulent' })
  if (afterwards === 'review') openReview(account, charge)
  if (afterwards === 'fraud_warning') warnOfFraud(account, charge, 'made_with_stolen_card')
}

/** The bank declined: records a failed charge, and the payment needs another method. */
export function decline(
  account: Account,
  intent: PaymentIntent,
  method: StoredMethod,
  failure: Failure,
): ErrorBody {
  const { clock, events, url } = account
  const charge = account.charges.add(newCharge(intent, method, { created: clock.seconds(), url, failure }))
  intent.latest_charge = charge.id
  const { code, declineCode, message } = failure
  const error: ErrorBody = {
    type: 'card_error',
    code,
    message,
    charge: charge.id,
    ...(declineCode !== undefined && { decline_code: declineCode }),
  }
  events.emit('charge.failed', charge)
  return giveUp(account, intent, method, error)
}

/** Ends an attempt without a charge: the buyer did not authenticate, or the code expired. */
export function abandon(
  account: Account,
  intent: PaymentIntent,
  method: StoredMethod,
  code: string,
): ErrorBody {
  return giveUp(account, intent, method, {
    type: 'invalid_request_error',
    code,
    message: declineMessage(code),
  })
}

function giveUp(
  account: Account,
  intent: PaymentIntent,
  { method }: StoredMethod,
  error: ErrorBody,
): ErrorBody {
  const { charge, code, decline_code, message, type } = error
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.processing = null
  intent.last_payment_error = {
    type,
    message,
    payment_method: method,
    ...(charge !== undefined && { charge }),
    ...(code !== undefined && { code }),
    ...(decline_code !== undefined && { decline_code }),
  }
  account.events.emit('payment_intent.payment_failed', intent)
  return { ...error, payment_intent: intent, payment_method: method }
}
