import { randomUUID } from 'node:crypto'
import type { Tx } from '../../db/connection.ts'
import { enqueue } from '../../jobs/queue.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import * as queries from './refunds.queries.ts'

interface Promised {
  orderId: number
  amountCents: number
  /** Undefined for what the shop itself gives back. */
  request?: { requestId: string; restock: boolean; requestedBy: number } | undefined
  reason: string | null
}

/** Written down before the provider is asked: whatever happens then, a job sees to it that the money goes back. */
export async function promiseRefund(tx: Tx, { orderId, amountCents, request, reason }: Promised) {
  const { requestId = randomUUID(), restock = false, requestedBy = null } = request ?? {}
  const refund = await queries.insert(tx, { orderId, requestId, amountCents, restock, requestedBy, reason })
  await recordOrderEvent(tx, {
    orderId,
    kind: 'refund_changed',
    actorId: request?.requestedBy,
    details: { from: null, to: 'pending', amountCents },
  })
  await enqueue(tx, 'payments.refund', { refundId: refund.id })
  return refund
}
