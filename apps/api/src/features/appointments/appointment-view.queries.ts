import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** Of the product's own colour, then of all colours. */
const byItemColor = sql`case when product_images.color = order_items.color then 0 when product_images.color is null then 1 else 2 end`

/** Of the measures her dress is cut from, or else of those she sent. */
const heel: RawBuilder<number | null> = sql`coalesce((copy ->> 'heelMm')::int, measurement_versions.heel_mm)`

const joined = (db: Db) =>
  db
    .selectFrom('appointments')
    .innerJoin('appointmentTypes', 'appointmentTypes.id', 'typeId')
    .innerJoin('fittingRooms', 'fittingRooms.id', 'roomId')
    .leftJoin('orders', 'orders.id', 'appointments.orderId')
    .leftJoin('orderItems', 'orderItems.id', 'appointments.orderItemId')
    .leftJoin('orderItemMeasures', 'orderItemMeasures.orderItemId', 'orderItems.id')
    .leftJoin('measurementVersions', 'measurementVersions.id', 'orderItemMeasures.versionId')
    .select([
      'appointments.id',
      'uid',
      'appointments.orderId',
      'appointments.orderItemId',
      'orders.number as orderNumber',
      'orders.userId as orderUserId',
      'appointmentTypes.kind',
      'typeId',
      'appointmentTypes.name as typeName',
      'noticeHours',
      'fittingRooms.name as roomName',
      'fittingName',
      'appointments.name',
      'appointments.email',
      'appointments.phone',
      'companions',
      'wish',
      'videoUrl',
      'startsAt',
      'endsAt',
      'appointments.state',
      'sequence',
      'appointments.createdAt',
      'productName',
      heel.as('heelMm'),
    ])
    .select((eb) => [
      eb.fn.coalesce('orders.weddingOn', 'appointments.weddingOn').as('weddingOn'),
      eb
        .selectFrom('productImages')
        .select('hash')
        .whereRef('productImages.productId', '=', 'orderItems.productId')
        .orderBy(byItemColor)
        .orderBy('position')
        .orderBy('productImages.id')
        .limit(1)
        .as('pictureHash'),
    ])
    .where('appointments.state', '!=', 'held')

export type AppointmentRow = NonNullable<Awaited<ReturnType<typeof find>>>

export function find(db: Db, id: number) {
  return joined(db).where('appointments.id', '=', id).executeTakeFirst()
}

/** Without cancelled ones, the next first. */
export function ofOrder(db: Db, orderId: number) {
  return joined(db)
    .where('appointments.orderId', '=', orderId)
    .where('appointments.state', '!=', 'cancelled')
    .orderBy('startsAt')
    .orderBy('appointments.id')
    .execute()
}
