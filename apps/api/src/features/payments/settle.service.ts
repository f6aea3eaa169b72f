/**
 * The only place where a charge, and with it its order, becomes paid. Webhook, poll, reconciler and expiry all end here,
 * in any order and concurrently: the payment's state is fetched from the provider and written once under the order's
 * lock. Event contents are not trusted, and what is paid never becomes unpaid.
 */
import { hasEverReceivedMoney } from '@shop/contract/payment-state'
import { OTHER_INSTALLATION, type Payment, PaymentProblem } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { raiseAlarm } from '../../lib/alarm.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { removeBought } from '../account-cart/account-cart.service.ts'
import { awaitMeasures } from '../order-measures/measures-due.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { orderLines } from '../orders/orders.service.ts'
import { bookAtPayment, promisedAtPayment } from '../promises/promise-at-payment.service.ts'
import { notifyPartPaid } from './charge-emails.service.ts'
import * as charges from './charges.queries.ts'
import type { ChargedOrder } from './charges.service.ts'
import { isOpenPart } from './open-part.ts'
import { sellOrTake } from './order-stock.service.ts'
import * as cases from './payment-cases.queries.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { notifyAtelierOfSale, notifyPaid, notifyPixWaiting, wayOf } from './payment-emails.service.ts'
import * as queries from './payments.queries.ts'
import {
  flagMismatch,
  giveBack,
  giveBackPart,
  type Outcome,
  type SettleResult,
} from './unusable-payments.service.ts'

type PaymentOrder = queries.PaymentOrder

export async function settle(deps: PaymentDeps, paymentId: string): Promise<Outcome> {
  // A payment that no charge stores is not worth a provider call.
  if ((await charges.ofPayment(deps.db, paymentId)) === undefined) return 'not_ours'
  try {
    return await settleAs(deps, await deps.payments.getPayment(paymentId))
  } catch (error) {
    if (error instanceof PaymentProblem && error.code === OTHER_INSTALLATION) return 'not_ours'
    throw error
  }
}

/** Settles with a payment just fetched from the provider. */
export async function settleAs(deps: PaymentDeps, payment: Payment): Promise<Outcome> {
  const { db, config, log } = deps
  const { id: paymentId } = payment
  if (payment.live !== (config.mode === 'live') || payment.installation === 'other') {
    log.warn({ paymentId }, 'a payment of the other mode (live or test) was ignored')
    return 'not_ours'
  }
  const charge = await charges.ofPayment(db, paymentId)
  if (charge === undefined) return 'not_ours'
  const { orderId } = charge
  failpoint('settle.fetched')
  const { outcome, alarming } = await db.transaction().execute((tx) => apply(tx, deps, charge, payment))
  failpoint('settle.committed')
  if (alarming) raiseAlarm(deps, outcome, { orderId, paymentId })
  return outcome
}

interface OpenCharge {
  position: number
  paymentState: PaymentOrder['paymentState']
}

/** False: the order already reflects the payment of a charge that is not paid, which is known without locking it. */
export function isNews({ position, paymentState }: OpenCharge, payment: Payment): boolean {
  if (position > 0) return payment.status === 'succeeded'
  if (hasEverReceivedMoney(paymentState)) return false
  if (payment.status === 'succeeded') return true
  return paymentState !== 'expired' && paymentState !== stateOf(payment)
}

/** Received and fully refunded: treated as never paid. */
export function isReturned({ status, receivedCents, refundedCents }: Payment): boolean {
  return status === 'succeeded' && refundedCents >= receivedCents
}

async function apply(
  tx: Tx,
  deps: PaymentDeps,
  { id, orderId }: charges.Charge,
  payment: Payment,
): Promise<SettleResult> {
  const order = await queries.lock(tx, orderId)
  const charge = await charges.find(tx, id)
  if (order === undefined || charge?.paymentIntentId !== payment.id) return { outcome: 'not_ours' }
  if (charge.paidAt !== null) return { outcome: 'paid' }
  const { position } = charge
  const { paymentState } = order
  const isOpen = paymentState === 'awaiting' || paymentState === 'declined'
  if (payment.pix && (position === 0 ? isOpen : isOpenPart({ order, charge })))
    await notifyPixWaiting(tx, deps, { orderId, charge, pix: payment.pix })
  if (!isNews({ position, paymentState }, payment)) return { outcome: 'unpaid' }
  if (payment.status !== 'succeeded') {
    const to = stateOf(payment)
    await queries.update(tx, orderId, { paymentState: to })
    const details = { from: order.paymentState, to }
    await recordOrderEvent(tx, { orderId, kind: 'payment_changed', details })
    return { outcome: 'unpaid' }
  }
  if (isReturned(payment)) return { outcome: 'unpaid' }
  if (!matches(charge, payment)) return flagMismatch(tx, { order, charge }, payment)
  return position === 0
    ? receive(tx, deps, { order, charge }, payment)
    : receivePart(tx, deps, { order, charge }, payment)
}

/** The payment state of an unpaid order. */
function stateOf({ status, declined }: Payment): 'awaiting' | 'declined' {
  return status === 'open' && declined ? 'declined' : 'awaiting'
}

function matches({ id, orderId, position, amountCents }: charges.Charge, payment: Payment): boolean {
  const isOfCharge = payment.orderId === orderId && payment.chargeId === (position === 0 ? undefined : id)
  return isOfCharge && payment.receivedCents === amountCents && payment.currency === 'brl'
}

async function receive(
  tx: Tx,
  deps: PaymentDeps,
  charged: ChargedOrder,
  payment: Payment,
): Promise<SettleResult> {
  const { order, charge } = charged
  const { id: orderId, status, paymentState } = order
  // A cancelled order takes no units again: its money is refunded.
  const secured = order.cancelledAt === null && (await sellOrTake(tx, order, await orderLines(tx, orderId)))
  const to = charge.kind === 'deposit' ? 'partly_paid' : 'paid'
  // A status that the atelier has already advanced stays.
  const confirmed = secured && status === 'pending'
  await charges.markPaid(tx, charge.id, paidWith(payment))
  await queries.markPaid(tx, orderId, {
    ...paidWith(payment),
    ...(await promisedAtPayment(tx, order)),
    attention: secured ? await stillToCheck(tx, order) : 'paid_without_stock',
    ...(secured && { stockState: 'sold' }),
    paymentState: to,
    ...(confirmed && { status: 'confirmed' }),
  })
  const details = { from: paymentState, to, amountCents: payment.receivedCents }
  await recordOrderEvent(tx, { orderId, kind: 'payment_changed', details })
  if (confirmed)
    await recordOrderEvent(tx, {
      orderId,
      kind: 'status_changed',
      details: { from: status, to: 'confirmed' },
    })
  if (!secured) return giveBack(tx, deps, charged, payment)
  await bookAtPayment(tx, deps.config.publicUrl, order)
  await awaitMeasures(tx, orderId)
  await removeBought(tx, orderId)
  await notifyPaid(tx, deps, orderId, payment)
  await notifyAtelierOfSale(tx, deps, orderId)
  failpoint('settle.in-transaction')
  return { outcome: 'paid' }
}

/** Stock, hours and status followed the first charge. A part of an order that has ended is refunded. */
async function receivePart(
  tx: Tx,
  deps: PaymentDeps,
  charged: ChargedOrder,
  payment: Payment,
): Promise<SettleResult> {
  const { order, charge } = charged
  const { id: orderId, paymentState: from } = order
  const isOpen = isOpenPart(charged)
  await charges.markPaid(tx, charge.id, paidWith(payment))
  if (!isOpen) return giveBackPart(tx, charged)
  const to = await charges.receivedState(tx, orderId)
  await queries.update(tx, orderId, { paymentState: to, attention: await stillToCheck(tx, order) })
  const details = { from, to, amountCents: payment.receivedCents, chargeId: charge.id }
  await recordOrderEvent(tx, { orderId, kind: 'payment_changed', details })
  await notifyPartPaid(tx, deps, { orderId, chargeId: charge.id, paidWith: wayOf(payment) })
  failpoint('settle.in-transaction')
  return { outcome: 'paid' }
}

function paidWith({ method, card }: Payment) {
  return {
    paymentMethod: method ?? null,
    cardBrand: card?.brand ?? null,
    cardLastDigits: card?.lastDigits ?? null,
    cardInstallments: card?.installments ?? null,
  }
}

/** A matching amount resolves a mismatch; a dispute may have arrived before the payment. */
async function stillToCheck(tx: Tx, { id, attention }: PaymentOrder): Promise<PaymentOrder['attention']> {
  return attention === null || attention === 'amount_mismatch' ? cases.openKind(tx, id) : attention
}
