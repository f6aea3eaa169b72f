/**
 * An order that nobody paid gives its pieces back. The payment is cancelled first: a payment that succeeded cannot be
 * cancelled, so the provider's answer decides the race between the last second of the buyer and ours. Only what is
 * cancelled for certain releases anything.
 */
import { PaymentProblem } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { pagesOf } from '../../lib/pages-of.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { orderLines } from '../orders/orders.service.ts'
import * as stock from '../stock/stock.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as queries from './payments.queries.ts'
import { isReturned, settleAs } from './settle.service.ts'

const AT_ONCE = 3

/** Goes through everything that is over; what cannot be decided now is looked at again by the next round. */
export async function expireOrders(deps: PaymentDeps): Promise<void> {
  const failures: unknown[] = []
  for await (const due of pagesOf((after) => queries.overdue(deps.db, { after, limit: AT_ONCE }))) {
    const ended = await Promise.allSettled(
      due.map(({ id, paymentIntentId }) => expireOrder(deps, id, paymentIntentId)),
    )
    failures.push(...ended.flatMap((end): unknown[] => (end.status === 'rejected' ? [end.reason] : [])))
  }
  // One order that cannot be dealt with keeps nobody else's pieces.
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not expire`)
}

async function expireOrder(deps: PaymentDeps, orderId: number, paymentIntentId: string | null) {
  try {
    if (paymentIntentId !== null && !(await isCancelled(deps, paymentIntentId))) return
    failpoint('expiry.cancelled')
    await deps.db.transaction().execute((tx) => release(tx, orderId, paymentIntentId))
    failpoint('expiry.released')
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    deps.log.warn({ err: error, orderId }, 'order cannot expire yet: its payment could not be cancelled')
  }
}

/** False: its money came, or is on its way. Then the pieces stay where they are. */
async function isCancelled(deps: PaymentDeps, paymentId: string): Promise<boolean> {
  const status = await cancel(deps, paymentId)
  if (status !== 'succeeded') return status === 'cancelled'
  const payment = await deps.payments.getPayment(paymentId)
  await settleAs(deps, payment)
  return isReturned(payment)
}

/** A payment that the provider does not know can be paid by nobody. */
async function cancel({ payments }: PaymentDeps, paymentId: string) {
  try {
    return (await payments.cancelPayment(paymentId)).status
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'missing') return 'cancelled'
    throw error
  }
}

/** The order may have been prolonged, paid or given another payment since it was looked at. */
async function release(tx: Tx, orderId: number, paymentIntentId: string | null) {
  const order = await queries.lock(tx, orderId)
  if (order === undefined || order.paymentIntentId !== paymentIntentId) return
  const { paymentState: from, stockState, holdExpiresAt, now } = order
  const isOpen = from === 'awaiting' || from === 'declined'
  if (!isOpen || stockState !== 'reserved' || holdExpiresAt === null || holdExpiresAt > now) return
  await stock.release(tx, await orderLines(tx, orderId), { orderId })
  await queries.update(tx, orderId, { paymentState: 'expired', stockState: 'released' })
  const details = { from, to: 'expired' }
  await recordOrderEvent(tx, { orderId, kind: 'payment_changed', details })
}
