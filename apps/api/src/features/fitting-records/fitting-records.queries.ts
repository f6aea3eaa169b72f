import { sql } from 'kysely'
import { now } from '../../db/clock.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { isReplaced, recordStateOf } from '../../db/record-state.ts'

export type RecordRow = Awaited<ReturnType<typeof ofAppointment>>[number]
export type FittingRow = NonNullable<Awaited<ReturnType<typeof readFitting>>>

/** A fitting of an item of an order; of other appointments there is nothing to agree on. */
export function readFitting(db: Db, id: number) {
  return db
    .selectFrom('appointments')
    .innerJoin('appointmentTypes', 'appointmentTypes.id', 'typeId')
    .innerJoin('fittingRooms', 'fittingRooms.id', 'roomId')
    .innerJoin('orderItems', 'orderItems.id', 'orderItemId')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .select(['appointments.id', 'appointments.state', 'fittingName', 'startsAt', 'endsAt'])
    .select(['fittingRooms.name as roomName', 'orders.id as orderId', 'number as orderNumber'])
    .select(['orderItems.id as itemId', 'productName', 'customerName', 'customerEmail'])
    .select(
      sql<number>`(select count(*)::int from item_photos
        where order_item_id = order_items.id and shared_at is null)`.as('photoCount'),
    )
    .select(
      sql<number | null>`(select max(versions.number) from order_item_measures
        join measurement_versions sent on sent.id = version_id
        join measurement_versions versions on versions.sheet_id = sent.sheet_id
        where order_item_id = order_items.id)`.as('measuresVersion'),
    )
    .where('appointments.id', '=', id)
    .where('appointmentTypes.kind', '=', 'fitting')
    .where('appointments.state', '<>', 'held')
    .executeTakeFirst()
}

/** The sheet whose version was sent for the item. */
export async function measurementSheetOf(tx: Tx, itemId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('orderItemMeasures')
    .innerJoin('measurementVersions', 'measurementVersions.id', 'versionId')
    .select('sheetId')
    .where('orderItemId', '=', itemId)
    .executeTakeFirst()
  return row?.sheetId
}

function records(db: Db) {
  return db
    .selectFrom('fittingRecords')
    .innerJoin('appointments', 'appointments.id', 'appointmentId')
    .innerJoin('orderItems', 'orderItems.id', 'fittingRecords.orderItemId')
    .select(['fittingRecords.id', 'appointmentId', 'fittingRecords.orderItemId as itemId', 'productName'])
    .select(['fittingName', 'startsAt', 'points', 'fittingRecords.version', 'measurementVersionId'])
    .select(['writtenByName as writtenBy', 'sentAt', 'reply', 'replyText', 'repliedAt', 'orderItems.orderId'])
    .select([recordStateOf().as('state'), isReplaced.as('isReplaced')])
    .select(sql<boolean>`erased_at is not null`.as('isErased'))
}

export function ofAppointment(db: Db, appointmentId: number) {
  return records(db).where('appointmentId', '=', appointmentId).orderBy('fittingRecords.id').execute()
}

/** The newest first. */
export function sentOfOrders(db: Db, orderIds: readonly number[]) {
  return records(db)
    .where('orderItems.orderId', '=', sql<number>`any(${orderIds}::bigint[])`)
    .where('sentAt', 'is not', null)
    .orderBy('fittingRecords.id', 'desc')
    .execute()
}

/** What is valid now; of an erased customer there is nothing left to sew from. */
export function latestOfItem(db: Db, itemId: number) {
  return records(db)
    .where('fittingRecords.orderItemId', '=', itemId)
    .where('sentAt', 'is not', null)
    .where('erasedAt', 'is', null)
    .orderBy('fittingRecords.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function find(db: Db, id: number) {
  return records(db).where('fittingRecords.id', '=', id).executeTakeFirst()
}

interface Author {
  id: number
  name: string
}

export async function authorOf(tx: Tx, id: number): Promise<Author> {
  return tx.selectFrom('users').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
}

interface NewDraft {
  appointmentId: number
  orderItemId: number
}

/** Undefined if there is a draft already. */
export async function insertDraft(tx: Tx, draft: NewDraft): Promise<number | undefined> {
  const row = await tx
    .insertInto('fittingRecords')
    .values(draft)
    .onConflict((conflict) => conflict.column('appointmentId').where('sentAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Undefined if there is no draft of this version. */
export async function takeDraft(tx: Tx, appointmentId: number, version: number): Promise<number | undefined> {
  const row = await tx
    .updateTable('fittingRecords')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('appointmentId', '=', appointmentId)
    .where('sentAt', 'is', null)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface DraftChange {
  points?: string
  measurementVersionId?: number
  writtenBy: number
  writtenByName: string
}

export async function change(tx: Tx, id: number, values: DraftChange): Promise<void> {
  await tx.updateTable('fittingRecords').set(values).where('id', '=', id).execute()
}

export async function markSent(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('fittingRecords')
    .set((eb) => ({ sentAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

interface Reply {
  reply: 'confirmed' | 'differs'
  replyText: string | null
}

export async function saveReply(tx: Tx, id: number, reply: Reply): Promise<void> {
  await tx
    .updateTable('fittingRecords')
    .set({ ...reply, repliedAt: now })
    .where('id', '=', id)
    .execute()
}
