/** What became of refunds, as the provider tells it: asked for here, or made on the provider's own pages. */
import { randomUUID } from 'node:crypto'
import type { ProviderRefund } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { raiseAlarm } from '../../lib/alarm.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { endMismatch, followMismatch, isMismatch } from './mismatch.service.ts'
import { followTotal, isPaid } from './order-total.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { tellRefunded } from './payment-letters.service.ts'
import * as orders from './payments.queries.ts'
import { returnUnits } from './refund-items.service.ts'
import * as queries from './refunds.queries.ts'
import { isReturned, settle } from './settle.service.ts'

interface News {
  status: ProviderRefund['status']
  providerRefundId: string | null
}

/** A refund that failed stays failed; one that arrived may still be sent back by the bank. */
const next: Readonly<Record<ProviderRefund['status'], readonly ProviderRefund['status'][]>> = {
  pending: ['pending', 'succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
}

export async function noteRefund(deps: PaymentDeps, refundId: number, news: News): Promise<void> {
  const { db } = deps
  const refund = await queries.find(db, refundId)
  if (refund === undefined) return
  const returned = await db.transaction().execute((tx) => note(tx, deps, refund.orderId, refundId, news))
  if (returned) raiseAlarm(deps, 'refund_failed', { orderId: refund.orderId, refundId })
}

/** True when money that counted as returned came back, or a promise cannot be kept. */
async function note(tx: Tx, deps: PaymentDeps, orderId: number, refundId: number, news: News) {
  const order = await orders.lock(tx, orderId)
  const refund = await queries.lock(tx, refundId)
  if (order === undefined || refund === undefined || !next[refund.status].includes(news.status)) return false
  const providerRefundId = news.providerRefundId ?? refund.providerRefundId
  await queries.update(tx, refundId, { status: news.status, providerRefundId })
  if (news.status === refund.status) return false
  const details = { refundId, from: refund.status, to: news.status, amountCents: refund.amountCents }
  await recordOrderEvent(tx, { orderId, kind: 'refund_changed', details })
  if (isPaid(order)) await followTotal(tx, order)
  else await followMismatch(tx, order)
  if (news.status === 'failed') return true
  if (news.status === 'succeeded') await returnUnits(tx, order, refundId)
  // What was given back because there was no stock has been told already.
  if (order.attention !== 'paid_without_stock') await tellRefunded(tx, deps, refund)
  return false
}

/** Compares with the provider's own list; what it holds and we do not was made on its pages. */
export async function mirrorRefunds(deps: PaymentDeps, paymentId: string): Promise<void> {
  const { db, payments } = deps
  const orderId = await orders.orderIdOfPayment(db, paymentId)
  if (orderId === undefined) return
  const wasPaid = await isKnownPaid(deps, orderId, paymentId)
  for (const made of await payments.refundsOf(paymentId)) {
    const refundId = await refundIdOf(deps, orderId, made)
    if (refundId !== undefined)
      await noteRefund(deps, refundId, { status: made.status, providerRefundId: made.id })
  }
  if (!wasPaid) await forgetMismatch(deps, orderId, paymentId)
}

/** The news that money went back may overtake the news that it came. */
async function isKnownPaid(deps: PaymentDeps, orderId: number, paymentId: string): Promise<boolean> {
  const order = await orders.books(deps.db, orderId)
  if (order !== undefined && isPaid(order)) return true
  const outcome = await settle(deps, paymentId)
  return outcome === 'paid' || outcome === 'paid_without_stock'
}

async function refundIdOf(deps: PaymentDeps, orderId: number, made: ProviderRefund) {
  const known = await queries.ofOrder(deps.db, orderId)
  const same = known.find(({ id, providerRefundId }) => providerRefundId === made.id || id === made.refundId)
  if (same !== undefined) return same.id
  if (made.status === 'failed') return undefined
  return adopt(deps, orderId, made)
}

/** A sum that nobody knows in our books, such as one of another currency, was given back whole. */
async function forgetMismatch({ db, payments }: PaymentDeps, orderId: number, paymentId: string) {
  if (!isReturned(await payments.getPayment(paymentId))) return
  await db.transaction().execute(async (tx) => {
    const order = await orders.lock(tx, orderId)
    if (order?.receivedCents === null) await endMismatch(tx, order)
  })
}

/** Undefined when it does not fit: more was returned than the order was worth. */
async function adopt(
  deps: PaymentDeps,
  orderId: number,
  { id: providerRefundId, amountCents }: ProviderRefund,
) {
  const outcome = await deps.db.transaction().execute(async (tx) => {
    const order = await orders.lock(tx, orderId)
    const known = await queries.ofOrder(tx, orderId)
    const twin = known.find((one) => one.providerRefundId === providerRefundId)
    if (twin !== undefined) return twin
    if (order === undefined || !(isPaid(order) || isMismatch(order))) return undefined
    const left = (order.receivedCents ?? order.totalCents) - (await queries.promisedCents(tx, orderId))
    if (amountCents > left) {
      // One of ours is on its way and finds no room: when it has failed, this one is looked at again.
      if (known.some(({ status }) => status === 'pending')) return undefined
      const details = JSON.stringify({ providerRefundId, amountCents })
      return orders.insertBreak(tx, { kind: 'amount_mismatch', orderId, details })
    }
    const reason = 'Feito no painel do provedor'
    return queries.insert(tx, { orderId, requestId: randomUUID(), providerRefundId, amountCents, reason })
  })
  if (typeof outcome === 'object') return outcome.id
  if (outcome) raiseAlarm(deps, 'refund_mismatch', { orderId })
  return undefined
}
