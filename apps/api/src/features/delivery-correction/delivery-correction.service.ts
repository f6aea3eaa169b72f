/**
 * Corrections of who receives an order, and where, until it is sent. The history and the audit log name what changed,
 * never a value; the customer is told that something changed and sees it in the order.
 */

import type { DeliveryCorrection } from '@shop/contract/delivery-correction'
import type { Order } from '@shop/contract/order'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { deliveryCorrected } from '../../emails/delivery-corrected.ts'
import { AppError, found } from '../../lib/app-error.ts'
import type { AuditContext } from '../../lib/audit-context.ts'
import { changedFields, recordChange } from '../audit/audit.service.ts'
import { readSender } from '../brand/sender.service.ts'
import { shippingPlace } from '../checkout/order-delivery.service.ts'
import { queueEmail } from '../emails/emails.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { type LockedOrder, lockOrder, readOrder } from '../orders/orders.service.ts'
import * as queries from './delivery-correction.queries.ts'

interface CorrectInput extends AuditContext {
  orderId: number
  correction: DeliveryCorrection
}

export async function correctDelivery({ db, config }: Deps, input: CorrectInput): Promise<Order> {
  const { orderId, correction, actor, requestId } = input
  await db.transaction().execute(async (tx) => {
    const order = found(await lockOrder(tx, orderId), 'order_not_found')
    await rejectLocked(tx, order)
    const after = await columnsOf(tx, order, correction)
    const changed = changedFields(pick(order, after), after)
    if (changed.length === 0) return
    if (order.deliveryVersion !== correction.version) throw new AppError('stale_version')
    const deliveryVersion = order.deliveryVersion + 1
    await queries.update(tx, orderId, { ...after, deliveryVersion })
    const details = { changed }
    await recordOrderEvent(tx, { orderId, kind: 'delivery_corrected', actorId: actor.id, details })
    await recordChange(tx, {
      actor,
      requestId,
      action: 'order.delivery_corrected',
      objectType: 'order',
      objectId: orderId,
      details,
    })
    await notify(tx, config.publicUrl, order, deliveryVersion)
  })
  return readOrder(db, orderId, { forAdmin: true })
}

/** What was sent, handed over or ended is a record of what happened; so is what an erased customer leaves. */
async function rejectLocked(tx: Tx, { id, status, cancelledAt, erasedAt }: LockedOrder) {
  if (erasedAt !== null) throw new AppError('customer_erased')
  const hasEnded = status === 'delivered' || cancelledAt !== null
  if (hasEnded || (await queries.isShipped(tx, id))) throw new AppError('delivery_locked')
}

async function columnsOf(tx: Tx, { fulfilment, recordedBy }: LockedOrder, correction: DeliveryCorrection) {
  const { name, phone, shipping, pickupName } = correction
  const person = { customerName: name, customerPhone: phone }
  if (fulfilment === 'pickup') return { ...person, pickupName: pickupName || null }
  if (shipping === undefined) return person
  const { street, ...place } = shipping
  // A sale of the atelier goes to any state.
  const anyState = recordedBy !== null
  return { ...person, ...(await shippingPlace(tx, { ...place, address: street }, { anyState })) }
}

function pick(order: LockedOrder, columns: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(order).filter(([name]) => name in columns))
}

async function notify(tx: Tx, publicUrl: string, order: LockedOrder, version: number) {
  const { id, number, customerName: name, customerEmail: recipient } = order
  if (recipient === null) return
  const email = deliveryCorrected(await readSender(tx, publicUrl), { name, number })
  const about = { kind: 'order.delivery-corrected', objectId: `${id}-${version}`, linkOrderId: id }
  await queueEmail(tx, { ...about, recipient, ...email })
}
