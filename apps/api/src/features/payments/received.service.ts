/**
 * Money that the atelier itself received: cash, a bank transfer, a Pix to its own key. An admin records it, and the
 * charge is paid. Its payment with the provider is cancelled first, so that the customer cannot pay twice; one that
 * succeeded in the meantime is settled, and pays the charge instead.
 */
import { PaymentProblem } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { recordChange } from '../audit/audit.service.ts'
import { awaitMeasures } from '../order-measures/measures-due.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { type LockedOrder, lockOrder, orderLines } from '../orders/orders.service.ts'
import { bookAtPayment, promisedAtPayment } from '../promises/promise-at-payment.service.ts'
import * as stock from '../stock/stock.service.ts'
import * as charges from './charges.queries.ts'
import { isCancelled } from './expiry.service.ts'
import { alreadyPaid, paymentInProgress } from './payment-attempts.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { notifyReceived } from './payment-emails.service.ts'
import * as queries from './payments.queries.ts'
import { momentOf } from './received-day.service.ts'
import type { LockedCharge, ReceiveInput } from './received-input.ts'
import { receivePart, rejectClosedPart } from './received-part.service.ts'

const MAX_ROUNDS = 5
const RETRY_AFTER_SECONDS = 10

export async function receivePayment(deps: PaymentDeps, input: ReceiveInput): Promise<void> {
  const { db, log } = deps
  const { orderId } = input
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const locked = await db.transaction().execute((tx) => lockUnpaid(tx, input))
      if (locked === 'recorded') return
      const { paymentIntentId } = locked.charge
      if (paymentIntentId !== null && !(await isCancelled(deps, paymentIntentId))) {
        // The payment has just succeeded, or is processing.
        await db.transaction().execute((tx) => lockUnpaid(tx, input))
        throw paymentInProgress(orderId)
      }
      failpoint('receive.cancelled')
      const isRecorded = await db.transaction().execute((tx) => apply(tx, deps, input, paymentIntentId))
      failpoint('receive.committed')
      if (isRecorded) return
    }
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    log.warn(
      { err: error, orderId },
      'order cannot be marked as paid yet: its payment could not be cancelled',
    )
  }
  throw new AppError('payment_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

async function lockUnpaid(tx: Tx, input: ReceiveInput): Promise<LockedCharge | 'recorded'> {
  const { orderId, chargeId, recordRequestId } = input
  const order = found(await lockOrder(tx, orderId), 'order_not_found')
  const charge = await (chargeId === undefined ? charges.first(tx, orderId) : charges.find(tx, chargeId))
  if (charge?.orderId !== orderId) throw new AppError('charge_not_found')
  if (charge.paidAt !== null) {
    if (recordRequestId !== undefined && charge.recordRequestId === recordRequestId) return 'recorded'
    throw alreadyPaid(charge)
  }
  if (order.cancelledAt !== null) throw new AppError('order_cancelled')
  if (charge.position > 0) rejectClosedPart(order, charge)
  if (order.attention !== null || order.erasedAt !== null) throw new AppError('order_not_payable')
  return { order, charge }
}

/** False: the charge got another payment in the meantime, which must be cancelled too. */
async function apply(tx: Tx, deps: PaymentDeps, input: ReceiveInput, paymentIntentId: string | null) {
  const locked = await lockUnpaid(tx, input)
  if (locked === 'recorded') return true
  if (locked.charge.paymentIntentId !== paymentIntentId) return false
  await (locked.charge.position === 0
    ? receiveFirst(tx, deps, input, locked)
    : receivePart(tx, deps, input, locked))
  return true
}

async function receiveFirst(
  tx: Tx,
  deps: PaymentDeps,
  { actor, requestId, orderId, way, receivedOn, recordRequestId }: ReceiveInput,
  { order, charge }: LockedCharge,
) {
  const { status, paymentState, stockState } = order
  const { amountCents } = charge
  const paidAt = await momentOf(tx, receivedOn, order)
  await secureUnits(tx, order, actor.id)
  const isConfirmed = status === 'pending'
  const to = charge.kind === 'deposit' ? 'partly_paid' : 'paid'
  const received = { receivedWay: way, recordedBy: actor.id, paymentMethod: null, ...paidAt }
  // Its payment is certainly cancelled; refunds of this charge are made by the atelier too.
  await charges.markPaid(tx, charge.id, {
    ...received,
    paymentIntentId: null,
    recordRequestId: recordRequestId ?? null,
  })
  await queries.markPaid(tx, orderId, {
    ...received,
    paymentState: to,
    stockState: 'sold',
    ...(await promisedAtPayment(tx, order)),
    ...(isConfirmed && { status: 'confirmed' }),
  })
  await bookAtPayment(tx, deps.config.publicUrl, order)
  await awaitMeasures(tx, orderId)
  const details = { from: paymentState, to, amountCents, way }
  await recordOrderEvent(tx, { orderId, kind: 'payment_changed', actorId: actor.id, details })
  if (isConfirmed)
    await recordOrderEvent(tx, {
      orderId,
      kind: 'status_changed',
      details: { from: status, to: 'confirmed' },
    })
  await recordChange(tx, {
    actor,
    requestId,
    action: 'order.receive',
    objectType: 'order',
    objectId: orderId,
    before: { paymentState, status, stockState },
    after: { paymentState: to, status: isConfirmed ? 'confirmed' : status, stockState: 'sold' },
    details: { amountCents, way },
  })
  await notifyReceived(tx, deps, orderId, way)
}

/** Held units are sold; an expired order takes them again, or fails unchanged when there are none left. */
async function secureUnits(tx: Tx, { id: orderId, stockState }: LockedOrder, actorId: number): Promise<void> {
  if (stockState === 'sold') return
  const lines = await orderLines(tx, orderId)
  const move = stockState === 'reserved' ? stock.sell : stock.take
  await move(tx, lines, { orderId, actorId })
}
