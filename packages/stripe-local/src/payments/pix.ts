/** Pix: a code that can be paid at any bank until it expires. */
import type { Account } from '../account.ts'
import { invalidRequest } from '../failure.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { StoredMethod } from '../objects/payment-method.ts'
import { brCode } from '../pix/br-code.ts'
import { abandon, succeed } from './settle.ts'

const DEFAULT_LIFE_SECONDS = 14_400

export function showPixCode(account: Account, intent: PaymentIntent, method: StoredMethod) {
  const { clock, events, url } = account
  const wish = intent.payment_method_options?.pix
  const expiresAt =
    wish?.expires_at ?? clock.seconds() + (wish?.expires_after_seconds ?? DEFAULT_LIFE_SECONDS)
  const place = `${url}/pix/${intent.client_secret}`
  intent.status = 'requires_action'
  intent.next_action = {
    type: 'pix_display_qr_code',
    pix_display_qr_code: {
      data: brCode({ reference: method.id, amount: intent.amount, url }),
      expires_at: expiresAt,
      hosted_instructions_url: `${url}/pix.html?payment_intent_client_secret=${intent.client_secret}`,
      image_url_png: `${place}.png`,
      image_url_svg: `${place}.svg`,
    },
  }
  events.emit('payment_intent.requires_action', intent)
  clock.after(expiresAt * 1000 - clock.now(), () => {
    if (pendingMethod(account, intent) === method) expirePix(account, intent)
  })
}

/** The buyer's bank pays. With `settleAfterMs` the payment is `processing` for that time first. */
export function payPix(account: Account, intent: PaymentIntent, settleAfterMs = 0) {
  const method = pendingMethod(account, intent)
  if (method === undefined) throw noPixPending()
  if (settleAfterMs === 0) return succeed(account, intent, method)
  intent.status = 'processing'
  intent.next_action = null
  account.events.emit('payment_intent.processing', intent)
  account.clock.after(settleAfterMs, () => succeed(account, intent, method))
}

export function expirePix(account: Account, intent: PaymentIntent) {
  const method = pendingMethod(account, intent)
  if (method === undefined) throw noPixPending()
  abandon(account, intent, method, 'payment_intent_payment_attempt_expired')
}

/** A code is valid only for its attempt: paying with another method or cancelling invalidates it. */
function pendingMethod(account: Account, intent: PaymentIntent): StoredMethod | undefined {
  if (intent.next_action?.type !== 'pix_display_qr_code') return undefined
  return account.methods.get(intent.payment_method ?? '')
}

function noPixPending() {
  return invalidRequest('No Pix is waiting to be paid.', { code: 'payment_intent_unexpected_state' })
}
