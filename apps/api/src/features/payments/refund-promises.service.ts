import { randomUUID } from 'node:crypto'
import type { ReturnedByHand } from '@shop/contract/orders'
import type { Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import { AppError } from '../../lib/app-error.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import * as items from './refund-items.queries.ts'
import type { ReturnedItem } from './refund-items.service.ts'
import * as queries from './refunds.queries.ts'

interface RequestedRefund {
  requestId: string
  items: readonly ReturnedItem[]
  requestedBy: number
  withCancellation?: boolean
  /** The first refund of a request that refunds several charges. */
  followsId?: number | undefined
  byHand?: ReturnedByHand | undefined
}

interface PromisedRefund {
  orderId: number
  /** The charge that is refunded. */
  chargeId: number
  amountCents: number
  /** Undefined for refunds initiated by the shop itself. */
  request?: RequestedRefund | undefined
  reason: string | null
}

/** Stored before the provider is called: whatever happens then, a job makes sure that the money is refunded. */
export async function promiseRefund(tx: Tx, promised: PromisedRefund) {
  const { orderId, chargeId, amountCents, request, reason } = promised
  const { requestId = randomUUID(), items: returned = [], requestedBy = null } = request ?? {}
  const { withCancellation = false, followsId = null, byHand } = request ?? {}
  const restock = returned.length > 0
  const amount = { orderId, chargeId, amountCents, reason }
  const values = {
    ...{ ...amount, requestId, restock, requestedBy, withCancellation, followsId },
    ...(byHand && { byHand: true, returnedOn: byHand.returnedOn, returnedWay: byHand.way }),
  }
  const refund = await queries.insert(tx, values)
  if (refund === undefined) throw new AppError('idempotency_mismatch')
  await items.insert(tx, refund.id, returned)
  await recordOrderEvent(tx, {
    orderId,
    kind: 'refund_changed',
    actorId: request?.requestedBy,
    details: { refundId: refund.id, from: null, to: 'pending', amountCents },
  })
  await enqueue(tx, 'payments.refund', { refundId: refund.id })
  return refund
}
