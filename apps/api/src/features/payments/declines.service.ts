/**
 * Attackers test lists of stolen cards in shops where attempts are free. Declined attempts are therefore counted by
 * order, account and network: an order's payment is cancelled after a number of them, and further payments are blocked
 * for an hour.
 */

import type { Buyer } from '../../db/buyer.ts'
import { raiseAlarm } from '../../lib/alarm.ts'
import { AppError } from '../../lib/app-error.ts'
import { addressKey } from '../orders/address-key.service.ts'
import * as charges from './charges.queries.ts'
import { lockCharged } from './charges.service.ts'
import * as queries from './declines.queries.ts'
import { nextAttempt } from './payment-attempts.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as webhooks from './webhooks.queries.ts'

/** An honest buyer tries two or three cards. */
const MAX_DECLINES = { order: 10, account: 20, network: 40 }
const RETRY_AFTER_SECONDS = 3_600

interface Payer {
  buyer: Buyer
  /** The visitor's network address. */
  network: string
}

/** Throws when too many cards were declined; otherwise stores the network from which this payment is started. */
export async function requireFewDeclines({ db }: PaymentDeps, payer: Payer, orderId: number): Promise<void> {
  const network = (await addressKey(db, payer.network)).toString('base64url')
  const recent = await queries.recentDeclines(db, { buyer: payer.buyer, network })
  const ofOrder = await queries.declinesOf(db, orderId)
  if (
    ofOrder >= MAX_DECLINES.order ||
    recent.account >= MAX_DECLINES.account ||
    recent.network >= MAX_DECLINES.network
  )
    throw new AppError('too_many_declines', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  await queries.noteNetwork(db, orderId, network)
}

export async function noteDecline(deps: PaymentDeps, eventId: number, paymentId: string): Promise<void> {
  const charge = await charges.ofPayment(deps.db, paymentId)
  if (charge === undefined) return webhooks.markProcessed(deps.db, eventId)
  const { id: chargeId, orderId } = charge
  if (await count(deps, { eventId, orderId, isStopped: false })) return
  await stopPayment(deps, { orderId, chargeId }, paymentId)
  await count(deps, { eventId, orderId, isStopped: true })
}

interface Decline {
  eventId: number
  orderId: number
  isStopped: boolean
}

/**
 * Counts once, in the transaction that marks the event as processed. Returns false and writes nothing when this decline
 * reaches the limit and the payment is not yet cancelled: cancelling is repeatable, so it comes first. The row lock
 * runs the events of one order in sequence, otherwise two concurrent events would both count as the ninth.
 */
function count({ db }: PaymentDeps, { eventId, orderId, isStopped }: Decline): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const declines = (await queries.lockDeclines(tx, orderId)) + 1
    if (declines >= MAX_DECLINES.order && !isStopped) return false
    await queries.countDecline(tx, orderId)
    await webhooks.markProcessed(tx, eventId)
    return true
  })
}

async function stopPayment(
  deps: PaymentDeps,
  { orderId, chargeId }: { orderId: number; chargeId: number },
  paymentId: string,
) {
  const { status } = await deps.payments.cancelPayment(paymentId)
  // The payment succeeded after all, or is processing: there is nothing to stop.
  if (status !== 'cancelled') return
  const charged = await deps.db.transaction().execute((tx) => lockCharged(tx, orderId, chargeId))
  if (charged?.charge.paymentIntentId !== paymentId) return
  await nextAttempt(deps, charged.charge)
  raiseAlarm(deps, 'card_testing', { orderId })
}
