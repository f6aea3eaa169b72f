import { sql } from 'kysely'
import { now } from '../../db/clock.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { isReplaced } from '../../db/record-state.ts'

export async function readNow(db: Db): Promise<Date> {
  const row = await db.selectNoFrom(now.as('now')).executeTakeFirstOrThrow()
  return row.now
}

/** Sent so many days ago and not reminded of, or only the one. Of a cancelled order nothing is awaited any more. */
export async function due(db: Db, days: number, id?: number) {
  const waiting = db
    .selectFrom('fittingRecords')
    .innerJoin('appointments', 'appointments.id', 'appointmentId')
    .innerJoin('orderItems', 'orderItems.id', 'fittingRecords.orderItemId')
    .innerJoin('orders', 'orders.id', 'orderItems.orderId')
    .select(['fittingRecords.id', 'appointmentId', 'fittingName', 'productName', 'startsAt'])
    .select('orderItems.orderId')
    .where('remindedAt', 'is', null)
    .where('repliedAt', 'is', null)
    .where('fittingRecords.erasedAt', 'is', null)
    .where('orders.cancelledAt', 'is', null)
    .where(sql<boolean>`sent_at <= now() - ${days} * interval '1 day'`)
    .where(sql<boolean>`not ${isReplaced}`)
    .orderBy('fittingRecords.id')
  return (id === undefined ? waiting : waiting.where('fittingRecords.id', '=', id)).execute()
}

export async function isUnanswered(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('fittingRecords')
    .select('id')
    .where('id', '=', id)
    .where('repliedAt', 'is', null)
    .where('erasedAt', 'is', null)
    .where(sql<boolean>`not ${isReplaced}`)
    .executeTakeFirst()
  return row !== undefined
}

export async function markReminded(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('fittingRecords').set({ remindedAt: now }).where('id', '=', id).execute()
}

export async function forgetReminder(db: Db, id: number): Promise<void> {
  await db.updateTable('fittingRecords').set({ remindedAt: null }).where('id', '=', id).execute()
}
