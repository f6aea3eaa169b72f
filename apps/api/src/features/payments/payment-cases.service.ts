/**
 * Cases raised after a payment: disputes, fraud warnings, reviews. While a case is open the order needs attention;
 * amounts finally charged back by a bank are deducted from the revenue.
 */
import { hasEverReceivedMoney } from '@shop/contract/payment-state'
import type { Tx } from '../../db/connection.ts'
import { raiseAlarm } from '../../lib/alarm.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import * as charges from './charges.queries.ts'
import { emailDisputeEnded, emailDisputeOpened } from './dispute-emails.service.ts'
import { followMismatch } from './mismatch.service.ts'
import { followTotal } from './order-total.service.ts'
import * as queries from './payment-cases.queries.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentOrder } from './payments.queries.ts'
import * as orders from './payments.queries.ts'
import { remainingAttention } from './refund-attention.service.ts'
import { settle } from './settle.service.ts'

export interface FoundCase {
  kind: queries.CaseKind
  providerCaseId: string
  /** Null while it is open. */
  outcome: queries.CaseOutcome | null
  /** Disputes only. */
  amountCents?: number
  dueBy?: Date | null
}

export async function noteCase(deps: PaymentDeps, paymentId: string, found: FoundCase): Promise<void> {
  const { db } = deps
  const charge = await charges.ofPayment(db, paymentId)
  if (charge === undefined) return
  // The event of a case may arrive before the event of its payment.
  if (charge.paidAt === null) await settle(deps, paymentId)
  const isNew = await db.transaction().execute((tx) => write(tx, deps, charge, found))
  if (isNew) raiseAlarm(deps, found.kind, { orderId: charge.orderId, caseId: found.providerCaseId })
}

/** True when the case has just been opened. */
async function write(tx: Tx, deps: PaymentDeps, charge: charges.Charge, found: FoundCase): Promise<boolean> {
  const { id: chargeId, orderId } = charge
  const order = await orders.lock(tx, orderId)
  if (order === undefined) return false
  const before = await queries.find(tx, found.providerCaseId)
  // An admin has acknowledged it.
  if (before?.outcome === 'acknowledged') return false
  const after = await queries.write(tx, { orderId, chargeId, ...found })
  const isOpened = after.outcome === null && before?.outcome !== null
  const isEnded = after.outcome !== null && before?.outcome !== after.outcome
  if (found.kind === 'dispute') {
    await charges.countChargedBack(tx, charge)
    const disputed = await charges.find(tx, chargeId)
    if (disputed?.paidAt === null) await followMismatch(tx, order, disputed)
    else await followTotal(tx, order)
    if (isOpened) await emailDisputeOpened(tx, deps, order, after)
    if (isEnded) await emailDisputeEnded(tx, deps, order, after)
  }
  const { outcome } = after
  const facts = found.kind === 'dispute' ? { outcome, amountCents: found.amountCents } : { outcome }
  await followCases(tx, order, { details: { kind: found.kind, ...facts } })
  return isOpened
}

interface Followed {
  actorId?: number
  details?: Readonly<Record<string, unknown>>
}

/** Sets the order's attention to that of its most serious open case. */
export async function followCases(
  tx: Tx,
  order: Pick<PaymentOrder, 'id' | 'attention' | 'paymentState' | 'cancelledAt'>,
  { actorId, details }: Followed = {},
): Promise<void> {
  const { id: orderId, attention: from, paymentState } = order
  // A mismatch or missing stock takes precedence, and an unpaid order has no cases.
  if (from === 'amount_mismatch' || from === 'paid_without_stock') return
  if (!hasEverReceivedMoney(paymentState)) return
  // Flagged before cases were stored: the daily audit determines its outcome.
  if (from === 'dispute' && !(await queries.hasDispute(tx, orderId))) return
  // Null: an admin may have acknowledged it, and the same case is reported repeatedly.
  const to = from === null ? await queries.openKind(tx, orderId) : await remainingAttention(tx, order)
  if (to === from) return
  await orders.update(tx, orderId, { attention: to })
  await recordOrderEvent(tx, {
    orderId,
    kind: 'attention_changed',
    actorId,
    details: { from, to, ...details },
  })
}
