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
import { isOpenPart } from './open-part.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { newTermsOf, suits, termsOf } from './payment-terms.ts'
import { settle } from './settle.service.ts'

export async function lockPayable(tx: Tx, orderId: number, chargeId?: number): Promise<ChargedOrder> {
  const { order, charge } = await lockFound(tx, orderId, chargeId)
  const { paymentState, holdExpiresAt, now } = order
  if (charge.paidAt !== null) throw alreadyPaid(charge)
  if (charge.position > 0 && !isOpenPart({ order, charge })) throw new AppError('charge_not_payable')
  // Without an end to its hold the atelier already works on it, and it may be paid at any time.
  if (paymentState === 'expired' || (holdExpiresAt !== null && holdExpiresAt <= now))
    throw new AppError('order_expired')
  if (charge.amountCents < chargeCents.min || order.attention !== null)
    throw new AppError('order_not_payable')
  if (charge.paymentAttempt > 0) return { order, charge }
  await charges.update(tx, charge.id, { paymentAttempt: 1 })
  return { order, charge: { ...charge, paymentAttempt: 1 } }
}

async function lockFound(tx: Tx, orderId: number, chargeId: number | undefined): Promise<ChargedOrder> {
  const charged = await lockCharged(tx, orderId, chargeId)
  return found(charged, chargeId === undefined ? 'order_not_found' : 'charge_not_found')
}

/** The payment of a charge, created or changed to match it. Undefined: the order changed meanwhile, read it again. */
export async function paymentFor(deps: PaymentDeps, charged: ChargedOrder): Promise<Payment | undefined> {
  const { payments } = deps
  const { order, charge } = charged
  if (charge.paymentIntentId === null) return create(deps, charged)
  const payment = await existingPayment(deps, charge.paymentIntentId)
  if (payment === undefined) return letGo(deps, charge)
  if (payment.status === 'succeeded') return alreadyReceived(deps, charge, payment)
  if (payment.status === 'cancelled') return letGo(deps, charge)
  if (payment.status === 'processing') throw paymentInProgress(order.id)
  if (suits(payment, charged)) return payment
  if (payment.status === 'open') return change(deps, charge, payment)
  // A Pix or a bank authentication for another amount must not stay open beside the new payment.
  const after = await payments.cancelPayment(payment.id)
  if (after.status === 'succeeded') return alreadyReceived(deps, charge, after)
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
  const { id: chargeId, orderId, paymentAttempt } = charged.charge
  failpoint('payment.attempt-stored')
  let payment: Payment
  try {
    const terms = await newTermsOf(deps, charged)
    payment = await payments.createPayment(terms, `${keyOf(charged.charge)}-create-${paymentAttempt}`)
  } catch (error) {
    // The provider repeats its response for the same key; the key may be reused only when there was no response at all.
    if (!(error instanceof PaymentProblem) || error.kind === 'unavailable') throw error
    await nextAttempt(deps, charged.charge)
    if (error.kind === 'fault' || error.kind === 'key_reused') return undefined
    throw error
  }
  failpoint('payment.intent-created')
  const stored = await db.transaction().execute(async (tx) => {
    const { order, charge } = await lockFound(tx, orderId, chargeId)
    if (charge.paymentIntentId === payment.id) return true
    const isLeft = charge.position > 0 ? !isOpenPart({ order, charge }) : order.paymentState === 'expired'
    if (charge.paymentIntentId !== null || charge.paidAt !== null || isLeft) return false
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
  { id: chargeId, orderId }: charges.Charge,
  payment: Payment,
): Promise<Payment | undefined> {
  const { db, payments } = deps
  const charged = await db.transaction().execute(async (tx) => {
    const { order, charge } = await lockPayable(tx, orderId, chargeId)
    const amountRevision = charge.amountRevision + 1
    await charges.update(tx, charge.id, { amountRevision })
    return { order, charge: { ...charge, amountRevision } }
  })
  const key = `${keyOf(charged.charge)}-amount-${charged.charge.amountRevision}`
  try {
    return await payments.changeTerms(payment.id, await termsOf(deps, charged), key)
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'wrong_state') return undefined
    throw error
  }
}

/** A call of the first charge that began before orders had several is repeated under its own key. */
function keyOf({ id, orderId, position }: charges.Charge): string {
  return position === 0 ? `order-${orderId}` : `order-${orderId}-charge-${id}`
}

async function letGo(deps: PaymentDeps, charge: charges.Charge): Promise<undefined> {
  await nextAttempt(deps, charge)
}

export type BegunCharge = Pick<charges.Charge, 'id' | 'orderId' | 'paymentAttempt' | 'paymentIntentId'>

/** Incremented only once, even when several callers decide so at the same time. */
export async function nextAttempt(
  { db }: PaymentDeps,
  { id, orderId, paymentAttempt, paymentIntentId }: BegunCharge,
) {
  await db.transaction().execute(async (tx) => {
    const fresh = (await lockCharged(tx, orderId, id))?.charge
    if (fresh?.paymentAttempt !== paymentAttempt || fresh.paymentIntentId !== paymentIntentId) return
    await charges.update(tx, fresh.id, { paymentAttempt: paymentAttempt + 1, paymentIntentId: null })
  })
}

export async function alreadyReceived(
  deps: PaymentDeps,
  charge: Pick<charges.Charge, 'orderId' | 'position'>,
  payment: Payment,
): Promise<never> {
  const outcome = await settle(deps, payment.id)
  throw outcome === 'paid' || outcome === 'paid_without_stock'
    ? alreadyPaid(charge)
    : new AppError('order_not_payable')
}

export function alreadyPaid({ orderId, position }: Pick<charges.Charge, 'orderId' | 'position'>): AppError {
  return new AppError(position === 0 ? 'order_already_paid' : 'charge_already_paid', { details: { orderId } })
}

export function paymentInProgress(orderId: number): AppError {
  return new AppError('payment_in_progress', { details: { orderId } })
}
