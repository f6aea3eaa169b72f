/**
 * An unpaid order releases its units when its hold ends. The payment is cancelled first: a payment that succeeded
 * cannot be cancelled, so the provider's response decides the race between a last-second payment and the expiry. Units
 * are released only when the payment is certainly cancelled.
 */
import { PaymentProblem } from '../../adapters/payments.ts'
import type { Buyer } from '../../db/buyer.ts'
import type { Tx } from '../../db/connection.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { collectFailures } from '../../lib/failures.ts'
import { holdTimes } from '../../lib/hold-times.ts'
import { pagesOf } from '../../lib/pages-of.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { orderLines } from '../orders/orders.service.ts'
import * as stock from '../stock/stock.service.ts'
import { lockCharged } from './charges.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { notifyPixExpired } from './payment-emails.service.ts'
import * as queries from './payments.queries.ts'
import { isReturned, settleAs } from './settle.service.ts'

const AT_ONCE = 3

/**
 * Expires all overdue orders. One failing order does not stop the others; undecided ones are checked in the next run.
 */
export async function expireOrders(deps: PaymentDeps): Promise<void> {
  const failures = collectFailures()
  for await (const due of pagesOf((after) => queries.overdue(deps.db, { after, limit: AT_ONCE }))) {
    await Promise.all(
      due.map(({ id, paymentIntentId }) =>
        failures.attempt(`order ${id}`, () => expireOrder(deps, id, paymentIntentId)),
      ),
    )
  }
  failures.throwIfAny()
}

/**
 * Called before a buyer places an order: expires the buyer's orders that have reached the maximum hold time, so that they do
 * not block the new one. What cannot be decided now stays until the next run.
 */
export async function endOldHolds(deps: PaymentDeps, buyer: Buyer): Promise<void> {
  const { totalMs } = holdTimes(deps.config.holdMinutes)
  await expireOrdersOf(deps, buyer, { olderThanMs: totalMs })
}

/** Called in the transaction that blocks an account; `expireOrdersOf` then releases what its unpaid orders hold. */
export async function endHoldsOf(tx: Tx, userId: number): Promise<void> {
  await queries.endHoldsOf(tx, userId)
}

export async function expireOrdersOf(
  deps: PaymentDeps,
  buyer: Buyer,
  { olderThanMs = 0 } = {},
): Promise<void> {
  for (const { id, paymentIntentId } of await queries.overdueOf(deps.db, buyer, olderThanMs)) {
    await expireOrder(deps, id, paymentIntentId)
  }
}

async function expireOrder(deps: PaymentDeps, orderId: number, paymentIntentId: string | null) {
  try {
    if (paymentIntentId !== null && !(await isCancelled(deps, paymentIntentId))) return
    failpoint('expiry.cancelled')
    await deps.db.transaction().execute((tx) => release(tx, deps, orderId, paymentIntentId))
    failpoint('expiry.released')
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    deps.log.warn({ err: error, orderId }, 'order cannot expire yet: its payment could not be cancelled')
  }
}

/** False: the payment succeeded or is processing. Then the units are not released. */
export async function isCancelled(deps: PaymentDeps, paymentId: string): Promise<boolean> {
  const status = await cancel(deps, paymentId)
  if (status !== 'succeeded') return status === 'cancelled'
  const payment = await deps.payments.getPayment(paymentId)
  await settleAs(deps, payment)
  return isReturned(payment)
}

/** A payment that the provider does not know cannot be paid, so it counts as cancelled. */
async function cancel({ payments }: PaymentDeps, paymentId: string) {
  try {
    return (await payments.cancelPayment(paymentId)).status
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'missing') return 'cancelled'
    throw error
  }
}

/** The order may have been prolonged, paid or given another payment since it was read. */
async function release(tx: Tx, deps: PaymentDeps, orderId: number, paymentIntentId: string | null) {
  const charged = await lockCharged(tx, orderId)
  if (charged === undefined || charged.charge.paymentIntentId !== paymentIntentId) return
  const { paymentState: from, status, stockState, holdExpiresAt, now } = charged.order
  const isOpen = from === 'awaiting' || from === 'declined'
  if (!isOpen || stockState !== 'reserved' || holdExpiresAt === null || holdExpiresAt > now) return
  // The atelier worked on it and its customer has deleted the account: delivered units are gone, the rest is released.
  const isGone = status === 'delivered'
  const lines = await orderLines(tx, orderId)
  await (isGone ? stock.sell : stock.release)(tx, lines, { orderId })
  await queries.update(tx, orderId, {
    paymentState: 'expired',
    stockState: isGone ? 'sold' : 'released',
    ...(!isGone && { status: 'pending' }),
  })
  await recordOrderEvent(tx, { orderId, kind: 'payment_changed', details: { from, to: 'expired' } })
  await notifyPixExpired(tx, deps, orderId)
  if (isGone || status === 'pending') return
  await recordOrderEvent(tx, { orderId, kind: 'status_changed', details: { from: status, to: 'pending' } })
}
