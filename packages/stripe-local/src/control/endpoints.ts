/** Actions for tests: pay, decline, advance the clock, inject faults, read the ledger. */
import { closeDispute, DISPUTE_ENDS, openDispute } from '../disputes.ts'
import type { FakeStripe } from '../fake-stripe.ts'
import { expirePix, payPix } from '../payments/pix.ts'
import { completeChallenge } from '../payments/three-d-secure.ts'
import { CLOSED_REASONS, closeReview, openReview, warnOfFraud } from '../radar.ts'
import { failRefund } from '../refunds.ts'
import {
  ControlError,
  chargeOf,
  found,
  intentOf,
  isRecord,
  type Json,
  numberOf,
  oneOf,
  textOf,
} from './body.ts'
import { changeSettings } from './settings.ts'

type ControlCall = (fake: FakeStripe, body: Json, query: URLSearchParams) => unknown

export const controlCalls: Readonly<Record<string, ControlCall>> = {
  'GET config': ({ account }) => account.settings,
  'POST config': ({ account }, body) => changeSettings(account.settings, body),
  'POST reset': (fake) => fake.reset(),
  'GET ledger': ({ account }, _body, query) => account.ledger.read(query.get('payment_intent') ?? undefined),
  'GET state': ({ account }) => ({
    now: new Date(account.clock.now()).toISOString(),
    waiting: account.clock.waiting,
    payment_intents: account.intents.size,
    charges: account.charges.size,
    refunds: account.refunds.size,
    disputes: account.disputes.size,
    reviews: account.reviews.size,
    events: account.events.stored.size,
    undelivered: [...account.events.stored.olderThan(undefined)].filter(({ delivered }) => !delivered).length,
  }),
  'GET clock': ({ account }) => ({ now: new Date(account.clock.now()).toISOString() }),
  'POST clock': ({ account }, body) => {
    account.clock.advance(numberOf(body, 'advanceMs'))
    return { now: new Date(account.clock.now()).toISOString() }
  },
  'POST pix/pay': ({ account }, body) => {
    const intent = intentOf(account, body)
    payPix(account, intent, numberOf(body, 'settleAfterMs', 0))
    return intent
  },
  'POST pix/expire': ({ account }, body) => {
    const intent = intentOf(account, body)
    expirePix(account, intent)
    return intent
  },
  'POST three-d-secure/approve': ({ account }, body) => {
    const intent = intentOf(account, body)
    completeChallenge(account, intent, true)
    return intent
  },
  'POST three-d-secure/refuse': ({ account }, body) => {
    const intent = intentOf(account, body)
    completeChallenge(account, intent, false)
    return intent
  },
  'POST refund/fail': ({ account }, body) =>
    failRefund(account, found(account.refunds.get(textOf(body, 'refund')), 'refund')),
  'POST dispute': ({ account }, body) => {
    const amount = body['amount'] === undefined ? undefined : numberOf(body, 'amount')
    const reason = body['reason'] === undefined ? 'fraudulent' : textOf(body, 'reason')
    return openDispute(account, chargeOf(account, body), {
      reason,
      amount,
      inquiry: body['inquiry'] === true,
    })
  },
  'POST dispute/close': ({ account }, body) => {
    const outcome = oneOf(DISPUTE_ENDS, body, 'status')
    return closeDispute(account, found(account.disputes.get(textOf(body, 'dispute')), 'dispute'), outcome)
  },
  'POST review': ({ account }, body) => openReview(account, chargeOf(account, body)),
  'POST review/close': ({ account }, body) =>
    closeReview(
      account,
      found(account.reviews.get(textOf(body, 'review')), 'review'),
      oneOf(CLOSED_REASONS, body, 'reason'),
    ),
  'POST fraud-warning': ({ account }, body) =>
    warnOfFraud(account, chargeOf(account, body), 'made_with_stolen_card'),
  'POST resend': async ({ account, deliveries }, body) => {
    const event = found(account.events.stored.get(textOf(body, 'event')), 'event')
    return { delivered: await found(deliveries, 'webhook receiver').resend(event) }
  },
  'POST send': async ({ deliveries }, body) => {
    if (!isRecord(body['event'])) throw new ControlError('event must be an object')
    return { delivered: await found(deliveries, 'webhook receiver').sendText(JSON.stringify(body['event'])) }
  },
}
