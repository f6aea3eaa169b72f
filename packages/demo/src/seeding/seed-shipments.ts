import type { Tx } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import type { Timeline } from '../shop/order-timeline.ts'
import type { PlannedOrder } from '../shop/planned-order.ts'
import { noon } from './seed-measurements.ts'

interface SentOrder {
  planned: PlannedOrder
  orderId: number
  adminId: number
  now: Date
}

/** The parcel of an order and the atelier's note on it; returns the event about the parcel. */
export async function seedShipments(
  tx: Tx,
  { planned, orderId, adminId, now }: SentOrder,
): Promise<Timeline['events']> {
  const { shipment, adminNote } = planned
  if (adminNote !== undefined)
    await tx.insertInto('orderNotes').values({ orderId, text: adminNote, authorId: adminId }).execute()
  if (shipment === undefined) return []
  const { daysAgo, ...parcel } = shipment
  const at = noon(addDays(saoPauloDay(now), -daysAgo))
  const { id: shipmentId } = await tx
    .insertInto('shipments')
    .values({ ...parcel, orderId, requestId: crypto.randomUUID(), actorId: adminId, shippedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return [{ kind: 'shipped', details: JSON.stringify({ shipmentId }), at, byAdmin: true }]
}
