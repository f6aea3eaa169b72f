/**
 * Creates the payment of an order, in numbered attempts. The provider may take seconds, so it is never called inside a
 * transaction. Instead the attempt number, which is part of the idempotency key, is stored before each call. A call
 * without a response is repeated under the same key and gets the result of the first one.
 */
import { chargeCents } from '@shop/contract/constants'
import { type Payment, PaymentProblem } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { failpoint } from '../../lib/failpoint.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { newTermsOf, suits, termsOf } from './payment-terms.ts'
import * as queries from './payments.queries.ts'
import { settle } from './settle.service.ts'

type PaymentOrder = queries.PaymentOrder

export async function lockPayable(tx: Tx, orderId: number): Promise<PaymentOrder> {
  const order = found(await queries.lock(tx, orderId), 'order_not_found')
  const { paymentState, holdExpiresAt, now } = order
  if (paymentState === 'paid' || paymentState === 'refunded') throw alreadyPaid(orderId)
  // Without an end to its hold the atelier already works on it, and it may be paid at any time.
  if (paymentState === 'expired' || (holdExpiresAt !== null && holdExpiresAt <= now))
    throw new AppError('order_expired')
  if (order.totalCents < chargeCents.min || order.attention !== null) throw new AppError('order_not_payable')
  if (order.paymentAttempt > 0) return order
  await queries.update(tx, orderId, { paymentAttempt: 1 })
  return { ...order, paymentAttempt: 1 }
}

/** The payment of an order, created or changed to match it. Undefined: the order changed meanwhile, read it again. */
export async function paymentFor(deps: PaymentDeps, order: PaymentOrder): Promise<Payment | undefined> {
  const { payments } = deps
  if (order.paymentIntentId === null) return create(deps, order)
  const payment = await existingPayment(deps, order.paymentIntentId)
  if (payment === undefined) return letGo(deps, order)
  if (payment.status === 'succeeded') return alreadyReceived(deps, order, payment)
  if (payment.status === 'cancelled') return letGo(deps, order)
  if (payment.status === 'processing') throw paymentInProgress(order.id)
  if (suits(payment, order)) return payment
  if (payment.status === 'open') return change(deps, order, payment)
  // A Pix or a bank authentication for another amount must not stay open beside the new payment.
  const after = await payments.cancelPayment(payment.id)
  if (after.status === 'succeeded') return alreadyReceived(deps, order, after)
  return after.status === 'cancelled' ? letGo(deps, order) : after
}

/** Undefined when the provider does not know it, for example after stripe-local was restarted. */
export async function existingPayment({ payments }: PaymentDeps, id: string): Promise<Payment | undefined> {
  try {
    return await payments.getPayment(id)
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'missing') return undefined
    throw error
  }
}

async function create(deps: PaymentDeps, order: PaymentOrder): Promise<Payment | undefined> {
  const { db, payments } = deps
  const { id, paymentAttempt } = order
  failpoint('payment.attempt-stored')
  let payment: Payment
  try {
    const terms = await newTermsOf(deps, order)
    payment = await payments.createPayment(terms, `order-${id}-create-${paymentAttempt}`)
  } catch (error) {
    // The provider repeats its response for the same key; the key may be reused only when there was no response at all.
    if (!(error instanceof PaymentProblem) || error.kind === 'unavailable') throw error
    await nextAttempt(deps, order)
    if (error.kind === 'fault' || error.kind === 'key_reused') return undefined
    throw error
  }
  failpoint('payment.intent-created')
  const stored = await db.transaction().execute(async (tx) => {
    const { paymentIntentId, paymentState } = found(await queries.lock(tx, id), 'order_not_found')
    if (paymentIntentId === payment.id) return true
    if (paymentIntentId !== null || paymentState === 'expired') return false
    await queries.update(tx, id, { paymentIntentId: payment.id })
    return true
  })
  failpoint('payment.intent-stored')
  // The order expired or got another payment in the meantime: this one must not be paid.
  if (!stored) await payments.cancelPayment(payment.id)
  return stored ? payment : undefined
}

/** Incremented before the call: a change without a response is repeated under the next key. */
async function change(
  deps: PaymentDeps,
  { id }: PaymentOrder,
  payment: Payment,
): Promise<Payment | undefined> {
  const { db, payments } = deps
  const order = await db.transaction().execute(async (tx) => {
    const fresh = await lockPayable(tx, id)
    const amountRevision = fresh.amountRevision + 1
    await queries.update(tx, id, { amountRevision })
    return { ...fresh, amountRevision }
  })
  const key = `order-${id}-amount-${order.amountRevision}`
  try {
    return await payments.changeTerms(payment.id, await termsOf(deps, order), key)
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'wrong_state') return undefined
    throw error
  }
}

async function letGo(deps: PaymentDeps, order: PaymentOrder): Promise<undefined> {
  await nextAttempt(deps, order)
}

/** Incremented only once, even when several callers decide so at the same time. */
export async function nextAttempt(
  { db }: PaymentDeps,
  { id, paymentAttempt, paymentIntentId }: Pick<PaymentOrder, 'id' | 'paymentAttempt' | 'paymentIntentId'>,
) {
  await db.transaction().execute(async (tx) => {
    const fresh = await queries.lock(tx, id)
    if (fresh?.paymentAttempt !== paymentAttempt || fresh.paymentIntentId !== paymentIntentId) return
    await queries.update(tx, id, { paymentAttempt: paymentAttempt + 1, paymentIntentId: null })
  })
}

export async function alreadyReceived(
  deps: PaymentDeps,
  { id }: Pick<PaymentOrder, 'id'>,
  payment: Payment,
): Promise<never> {
  const outcome = await settle(deps, payment.id)
  throw outcome === 'paid' || outcome === 'paid_without_stock'
    ? alreadyPaid(id)
    : new AppError('order_not_payable')
}

function alreadyPaid(orderId: number): AppError {
  return new AppError('order_already_paid', { details: { orderId } })
}

export function paymentInProgress(orderId: number): AppError {
  return new AppError('payment_in_progress', { details: { orderId } })
}
