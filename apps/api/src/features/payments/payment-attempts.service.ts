/**
 * Creates the payment of a charge, in numbered attempts. The provider may take seconds, so it is never called inside a
 * transaction. Instead the attempt number, which is part of the idempotency key, is stored before each call. A call
 * without a response is repeated under the same key and gets the result of the first one.
 */
import { chargeCents } from '@shop/contract/constants'
import { type Payment, PaymentProblem } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { failpoint } from '../../lib/failpoint.ts'
import * as charges from './charges.queries.ts'
import { type ChargedOrder, lockCharged } from './charges.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { newTermsOf, suits, termsOf } from './payment-terms.ts'
import { settle } from './settle.service.ts'

export async function lockPayable(tx: Tx, orderId: number): Promise<ChargedOrder> {
  const { order, charge } = found(await lockCharged(tx, orderId), 'order_not_found')
  const { paymentState, holdExpiresAt, now } = order
  if (charge.paidAt !== null) throw alreadyPaid(orderId)
  // Without an end to its hold the atelier already works on it, and it may be paid at any time.
  if (paymentState === 'expired' || (holdExpiresAt !== null && holdExpiresAt <= now))
    throw new AppError('order_expired')
  if (charge.amountCents < chargeCents.min || order.attention !== null)
    throw new AppError('order_not_payable')
  if (charge.paymentAttempt > 0) return { order, charge }
  await charges.update(tx, charge.id, { paymentAttempt: 1 })
  return { order, charge: { ...charge, paymentAttempt: 1 } }
}

/** The payment of a charge, created or changed to match it. Undefined: the order changed meanwhile, read it again. */
export async function paymentFor(deps: PaymentDeps, charged: ChargedOrder): Promise<Payment | undefined> {
  const { payments } = deps
  const { order, charge } = charged
  if (charge.paymentIntentId === null) return create(deps, charged)
  const payment = await existingPayment(deps, charge.paymentIntentId)
  if (payment === undefined) return letGo(deps, charge)
  if (payment.status === 'succeeded') return alreadyReceived(deps, order, payment)
  if (payment.status === 'cancelled') return letGo(deps, charge)
  if (payment.status === 'processing') throw paymentInProgress(order.id)
  if (suits(payment, charged)) return payment
  if (payment.status === 'open') return change(deps, order, payment)
  // A Pix or a bank authentication for another amount must not stay open beside the new payment.
  const after = await payments.cancelPayment(payment.id)
  if (after.status === 'succeeded') return alreadyReceived(deps, order, after)
  return after.status === 'cancelled' ? letGo(deps, charge) : after
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

async function create(deps: PaymentDeps, charged: ChargedOrder): Promise<Payment | undefined> {
  const { db, payments } = deps
  const { orderId: id, paymentAttempt } = charged.charge
  failpoint('payment.attempt-stored')
  let payment: Payment
  try {
    const terms = await newTermsOf(deps, charged)
    payment = await payments.createPayment(terms, `order-${id}-create-${paymentAttempt}`)
  } catch (error) {
    // The provider repeats its response for the same key; the key may be reused only when there was no response at all.
    if (!(error instanceof PaymentProblem) || error.kind === 'unavailable') throw error
    await nextAttempt(deps, charged.charge)
    if (error.kind === 'fault' || error.kind === 'key_reused') return undefined
    throw error
  }
  failpoint('payment.intent-created')
  const stored = await db.transaction().execute(async (tx) => {
    const { order, charge } = found(await lockCharged(tx, id), 'order_not_found')
    if (charge.paymentIntentId === payment.id) return true
    if (charge.paymentIntentId !== null || order.paymentState === 'expired') return false
    await charges.update(tx, charge.id, { paymentIntentId: payment.id })
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
  { id }: ChargedOrder['order'],
  payment: Payment,
): Promise<Payment | undefined> {
  const { db, payments } = deps
  const charged = await db.transaction().execute(async (tx) => {
    const { order, charge } = await lockPayable(tx, id)
    const amountRevision = charge.amountRevision + 1
    await charges.update(tx, charge.id, { amountRevision })
    return { order, charge: { ...charge, amountRevision } }
  })
  const key = `order-${id}-amount-${charged.charge.amountRevision}`
  try {
    return await payments.changeTerms(payment.id, await termsOf(deps, charged), key)
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'wrong_state') return undefined
    throw error
  }
}

async function letGo(deps: PaymentDeps, charge: charges.Charge): Promise<undefined> {
  await nextAttempt(deps, charge)
}

/** Incremented only once, even when several callers decide so at the same time. */
export async function nextAttempt(
  { db }: PaymentDeps,
  {
    orderId,
    paymentAttempt,
    paymentIntentId,
  }: Pick<charges.Charge, 'orderId' | 'paymentAttempt' | 'paymentIntentId'>,
) {
  await db.transaction().execute(async (tx) => {
    const fresh = (await lockCharged(tx, orderId))?.charge
    if (fresh?.paymentAttempt !== paymentAttempt || fresh.paymentIntentId !== paymentIntentId) return
    await charges.update(tx, fresh.id, { paymentAttempt: paymentAttempt + 1, paymentIntentId: null })
  })
}

export async function alreadyReceived(
  deps: PaymentDeps,
  { id }: Pick<ChargedOrder['order'], 'id'>,
  payment: Payment,
): Promise<never> {
  const outcome = await settle(deps, payment.id)
  throw outcome === 'paid' || outcome === 'paid_without_stock'
    ? alreadyPaid(id)
    : new AppError('order_not_payable')
}

export function alreadyPaid(orderId: number): AppError {
  return new AppError('order_already_paid', { details: { orderId } })
}

export function paymentInProgress(orderId: number): AppError {
  return new AppError('payment_in_progress', { details: { orderId } })
}
