/**
 * Order status changes by the atelier. Any status may follow any other; the change also affects what an unpaid order
 * holds.
 */
import { stockHoldMinutes } from '@shop/contract/constants'
import { orderStatusLabels } from '@shop/contract/labels'
import type { Order } from '@shop/contract/order'
import { inMinutes, now } from '../../db/clock.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { recordChange } from '../audit/audit.service.ts'
import * as stock from '../stock/stock.service.ts'
import { leaveWithBalance } from './open-balance.service.ts'
import { recordOrderEvent } from './order-events.service.ts'
import { notifyProgress } from './order-progress.service.ts'
import * as statusQueries from './order-status.queries.ts'
import * as queries from './orders.queries.ts'
import { type LockedOrder, lockOrder, orderLines, readOrder } from './orders.service.ts'

interface Progress extends AuditContext {
  orderId: number
  status: Order['status']
  /** The admin has confirmed that the payment needs attention. */
  confirmAttention?: boolean | undefined
  /** Who collected the order at the atelier. */
  pickedUpBy?: string | null | undefined
  /** Why it is delivered before all of it is paid. */
  balanceReason?: string | undefined
}

export async function setStatus(deps: Deps, progress: Progress): Promise<Order> {
  const { orderId } = progress
  await deps.db.transaction().execute(async (tx) => {
    const order = found(await lockOrder(tx, orderId), 'order_not_found')
    await changeStatus(tx, deps, order, progress)
  })
  return readOrder(deps.db, orderId, { forAdmin: true })
}

/** As a part of another change of the order, which the caller has locked. */
export async function changeStatus(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  order: LockedOrder,
  progress: Progress,
): Promise<void> {
  const { orderId, status, actor, requestId, balanceReason } = progress
  const { holdMinutes = stockHoldMinutes } = config
  if (order.status === status) return
  if (order.cancelledAt !== null) throw new AppError('order_cancelled')
  rejectUnseen(order, progress)
  if (steps.indexOf(status) > steps.indexOf('confirmed')) await rejectUnlocked(tx, orderId)
  const balance =
    status === 'delivered'
      ? await leaveWithBalance(tx, order, { how: 'Entregue', balanceReason, actor, requestId })
      : {}
  await queries.update(tx, orderId, {
    status,
    deliveredAt: status === 'delivered' ? now : null,
    pickedUpBy: pickedUpBy(order, progress),
    ...(await whatItHolds(tx, order, progress, holdMinutes)),
  })
  await notifyProgress(tx, config.publicUrl, { orderId, from: order.status, to: status })
  const [before, after] = [{ status: order.status }, { status }]
  await recordOrderEvent(tx, {
    orderId,
    kind: 'status_changed',
    actorId: actor.id,
    details: { from: order.status, to: status, paymentState: order.paymentState, ...balance },
  })
  await recordChange(tx, {
    actor,
    requestId,
    action: 'order.status',
    objectType: 'order',
    objectId: orderId,
    before,
    after,
    details: balance,
  })
}

/** Undone with the delivery. In no event and no audit entry: both outlive the account. */
function pickedUpBy({ fulfilment }: LockedOrder, { status, pickedUpBy: name }: Progress): string | null {
  return (status === 'delivered' && fulfilment === 'pickup' && name) || null
}

/** The made-to-measure lines of an order that must not be cut yet. */
export const { unlockedLines } = statusQueries

const steps = Object.keys(orderStatusLabels)

/** Nothing made to measure goes on before its measures are locked. */
async function rejectUnlocked(tx: Tx, orderId: number): Promise<void> {
  const items = await statusQueries.unlockedLines(tx, orderId)
  if (items.length > 0) throw new AppError('measures_missing', { details: { items } })
}

/** Moving forward despite a questionable payment must be confirmed explicitly. Moving back needs no confirmation. */
function rejectUnseen({ status: from, attention }: LockedOrder, { status: to, confirmAttention }: Progress) {
  const isForward = steps.indexOf(to) > steps.indexOf(from)
  if (attention !== null && isForward && confirmAttention !== true)
    throw new AppError('order_needs_attention', { details: { attention } })
}

/**
 * An unpaid order that the atelier works on holds its units indefinitely; moved back to Pendente it gets a new timed
 * hold. An expired order has released its units: it takes them again, or, if there are none left, nothing changes.
 */
async function whatItHolds(
  tx: Tx,
  order: LockedOrder,
  { status, actor }: Progress,
  holdMinutes: number,
): Promise<queries.OrderChange> {
  const isTakenUp = order.status === 'pending'
  if (!isTakenUp && status !== 'pending') return {}
  const reason = { orderId: order.id, actorId: actor.id }
  if (order.stockState === 'reserved') {
    return { holdExpiresAt: isTakenUp ? null : inMinutes(holdMinutes) }
  }
  if (order.paymentState !== 'expired') return {}
  const lines = await orderLines(tx, order.id)
  if (isTakenUp) {
    await stock.take(tx, lines, reason)
    return { stockState: 'sold' }
  }
  await stock.restock(tx, lines, reason)
  return { stockState: 'released' }
}
