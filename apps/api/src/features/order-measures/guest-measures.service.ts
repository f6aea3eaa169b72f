/**
 * Measures that come by the link of an order. They are never read back: a link may be forwarded. Once an account has the
 * order, its measures are sent from there, so that no forwarded link writes into somebody's sheets.
 */
import type { GuestMeasures } from '@shop/contract/measurements'
import type { Order } from '@shop/contract/order'
import { orderLinkDays } from '@shop/contract/order-links'
import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import type { OrderHolder } from '../../lib/actor.ts'
import { AppError } from '../../lib/app-error.ts'
import { removeUnusedOfOrder, saveForOrder } from '../measurements/guest-measurements.service.ts'
import { recordOrderEvent } from '../orders/order-events.service.ts'
import { isHeldBy, lockOrder, readOrderAs } from '../orders/orders.service.ts'
import { openLine, rejectEnded } from './open-line.service.ts'
import * as queries from './order-measures.queries.ts'

interface Sending {
  orderId: number
  itemId: number
  holder: OrderHolder
  measures: GuestMeasures
}

export async function sendAsGuest(db: Db, { orderId, itemId, holder, measures }: Sending): Promise<Order> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined || !isHeldBy(order, holder)) throw new AppError('order_not_found')
    if (order.userId !== null || holder.role !== 'link') throw new AppError('order_has_account')
    rejectEnded(order)
    await openLine(tx, { orderId, itemId })
    const { id: versionId, number: version } = await saveForOrder(tx, holder, measures)
    await queries.save(tx, itemId, { versionId })
    await removeUnusedOfOrder(tx, orderId)
    await recordOrderEvent(tx, { orderId, kind: 'measures_sent', details: { itemId, version } })
  })
  return readOrderAs(db, holder, orderId)
}

/** With the link of the order: afterwards nobody could send, claim or delete them. As the consent says. */
export async function forgetGuests(db: Db): Promise<void> {
  await sql`delete from measurement_sheets using orders where orders.id = measurement_sheets.order_id
    and coalesce(delivered_at, case when payment_state in ('expired', 'refunded') then orders.created_at end)
      < now() - ${orderLinkDays} * interval '1 day'`.execute(db)
}
