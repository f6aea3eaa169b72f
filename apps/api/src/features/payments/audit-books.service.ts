/** Daily audit: compares every recent payment with its charge, and every recently paid charge with its payment. */
import {
  OTHER_INSTALLATION,
  type Payment,
  PaymentProblem,
  type PaymentProvider,
} from '../../adapters/payments.ts'
import { raiseAlarm } from '../../lib/alarm.ts'
import { collectFailures, type Failures } from '../../lib/failures.ts'
import { pagesOf } from '../../lib/pages-of.ts'
import * as charges from './charges.queries.ts'
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
  const failures = collectFailures()
  await failures.attempt('payments', () => auditPayments(deps, since, failures))
  await failures.attempt('charges', () => auditPaidCharges(deps, since, failures))
  failures.throwIfAny()
}

async function auditPayments(deps: PaymentDeps, since: Date, failures: Failures) {
  for await (const payment of deps.payments.paymentsSince(since)) {
    if (payment.status === 'succeeded')
      await failures.attempt(`payment ${payment.id}`, () => auditPayment(deps, payment))
  }
}

async function auditPayment(deps: PaymentDeps, payment: Payment) {
  const { db, config } = deps
  const { id, orderId, installation } = payment
  if (orderId === undefined || payment.live !== (config.mode === 'live')) return
  // Payments made by another program with the same provider account are ignored. One without an installation id is ours
  // only if a charge stores it.
  const charge = await charges.ofPayment(db, id)
  const isOurs = installation === 'own' || (installation === 'unnamed' && charge !== undefined)
  if (!isOurs) return
  const order = await queries.books(db, orderId)
  if (order === undefined) return report(deps, { kind: 'paid_without_order', paymentIntentId: id })
  if (charge?.orderId !== orderId) {
    if (!isReturned(payment)) await report(deps, { kind: 'duplicate_charge', orderId, paymentIntentId: id })
    return
  }
  const outcome = await settleAs(deps, payment)
  if (outcome !== 'paid' || payment.refundedCents === charge.refundedCents) return
  await mirrorRefunds(deps, id)
  const { refundedCents } = (await charges.find(db, charge.id)) ?? {}
  if (refundedCents !== payment.refundedCents)
    await report(deps, { kind: 'amount_mismatch', orderId, paymentIntentId: id })
}

/** Finds charges marked as paid without a payment. The seeded demo orders never had one. */
async function auditPaidCharges(deps: PaymentDeps, since: Date, failures: Failures) {
  for await (const paid of pagesOf((after) => charges.paidSince(deps.db, since, { after, limit: PAGE }))) {
    for (const charge of paid) {
      await failures.attempt(`order ${charge.orderId}`, () => auditPaidCharge(deps, charge))
    }
  }
}

type PaidCharge = Pick<charges.Charge, 'orderId' | 'paymentIntentId'>

async function auditPaidCharge(deps: PaymentDeps, { orderId, paymentIntentId }: PaidCharge) {
  if (paymentIntentId === null && deps.config.mode !== 'live') return
  const status = paymentIntentId === null ? 'missing' : await statusOf(deps.payments, paymentIntentId)
  if (status !== 'succeeded' && status !== OTHER_INSTALLATION)
    await report(deps, { kind: 'order_without_payment', orderId, paymentIntentId })
}

async function statusOf(payments: PaymentProvider, paymentId: string) {
  try {
    return (await payments.getPayment(paymentId)).status
  } catch (error) {
    if (error instanceof PaymentProblem && error.kind === 'missing') return error.code ?? error.kind
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
    if (await queries.isAcknowledged(tx, found)) return false
    const inserted = await queries.insertBreak(tx, found)
    if (inserted && orderId !== undefined && (await queries.lock(tx, orderId))?.attention === null)
      await queries.update(tx, orderId, { attention: 'amount_mismatch' })
    return inserted
  })
  if (isNew) raiseAlarm(deps, kind, { orderId, paymentId: paymentIntentId })
}
