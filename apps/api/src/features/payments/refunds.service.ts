/**
 * Refunds, one for each charge that a request returns money of. A refund is stored first and carried out afterwards, so that it is neither lost nor made twice: the
 * provider's idempotency key is derived from its row, and the database prevents refunding more than was paid.
 */
import { createHash } from 'node:crypto'
import type { RefundRequest } from '@shop/contract/orders'
import { PaymentProblem } from '../../adapters/payments.ts'
import type { Tx } from '../../db/connection.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { failpoint } from '../../lib/failpoint.ts'
import { recordChange } from '../audit/audit.service.ts'
import type { PaymentDeps } from './payment-deps.ts'
import * as orders from './payments.queries.ts'
import { isSameReturn, unitsToReturn } from './refund-items.service.ts'
import { mirrorRefunds, noteRefund } from './refund-notes.service.ts'
import { promiseRefund } from './refund-promises.service.ts'
import * as queries from './refunds.queries.ts'
import { checkByHand, divide, type RefundPart, returnableCharges } from './returnable-charges.service.ts'

interface RefundInput extends AuditContext {
  orderId: number
  request: RefundRequest
}

export async function refundOrder(deps: PaymentDeps, input: RefundInput): Promise<void> {
  const refundIds = await promise(deps, input)
  failpoint('refund.written')
  const rejection = await carryOutNow(deps, refundIds)
  if (rejection !== undefined) throw new AppError('order_not_refundable', { cause: rejection })
}

/** The stored refunds stay and their jobs retry; only a final rejection by the provider is returned. */
export async function carryOutNow(
  deps: PaymentDeps,
  refundIds: readonly number[],
): Promise<PaymentProblem | undefined> {
  let rejection: PaymentProblem | undefined
  for (const refundId of refundIds) {
    try {
      await carryOut(deps, refundId)
    } catch (error) {
      if (!(error instanceof PaymentProblem)) throw error
      // One that is rejected does not keep the other charges from being refunded.
      if (isFinal(error)) rejection ??= error
      else deps.log.warn({ err: error, refundId }, 'refund will be carried out later')
    }
  }
  return rejection
}

/** Repeating a request with the same request id gives the same refunds. */
function promise({ db }: PaymentDeps, input: RefundInput): Promise<number[]> {
  const { orderId, request } = input
  return db.transaction().execute(async (tx) => {
    const order = found(await orders.lock(tx, orderId), 'order_not_found')
    const earlier = await queries.findByRequest(tx, request.requestId)
    if (earlier === undefined) return (await storeRefund(tx, order, input)).ids
    const { leftCents } = await returnableCharges(tx, order)
    return sameRefund(tx, earlier, { orderId, request, leftCents })
  })
}

interface StoredRefund extends AuditContext {
  request: RefundRequest
  withCancellation?: boolean
}

interface StoredRefunds {
  /** Of each charge's refund. */
  ids: number[]
  amountCents: number
  parts: RefundPart[]
}

/** Checked and stored with its audit entry, under the order's lock. */
export async function storeRefund(
  tx: Tx,
  order: orders.PaymentOrder,
  { actor, requestId, request, withCancellation = false }: StoredRefund,
): Promise<StoredRefunds> {
  const { id: orderId } = order
  const { charges, leftCents, isRefundable } = await returnableCharges(tx, order)
  if (!isRefundable) throw new AppError('order_not_refundable')
  const { amountCents = leftCents, reason = null, byHand } = request
  if (amountCents > leftCents || amountCents <= 0) throw new AppError('refund_too_large')
  const parts = divide(charges, amountCents)
  await checkByHand(tx, parts, byHand)
  const items = await unitsToReturn(tx, order, { request, isRest: amountCents === leftCents })
  const ids = await promiseParts(tx, orderId, parts, {
    ...{ requestId: request.requestId, items, requestedBy: actor.id, withCancellation, byHand, reason },
  })
  await recordChange(tx, {
    actor,
    action: 'order.refund',
    objectType: 'order',
    objectId: orderId,
    after: { refundId: ids[0], amountCents, items },
    requestId,
    details: { amountCents, restock: items.length > 0, items, ...handDetails(parts) },
  })
  return { ids, amountCents, parts }
}

type PromisedParts = Required<Pick<Parameters<typeof promiseRefund>[1], 'reason'>> &
  NonNullable<Parameters<typeof promiseRefund>[1]['request']>

/** The first has the id of the request, and returns its units; the others follow it. */
async function promiseParts(
  tx: Tx,
  orderId: number,
  parts: readonly RefundPart[],
  { reason, byHand, ...request }: PromisedParts,
): Promise<number[]> {
  const ids: number[] = []
  for (const { charge, amountCents } of parts) {
    const [followsId] = ids
    const following = { requestId: followingId(request.requestId, charge.id), items: [], followsId }
    const refund = await promiseRefund(tx, {
      ...{ orderId, chargeId: charge.id, amountCents, reason },
      request: {
        ...request,
        ...(followsId !== undefined && following),
        ...(charge.isByHand && { byHand }),
      },
    })
    ids.push(refund.id)
  }
  return ids
}

/** A UUID, the same for a repeated request. */
function followingId(requestId: string, chargeId: number): string {
  const hash = createHash('sha256').update(`${requestId}-${chargeId}`).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(12, 15)}`, `8${hash.slice(15, 18)}`]
  return [...parts, hash.slice(18, 30)].join('-')
}

function handDetails(parts: readonly RefundPart[]) {
  const byHand = parts.filter(({ charge }) => charge.isByHand)
  if (byHand.length === 0) return {}
  return { byHandCents: byHand.reduce((sum, { amountCents }) => sum + amountCents, 0) }
}

interface RepeatedRefund {
  orderId: number
  request: RefundRequest
  /** What remains after all stored refunds, including this one. */
  leftCents: number
}

/** A request with another amount under the same id, or for a failed refund, must not be reported as done. */
async function sameRefund(
  tx: Tx,
  earlier: queries.RefundRow,
  { orderId, request, leftCents }: RepeatedRefund,
): Promise<number[]> {
  // The id of a refund that follows another one is no id of a request.
  if (earlier.orderId !== orderId || earlier.followsId !== null) throw new AppError('idempotency_mismatch')
  const stored = await queries.ofRequest(tx, earlier)
  if (stored.some(({ status }) => status === 'failed')) throw new AppError('order_not_refundable')
  const storedCents = stored.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const { amountCents = leftCents + storedCents } = request
  if (storedCents !== amountCents || !(await isSameReturn(tx, earlier, request)))
    throw new AppError('idempotency_mismatch')
  return stored.map(({ id }) => id)
}

/** Safe to repeat, from the request and from its job. */
export async function carryOut(deps: PaymentDeps, refundId: number): Promise<void> {
  const { db, payments } = deps
  const refund = await queries.find(db, refundId)
  if (refund?.status !== 'pending') return
  const { paymentIntentId: paymentId, orderId, amountCents, requestId, attempt } = refund
  // What was paid in the atelier is refunded there, as is what the provider no longer returns: only the record is needed.
  if (paymentId === null || refund.byHand)
    return noteRefund(deps, refundId, { status: 'succeeded', providerRefundId: null })
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
    failpoint('refund.noted')
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
