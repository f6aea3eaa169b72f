/**
 * The one place where an order becomes paid. Webhook, poll, reconciler and expiry all end here, in any order and at the
 * same time: the provider is asked how the payment stands, and under the order's lock that is written down once. Nothing
 * that was said to us is believed, and nothing paid is ever unpaid again.
 */
import { OTHER_INSTALLATION, type Payment, PaymentProblem } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { raiseAlarm } from '../../lib/alarm.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { removeBought } from '../account-cart/account-cart.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { orderLines } from '../orders/orders.service.ts'
import { promisedColumns } from '../orders/promised-window.service.ts'
import { sellOrTake } from './order-stock.service.ts'
import * as cases from './payment-cases.queries.ts'
import type { PaymentDeps } from './payment-deps.ts'
import {
  notifyAtelierOfSale,
  notifyPixWaiting,
  tellPaid,
  tellWithoutStock,
} from './payment-letters.service.ts'
import * as queries from './payments.queries.ts'
import { promiseRefund } from './refund-promises.service.ts'

type PaymentOrder = queries.PaymentOrder

export type Outcome =
  /** The order is paid, now or before. */
  | 'paid'
  | 'paid_without_stock'
  | 'unpaid'
  /** Money came that is not the order's: a person has to look. */
  | 'mismatch'
  /** No order of this shop waits for this payment. */
  | 'not_ours'

export async function settle(deps: PaymentDeps, paymentId: string): Promise<Outcome> {
  // Whoever tells us of a payment that no order has is not worth a question.
  if ((await queries.orderIdOfPayment(deps.db, paymentId)) === undefined) return 'not_ours'
  try {
    return await settleAs(deps, await deps.payments.getPayment(paymentId))
  } catch (error) {
    if (error instanceof PaymentProblem && error.code === OTHER_INSTALLATION) return 'not_ours'
    throw error
  }
}

/** With what the provider has just said. */
export async function settleAs(deps: PaymentDeps, payment: Payment): Promise<Outcome> {
  const { db, config, log } = deps
  const { id: paymentId } = payment
  if (payment.live !== (config.mode === 'live') || payment.installation === 'other') {
    log.warn({ paymentId }, 'a payment of another world was ignored')
    return 'not_ours'
  }
  const orderId = await queries.orderIdOfPayment(db, paymentId)
  if (orderId === undefined) return 'not_ours'
  failpoint('settle.fetched')
  const { outcome, alarming } = await db.transaction().execute((tx) => apply(tx, deps, orderId, payment))
  failpoint('settle.committed')
  if (alarming) raiseAlarm(deps, outcome, { orderId, paymentId })
  return outcome
}

/** False: the order says already what the payment says, and nobody has to lock anything to see it. */
export function isNews(paymentState: PaymentOrder['paymentState'], payment: Payment): boolean {
  if (paymentState === 'paid' || paymentState === 'refunded') return false
  if (payment.status === 'succeeded') return true
  return paymentState !== 'expired' && paymentState !== stateOf(payment)
}

/** Received, and given back whole: as if it had never been paid. */
export function isReturned({ status, receivedCents, refundedCents }: Payment): boolean {
  return status === 'succeeded' && refundedCents >= receivedCents
}

interface Verdict {
  outcome: Outcome
  /** It was not known before. */
  alarming?: boolean
}

async function apply(tx: Tx, deps: PaymentDeps, orderId: number, payment: Payment): Promise<Verdict> {
  const order = await queries.lock(tx, orderId)
  if (order?.paymentIntentId !== payment.id) return { outcome: 'not_ours' }
  const isOpen = order.paymentState === 'awaiting' || order.paymentState === 'declined'
  if (isOpen && payment.pix) await notifyPixWaiting(tx, deps, orderId, payment.pix)
  if (order.paymentState === 'paid' || order.paymentState === 'refunded') return { outcome: 'paid' }
  if (!isNews(order.paymentState, payment)) return { outcome: 'unpaid' }
  if (payment.status !== 'succeeded') {
    const to = stateOf(payment)
    await queries.update(tx, orderId, { paymentState: to })
    const details = { from: order.paymentState, to }
    await recordOrderEvent(tx, { orderId, kind: 'payment_changed', details })
    return { outcome: 'unpaid' }
  }
  if (isReturned(payment)) return { outcome: 'unpaid' }
  if (!isWhatWasAsked(order, payment)) return flagMismatch(tx, order, payment)
  return receive(tx, deps, order, payment)
}

/** What an order that nobody has paid says of its payment. */
function stateOf({ status, declined }: Payment): 'awaiting' | 'declined' {
  return status === 'open' && declined ? 'declined' : 'awaiting'
}

function isWhatWasAsked({ id, totalCents }: PaymentOrder, payment: Payment): boolean {
  return payment.orderId === id && payment.receivedCents === totalCents && payment.currency === 'brl'
}

async function receive(tx: Tx, deps: PaymentDeps, order: PaymentOrder, payment: Payment): Promise<Verdict> {
  const { id: orderId, status, paymentState } = order
  const secured = await sellOrTake(tx, order, await orderLines(tx, orderId))
  // What the atelier has already advanced is not put back.
  const confirmed = secured && status === 'pending'
  await queries.markPaid(tx, orderId, {
    paymentMethod: payment.method ?? null,
    cardBrand: payment.card?.brand ?? null,
    cardLastDigits: payment.card?.lastDigits ?? null,
    cardInstallments: payment.card?.installments ?? null,
    ...(await promisedColumns(tx)),
    attention: secured ? await stillToLookAt(tx, order) : 'paid_without_stock',
    ...(secured && { stockState: 'sold' }),
    ...(confirmed && { status: 'confirmed' }),
  })
  const details = { from: paymentState, to: 'paid', amountCents: payment.receivedCents }
  await recordOrderEvent(tx, { orderId, kind: 'payment_changed', details })
  if (confirmed)
    await recordOrderEvent(tx, {
      orderId,
      kind: 'status_changed',
      details: { from: status, to: 'confirmed' },
    })
  if (!secured) return giveBack(tx, deps, order, payment)
  await removeBought(tx, orderId)
  await tellPaid(tx, deps, orderId, payment)
  await notifyAtelierOfSale(tx, deps, orderId)
  failpoint('settle.in-transaction')
  return { outcome: 'paid' }
}

/** A sum that fits now was the only doubt; a dispute may have been heard of before the payment was. */
async function stillToLookAt(tx: Tx, { id, attention }: PaymentOrder): Promise<PaymentOrder['attention']> {
  return attention === null || attention === 'amount_mismatch' ? cases.openKind(tx, id) : attention
}

/** The money came too late and the pieces are somebody else's: it goes back at once, and everybody is told. */
async function giveBack(tx: Tx, deps: PaymentDeps, order: PaymentOrder, payment: Payment): Promise<Verdict> {
  const { id: orderId, attention: from, totalCents: amountCents } = order
  const to = 'paid_without_stock'
  await recordOrderEvent(tx, { orderId, kind: 'attention_changed', details: { from, to } })
  await queries.insertBreak(tx, { kind: to, orderId, paymentIntentId: payment.id })
  await promiseRefund(tx, { orderId, amountCents, reason: 'Sem estoque após o pagamento' })
  await tellWithoutStock(tx, deps, orderId)
  return { outcome: to, alarming: true }
}

/** Nothing is made and nothing is released until somebody has looked: the hold outlives its hour. */
async function flagMismatch(tx: Tx, order: PaymentOrder, payment: Payment): Promise<Verdict> {
  const { id, attention, totalCents } = order
  const { receivedCents, currency } = payment
  if (attention === null) {
    const isKnown = currency === 'brl' && receivedCents > 0
    await queries.update(tx, id, { attention: 'amount_mismatch', ...(isKnown && { receivedCents }) })
    await recordOrderEvent(tx, {
      orderId: id,
      kind: 'attention_changed',
      details: { from: null, to: 'amount_mismatch', totalCents, receivedCents, currency },
    })
  }
  const alarming = await queries.insertBreak(tx, {
    kind: 'amount_mismatch',
    orderId: id,
    paymentIntentId: payment.id,
    details: JSON.stringify({ totalCents, receivedCents, currency }),
  })
  return { outcome: 'mismatch', alarming }
}
