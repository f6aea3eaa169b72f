/** Records the state of refunds as reported by the provider: requested here, or made in the provider's dashboard. */
import { randomUUID } from 'node:crypto'
import type { ProviderRefund } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { raiseAlarm } from '../../lib/alarm.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { labelsOf } from './charge-labels.ts'
import * as charges from './charges.queries.ts'
import { receivedCents } from './charges.service.ts'
import { endMismatch, followMismatch, isMismatch } from './mismatch.service.ts'
import { followTotal } from './order-total.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { notifyRefunded } from './payment-emails.service.ts'
import * as orders from './payments.queries.ts'
import { clearFailedRefund, flagFailedRefund } from './refund-attention.service.ts'
import { returnUnits } from './refund-items.service.ts'
import * as queries from './refunds.queries.ts'
import * as money from './returnable-charges.queries.ts'
import { isReturned, settle } from './settle.service.ts'

interface RefundUpdate {
  status: ProviderRefund['status']
  providerRefundId: string | null
}

/** A failed refund stays failed; one that succeeded may still be returned by the bank. */
const next: Readonly<Record<ProviderRefund['status'], readonly ProviderRefund['status'][]>> = {
  pending: ['pending', 'succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
}

export async function noteRefund(deps: PaymentDeps, refundId: number, update: RefundUpdate): Promise<void> {
  const { db } = deps
  const refund = await queries.find(db, refundId)
  if (refund === undefined) return
  const returned = await db.transaction().execute((tx) => note(tx, deps, refund.orderId, refundId, update))
  if (returned) raiseAlarm(deps, 'refund_failed', { orderId: refund.orderId, refundId })
}

/** True when a refund failed, including one that had already succeeded. */
async function note(tx: Tx, deps: PaymentDeps, orderId: number, refundId: number, update: RefundUpdate) {
  const order = await orders.lock(tx, orderId)
  const refund = await queries.lock(tx, refundId)
  if (order === undefined || refund === undefined || !next[refund.status].includes(update.status))
    return false
  const providerRefundId = update.providerRefundId ?? refund.providerRefundId
  await queries.update(tx, refundId, { status: update.status, providerRefundId })
  if (update.status === refund.status) return false
  const details = { refundId, from: refund.status, to: update.status, amountCents: refund.amountCents }
  await recordOrderEvent(tx, { orderId, kind: 'refund_changed', details })
  // After the refund was counted.
  const charge = await charges.find(tx, refund.chargeId)
  if (charge?.paidAt === null) await followMismatch(tx, order, charge)
  else await followTotal(tx, order)
  if (update.status === 'succeeded') {
    await returnUnits(tx, order, refundId)
    await clearFailedRefund(tx, order, refund)
  } else await flagFailedRefund(tx, order)
  // A refund for missing stock, or of a cancellation, has already been announced to the customer.
  if (order.attention !== 'paid_without_stock' && !refund.withCancellation)
    await notifyOfRequest(tx, deps, refund)
  return update.status === 'failed'
}

/** One email for all charges that the request refunds, once the provider has decided about each. */
async function notifyOfRequest(tx: Tx, deps: PaymentDeps, refund: queries.RefundRow): Promise<void> {
  const stored = await queries.ofRequest(tx, refund)
  const [first] = stored
  if (first === undefined || stored.some(({ status }) => status === 'pending')) return
  const all = await money.ofOrder(tx, first.orderId)
  const label = labelsOf(all)
  const returns = stored
    .filter(({ status }) => status === 'succeeded')
    .map(({ chargeId, amountCents, returnedOn, returnedWay: way }) => ({
      ...{ label: label({ id: chargeId }), amountCents },
      method: all.find(({ id }) => id === chargeId)?.paymentMethod ?? null,
      ...(returnedOn && way && { byHand: { returnedOn, way } }),
    }))
  const amountCents = returns.reduce((sum, one) => sum + one.amountCents, 0)
  const { id, orderId } = first
  if (amountCents > 0) await notifyRefunded(tx, deps, { id, orderId, amountCents, returns })
}

/** Compares with the provider's list; a refund that is only there was made in its dashboard. */
export async function mirrorRefunds(deps: PaymentDeps, paymentId: string): Promise<void> {
  const { db, payments } = deps
  const charge = await charges.ofPayment(db, paymentId)
  if (charge === undefined) return
  const wasPaid = await isPaymentRecorded(deps, charge, paymentId)
  for (const made of await payments.refundsOf(paymentId)) {
    const refundId = await refundIdOf(deps, charge, made)
    if (refundId !== undefined)
      await noteRefund(deps, refundId, { status: made.status, providerRefundId: made.id })
  }
  if (!wasPaid) await forgetMismatch(deps, charge, paymentId)
}

/** The event of a refund may arrive before the event of its payment. */
async function isPaymentRecorded(
  deps: PaymentDeps,
  { paidAt }: charges.Charge,
  paymentId: string,
): Promise<boolean> {
  if (paidAt !== null) return true
  const outcome = await settle(deps, paymentId)
  return outcome === 'paid' || outcome === 'paid_without_stock'
}

async function refundIdOf(deps: PaymentDeps, charge: charges.Charge, made: ProviderRefund) {
  const recorded = await queries.ofOrder(deps.db, charge.orderId)
  const same = recorded.find(
    ({ id, providerRefundId }) => providerRefundId === made.id || id === made.refundId,
  )
  if (same !== undefined) return same.id
  if (made.status === 'failed') return undefined
  return adopt(deps, charge, made)
}

/** An amount that was never stored, such as one in another currency, was refunded in full. */
async function forgetMismatch({ db, payments }: PaymentDeps, charge: charges.Charge, paymentId: string) {
  if (!isReturned(await payments.getPayment(paymentId))) return
  await db.transaction().execute(async (tx) => {
    const order = await orders.lock(tx, charge.orderId)
    const now = await charges.find(tx, charge.id)
    if (order !== undefined && now?.receivedCents === null) await endMismatch(tx, order)
  })
}

/** Undefined when the refunds exceed what the charge received. */
async function adopt(
  deps: PaymentDeps,
  { id: chargeId, orderId }: charges.Charge,
  { id: providerRefundId, amountCents }: ProviderRefund,
) {
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const order = await orders.lock(tx, orderId)
    const recorded = await queries.ofOrder(tx, orderId)
    const twin = recorded.find((one) => one.providerRefundId === providerRefundId)
    if (twin !== undefined) return twin
    const charge = await charges.find(tx, chargeId)
    if (order === undefined || charge === undefined) return undefined
    if (charge.paidAt === null && !isMismatch({ order, charge })) return undefined
    const left = receivedCents(charge) - (await queries.promisedCents(tx, chargeId))
    if (amountCents > left) {
      // One of our refunds is pending and will fail for lack of money; after that this one is checked again.
      if (recorded.some((one) => one.chargeId === chargeId && one.status === 'pending')) return undefined
      const details = JSON.stringify({ providerRefundId, amountCents })
      return orders.insertBreak(tx, { kind: 'amount_mismatch', orderId, details })
    }
    const reason = 'Feito no painel do provedor'
    const requestId = randomUUID()
    return queries.insert(tx, { orderId, chargeId, requestId, providerRefundId, amountCents, reason })
  })
  if (typeof outcome === 'object') return outcome.id
  if (outcome) raiseAlarm(deps, 'refund_mismatch', { orderId })
  return undefined
}
