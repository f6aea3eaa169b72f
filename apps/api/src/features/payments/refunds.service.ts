/**
 * Refunds. A refund is stored first and carried out afterwards, so that it is neither lost nor made twice: the
 * provider's idempotency key is derived from its row, and the database prevents refunding more than was paid.
 */
import type { RefundRequest } from '@shop/contract/orders'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import { PaymentProblem } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as charges from './charges.queries.ts'
import { type ChargedOrder, receivedCents } from './charges.service.ts'
import { isMismatch } from './mismatch.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as orders from './payments.queries.ts'
import { isSameReturn, unitsToReturn } from './refund-items.service.ts'
import { mirrorRefunds, noteRefund } from './refund-notes.service.ts'
import { promiseRefund } from './refund-promises.service.ts'
import * as queries from './refunds.queries.ts'

interface RefundInput extends AuditContext {
  orderId: number
  request: RefundRequest
}

export async function refundOrder(deps: PaymentDeps, input: RefundInput): Promise<void> {
  const refundId = await promise(deps, input)
  failpoint('refund.written')
  const rejection = await carryOutNow(deps, refundId)
  if (rejection !== undefined) throw new AppError('order_not_refundable', { cause: rejection })
}

/** The stored refund stays and its job retries; only a final rejection by the provider is returned. */
export async function carryOutNow(deps: PaymentDeps, refundId: number): Promise<PaymentProblem | undefined> {
  try {
    await carryOut(deps, refundId)
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error
    if (isFinal(error)) return error
    deps.log.warn({ err: error, refundId }, 'refund will be carried out later')
  }
  return undefined
}

/** Repeating a request with the same request id gives the same refund. */
function promise({ db }: PaymentDeps, input: RefundInput): Promise<number> {
  const { orderId, request } = input
  return db.transaction().execute(async (tx) => {
    const order = found(await orders.lock(tx, orderId), 'order_not_found')
    const earlier = await queries.findByRequest(tx, request.requestId)
    if (earlier !== undefined)
      return sameRefund(tx, earlier, {
        orderId,
        request,
        left: await remainingCents(tx, await charges.first(tx, orderId)),
      })
    return (await storeRefund(tx, order, input)).id
  })
}

interface StoredRefund extends AuditContext {
  request: RefundRequest
  withCancellation?: boolean
}

/** Checked and stored with its audit entry, under the order's lock. */
export async function storeRefund(
  tx: Tx,
  order: orders.PaymentOrder,
  { actor, requestId, request, withCancellation = false }: StoredRefund,
): Promise<{ id: number; amountCents: number }> {
  const { id: orderId } = order
  const charge = await charges.first(tx, orderId)
  const left = await remainingCents(tx, charge)
  if (!isRefundable({ order, charge })) throw new AppError('order_not_refundable')
  const { amountCents = left, reason } = request
  if (amountCents > left || amountCents <= 0) throw new AppError('refund_too_large')
  const items = await unitsToReturn(tx, order, { request, isRest: amountCents === left })
  const refund = await promiseRefund(tx, {
    orderId,
    chargeId: charge.id,
    amountCents,
    request: { requestId: request.requestId, items, requestedBy: actor.id, withCancellation },
    reason: reason ?? null,
  })
  await recordChange(tx, {
    actor,
    action: 'order.refund',
    objectType: 'order',
    objectId: orderId,
    after: { refundId: refund.id, amountCents, items },
    requestId,
    details: { amountCents, restock: items.length > 0, items },
  })
  return refund
}

/** What can be refunded now: nothing while the bank decides about the money. */
export async function leftToRefund(tx: Tx, order: orders.PaymentOrder): Promise<number> {
  const charge = await charges.first(tx, order.id)
  return isRefundable({ order, charge }) ? remainingCents(tx, charge) : 0
}

/** Money that a bank charged back cannot be refunded again. */
async function remainingCents(tx: Tx, charge: charges.Charge): Promise<number> {
  return receivedCents(charge) - charge.chargedBackCents - (await queries.promisedCents(tx, charge.id))
}

function isRefundable({ order, charge }: ChargedOrder): boolean {
  if (order.attention === 'dispute') return false
  return hasReceivedMoney(order.paymentState) || isMismatch({ order, charge })
}

interface RepeatedRefund {
  orderId: number
  request: RefundRequest
  /** What remains after all stored refunds, including this one. */
  left: number
}

/** A request with another amount under the same id, or for a failed refund, must not be reported as done. */
async function sameRefund(
  tx: Tx,
  earlier: queries.RefundRow,
  { orderId, request, left }: RepeatedRefund,
): Promise<number> {
  if (earlier.orderId !== orderId) throw new AppError('idempotency_mismatch')
  if (earlier.status === 'failed') throw new AppError('order_not_refundable')
  const { amountCents = left + earlier.amountCents } = request
  if (earlier.amountCents !== amountCents || !(await isSameReturn(tx, earlier, request)))
    throw new AppError('idempotency_mismatch')
  return earlier.id
}

/** Safe to repeat, from the request and from its job. */
export async function carryOut(deps: PaymentDeps, refundId: number): Promise<void> {
  const { db, payments } = deps
  const refund = await queries.find(db, refundId)
  if (refund?.status !== 'pending') return
  const { paymentIntentId: paymentId, orderId, amountCents, requestId, attempt } = refund
  // A sale paid in the atelier is refunded there: only the record is needed.
  if (paymentId === null) return noteRefund(deps, refundId, { status: 'succeeded', providerRefundId: null })
  if (refund.providerRefundId !== null) return mirrorRefunds(deps, paymentId)
  if (refund.precedesInstallationId) {
    // It may have been sent under a key without the installation's id: only the provider's list shows that.
    await mirrorRefunds(deps, paymentId)
    if ((await queries.find(db, refundId))?.status !== 'pending') return
  }
  const key = `refund-${orderId}-${requestId}${attempt === 1 ? '' : `-${attempt}`}`
  try {
    const made = await payments.refund({ paymentId, orderId, refundId, amountCents }, key)
    failpoint('refund.sent')
    await noteRefund(deps, refundId, { status: made.status, providerRefundId: made.id })
  } catch (error) {
    if (!(error instanceof PaymentProblem) || error.kind === 'unavailable') throw error
    // The provider returned an error but may have made the refund anyway: its list is authoritative.
    await mirrorRefunds(deps, paymentId)
    if ((await queries.find(db, refundId))?.status !== 'pending') return
    if (isFinal(error)) {
      await noteRefund(deps, refundId, { status: 'failed', providerRefundId: null })
      // The refund that left too little money is in the provider's list, and can be recorded now.
      await mirrorRefunds(deps, paymentId)
    } else await queries.nextAttempt(db, { id: refundId, attempt })
    throw error
  }
}

function isFinal({ kind }: PaymentProblem): boolean {
  return kind === 'rejected' || kind === 'missing' || kind === 'wrong_state'
}
