/**
 * Parcels of an order. Every change locks the order, so that two clicks run in sequence. Events and audit entries name
 * the shipment, never a code: it leads to the customer's address at the carrier.
 */

import type { Order } from '@shop/contract/order'
import type { ShipmentDetails } from '@shop/contract/shipments'
import { isCorreios, trackingCodeOf } from '@shop/contract/tracking'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { orderShipped } from '../../emails/order-shipped.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { changedFields, recordChange } from '../audit/audit.service.ts'
import { readSender } from '../brand/sender.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { leaveWithBalance } from '../orders/open-balance.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { type LockedOrder, lockOrder, readOrder } from '../orders/orders.service.ts'
import * as queries from './shipments.queries.ts'

interface ShipInput extends AuditContext {
  orderId: number
  shipment: ShipmentDetails & {
    requestId: string
    confirmAttention?: boolean | undefined
    balanceReason?: string | undefined
  }
}

interface CorrectInput extends AuditContext {
  orderId: number
  shipmentId: number
  shipment: ShipmentDetails & { version: number }
}

export async function ship(deps: Deps, input: ShipInput): Promise<Order> {
  const { orderId, shipment, actor } = input
  await deps.db.transaction().execute(async (tx) => {
    const order = found(await lockOrder(tx, orderId), 'order_not_found')
    const earlier = await queries.byRequest(tx, shipment.requestId)
    if (earlier !== undefined) {
      if (earlier.orderId !== orderId) throw new AppError('idempotency_mismatch')
      return
    }
    rejectUnshippable(order, shipment)
    const columns = columnsOf(shipment)
    await rejectDuplicate(tx, orderId, columns)
    const { requestId, balanceReason } = shipment
    const audit = { actor, requestId: input.requestId }
    const balance = await leaveWithBalance(tx, order, { how: 'Enviado', balanceReason, ...audit })
    const shipmentId = await queries.insert(tx, { ...columns, orderId, requestId, actorId: actor.id })
    await record(tx, { ...input, shipmentId }, 'shipped', balance)
    await notify(tx, deps.config.publicUrl, { orderId, shipmentId, isCorrection: false })
  })
  return readOrder(deps.db, orderId, { forAdmin: true })
}

/** Told to the customer only if what she follows has changed, and only until she has the parcel. */
export async function correctShipment(deps: Deps, input: CorrectInput): Promise<Order> {
  const { orderId, shipmentId, shipment } = input
  await deps.db.transaction().execute(async (tx) => {
    const order = found(await lockOrder(tx, orderId), 'order_not_found')
    const { version, ...before } = found(await queries.find(tx, orderId, shipmentId), 'shipment_not_found')
    const after = columnsOf(shipment)
    const changed = changedFields(before, after)
    if (changed.length === 0) return
    if (version !== shipment.version) throw new AppError('stale_version')
    // The code of an erased customer must not come back.
    if (order.erasedAt !== null) throw new AppError('customer_erased')
    await rejectDuplicate(tx, orderId, after, shipmentId)
    await queries.update(tx, shipmentId, { ...after, version: version + 1 })
    await record(tx, input, 'shipment_corrected', { changed })
    const isFollowed = changed.some((field) => field !== 'fiscalKey')
    if (isFollowed && order.status !== 'delivered')
      await notify(tx, deps.config.publicUrl, { orderId, shipmentId, isCorrection: true })
  })
  return readOrder(deps.db, orderId, { forAdmin: true })
}

/** A doubtful payment must be confirmed explicitly: the parcel does not come back by itself. */
function rejectUnshippable(order: LockedOrder, { confirmAttention }: ShipInput['shipment']) {
  const { status, fulfilment, cancelledAt, paymentState, withdrawalRequestedAt, attention } = order
  const hasEnded = cancelledAt !== null || paymentState === 'refunded' || withdrawalRequestedAt !== null
  if (fulfilment === 'pickup' || hasEnded) throw new AppError('order_not_shippable')
  if (status !== 'ready') throw new AppError('order_not_ready')
  if (attention !== null && confirmAttention !== true)
    throw new AppError('order_needs_attention', { details: { attention } })
}

async function rejectDuplicate(
  tx: Tx,
  orderId: number,
  { trackingCode }: queries.ShipmentColumns,
  shipmentId?: number,
) {
  if (trackingCode && (await queries.hasCode(tx, orderId, trackingCode, shipmentId)))
    throw new AppError('shipment_duplicate')
}

function columnsOf({ carrier, trackingCode, trackingUrl, fiscalKey }: ShipmentDetails) {
  return {
    carrier,
    trackingCode: trackingCodeOf(carrier, trackingCode ?? '') || null,
    trackingUrl: isCorreios(carrier) ? null : trackingUrl || null,
    fiscalKey: fiscalKey || null,
  }
}

async function record(
  tx: Tx,
  { orderId, shipmentId, actor, requestId }: AuditContext & { orderId: number; shipmentId: number },
  kind: 'shipped' | 'shipment_corrected',
  facts: { changed?: string[]; balanceCents?: number },
) {
  const details = { shipmentId, ...facts }
  await recordOrderEvent(tx, { orderId, kind, actorId: actor.id, details })
  await recordChange(tx, {
    actor,
    requestId,
    action: `order.${kind}`,
    objectType: 'order',
    objectId: orderId,
    details,
  })
}

interface Notice {
  orderId: number
  shipmentId: number
  isCorrection: boolean
}

/** Once for each version of a shipment. */
async function notify(tx: Tx, publicUrl: string, { orderId, shipmentId, isCorrection }: Notice) {
  const order = await readOrder(tx, orderId, { forAdmin: true })
  const shipment = order.shipments?.find(({ id }) => id === shipmentId)
  const recipient = order.customer.email
  // The customer's data was erased: there is no address left.
  if (recipient === null || shipment === undefined) return
  const email = orderShipped(await readSender(tx, publicUrl), { order, shipment, isCorrection })
  const objectId = `${orderId}-${shipmentId}-${shipment.version}`
  await queueEmail(tx, { kind: 'order.shipped', objectId, recipient, linkOrderId: orderId, ...email })
}
