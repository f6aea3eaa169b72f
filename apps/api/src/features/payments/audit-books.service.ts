/** Once a day every payment of the last days is laid beside its order, and every paid order beside its payment. */
import { type Payment, PaymentProblem } from '../../adapters/payments.ts'
import { raiseAlarm } from '../../lib/alarm.ts'
import { pagesOf } from '../../lib/pages-of.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as queries from './payments.queries.ts'
import { hoursAgo } from './reconcile.service.ts'
import { mirrorRefunds } from './refund-notes.service.ts'
import { isReturned, settleAs } from './settle.service.ts'

type BreakKind = Parameters<typeof queries.insertBreak>[1]['kind']

const AUDITED_HOURS = 72
const PAGE = 100

export async function auditBooks(deps: PaymentDeps): Promise<void> {
  const since = hoursAgo(AUDITED_HOURS)
  for await (const payment of deps.payments.paymentsSince(since)) {
    if (payment.status === 'succeeded') await auditPayment(deps, payment)
  }
  await auditPaidOrders(deps, since)
}

async function auditPayment(deps: PaymentDeps, payment: Payment) {
  const { db, config } = deps
  const { id, orderId } = payment
  // What another program took with the same account is not our business.
  if (orderId === undefined || payment.live !== (config.mode === 'live')) return
  const order = await queries.books(db, orderId)
  if (order === undefined) return report(deps, { kind: 'paid_without_order', paymentIntentId: id })
  if (order.paymentIntentId !== id) {
    if (!isReturned(payment)) await report(deps, { kind: 'duplicate_charge', orderId, paymentIntentId: id })
    return
  }
  const outcome = await settleAs(deps, payment)
  if (outcome !== 'paid' || payment.refundedCents === order.refundedCents) return
  await mirrorRefunds(deps, id)
  const { refundedCents } = (await queries.books(db, orderId)) ?? {}
  if (refundedCents !== payment.refundedCents)
    await report(deps, { kind: 'amount_mismatch', orderId, paymentIntentId: id })
}

/** A dress that left without money is found here. The orders a demonstration begins with were never paid anywhere. */
async function auditPaidOrders(deps: PaymentDeps, since: Date) {
  const { db, payments, config } = deps
  for await (const paid of pagesOf((after) => queries.paidSince(db, since, { after, limit: PAGE }))) {
    for (const { id: orderId, paymentIntentId } of paid) {
      if (paymentIntentId === null && config.mode !== 'live') continue
      const payment =
        paymentIntentId === null ? undefined : await orMissing(payments.getPayment(paymentIntentId))
      if (payment?.status !== 'succeeded')
        await report(deps, { kind: 'order_without_payment', orderId, paymentIntentId })
    }
  }
}

async function orMissing(asked: Promise<Payment>): Promise<Payment | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'missing') return undefined
    throw error
  }
}

interface Found {
  kind: BreakKind
  orderId?: number
  paymentIntentId: string | null
}

async function report(deps: PaymentDeps, found: Found) {
  const { kind, orderId, paymentIntentId } = found
  const isNew = await deps.db.transaction().execute(async (tx) => {
    const inserted = await queries.insertBreak(tx, found)
    if (inserted && orderId !== undefined && (await queries.lock(tx, orderId))?.attention === null)
      await queries.update(tx, orderId, { attention: 'amount_mismatch' })
    return inserted
  })
  if (isNew) raiseAlarm(deps, kind, { orderId, paymentId: paymentIntentId })
}
