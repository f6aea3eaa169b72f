import { raiseAlarm } from '../../lib/alarm.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as queries from './payments.queries.ts'

/** A buyer told the bank that a payment was not right: the order carries a flag until the shop has won. */
export async function noteDispute(deps: PaymentDeps, disputeId: string, paymentId: string): Promise<void> {
  const { db, payments } = deps
  const orderId = await queries.orderIdOfPayment(db, paymentId)
  if (orderId === undefined) return
  const { outcome } = await payments.getDispute(disputeId)
  const to = outcome === 'won' ? null : 'dispute'
  const changed = await db.transaction().execute(async (tx) => {
    const from = (await queries.lock(tx, orderId))?.attention
    // Winning takes away no flag but its own.
    if (from === undefined || from === to || (to === null && from !== 'dispute')) return false
    await queries.update(tx, orderId, { attention: to })
    await recordOrderEvent(tx, { orderId, kind: 'attention_changed', details: { from, to } })
    return true
  })
  if (changed && to === 'dispute') raiseAlarm(deps, 'dispute', { orderId, disputeId })
}
