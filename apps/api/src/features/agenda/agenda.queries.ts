/** Appointments as the atelier sees them. */
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { recordStateOf } from '../../db/record-state.ts'
import type { Appointments } from '../../db/tables.gen.ts'

export type EntryRow = Awaited<ReturnType<typeof entriesBetween>>[number]
export type LockedAppointment = NonNullable<Awaited<ReturnType<typeof lock>>>
export type TypeRow = NonNullable<Awaited<ReturnType<typeof findType>>>

/** The day before it she was still to say whether she comes; what is made later than that is not asked. */
const isUnanswered = sql<boolean>`appointments.state = 'booked' and starts_at > now()
  and starts_at <= now() + interval '24 hours' and appointments.created_at < starts_at - interval '24 hours'`

/** A hold is not yet an appointment. */
function entries(db: Db) {
  return db
    .selectFrom('appointments')
    .innerJoin('appointmentTypes', 'appointmentTypes.id', 'typeId')
    .leftJoin('orders', 'orders.id', 'appointments.orderId')
    .leftJoin('orderItems', 'orderItems.id', 'orderItemId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('fittingRecords')
          .select(['fittingRecords.id as recordId', recordStateOf().as('recordState')])
          .whereRef('appointmentId', '=', 'appointments.id')
          .orderBy('fittingRecords.id', 'desc')
          .limit(1)
          .as('record'),
      (join) => join.onTrue(),
    )
    .select(['appointments.id', 'appointments.typeId', 'appointments.roomId', 'appointments.state'])
    .select(['kind', 'appointmentTypes.name as typeName', 'startsAt', 'endsAt', 'appointments.name'])
    .select(['appointments.email', 'appointments.phone', 'companions', 'appointments.weddingOn', 'wish'])
    .select(['note', 'videoUrl', 'fittingName', 'orderItemId as itemId', 'productName'])
    .select(['appointments.orderId', 'orders.number', 'appointments.version', 'recordId', 'recordState'])
    .select(isUnanswered.as('isUnanswered'))
    .where('appointments.state', '!=', 'held')
    .$narrowType<{ state: Exclude<Appointments['state'], 'held'> }>()
    .orderBy('startsAt')
    .orderBy('appointments.id')
}

export function entriesBetween(db: Db, { from, to }: { from: Date; to: Date }) {
  return entries(db).where('startsAt', '>=', from).where('startsAt', '<', to).execute()
}

export function findEntry(db: Db, id: number) {
  return entries(db).where('appointments.id', '=', id).executeTakeFirst()
}

export function unanswered(db: Db) {
  return entries(db).where(isUnanswered).execute()
}

export function lock(tx: Tx, id: number) {
  return tx
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', id)
    .where('state', '!=', 'held')
    .forUpdate()
    .executeTakeFirst()
}

export async function insert(tx: Tx, values: Insertable<Appointments>): Promise<number> {
  const { id } = await tx.insertInto('appointments').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function update(tx: Tx, id: number, values: Updateable<Appointments>): Promise<void> {
  await tx
    .updateTable('appointments')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Also a retired one: what was booked with it is still moved and changed. */
export function findType(db: Db, id: number) {
  return db
    .selectFrom('appointmentTypes')
    .select(['id', 'name', 'kind', 'description', 'minutes', 'bufferMinutes', 'noticeHours', 'retiredAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whose dress is fitted; locked, so that the order is not cancelled meanwhile. */
export function lockFittedOrder(tx: Tx, itemId: number) {
  return tx
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderId')
    .select(['orders.id', 'userId', 'cancelledAt', 'erasedAt'])
    .where('orderItems.id', '=', itemId)
    .forShare('orders')
    .executeTakeFirst()
}

export async function readNow(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  return now
}
