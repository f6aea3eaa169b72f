/** Rooms, their hours and types of appointments. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { AppointmentKind, RoomKind } from '../../db/tables.gen.ts'

export function rooms(db: Db) {
  return db
    .selectFrom('fittingRooms')
    .select(['id', 'name', 'kind'])
    .where('retiredAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function hours(db: Db) {
  return db
    .selectFrom('appointmentHours')
    .innerJoin('fittingRooms', 'fittingRooms.id', 'roomId')
    .select(['roomId', 'weekday', 'opens', 'closes'])
    .where('retiredAt', 'is', null)
    .orderBy('weekday')
    .orderBy('opens')
    .execute()
}

export function types(db: Db) {
  return db
    .selectFrom('appointmentTypes')
    .select(['id', 'name', 'kind', 'description', 'minutes', 'bufferMinutes', 'noticeHours'])
    .where('retiredAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** In the order in which bookings lock them: two who save wait for each other, and so does a booking. */
export async function lockRooms(tx: Tx): Promise<void> {
  await tx
    .selectFrom('fittingRooms')
    .select('id')
    .where('retiredAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Rooms and types of what is still to take place. */
export function inUse(tx: Tx) {
  return tx
    .selectFrom('appointments')
    .select(['roomId', 'typeId'])
    .distinct()
    .where('state', 'in', ['booked', 'confirmed'])
    .where('endsAt', '>', sql<Date>`now()`)
    .execute()
}

interface Room {
  name: string
  kind: RoomKind
  position: number
}

export async function insertRoom(tx: Tx, room: Room): Promise<number> {
  const { id } = await tx.insertInto('fittingRooms').values(room).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateRoom(tx: Tx, id: number, room: Room): Promise<void> {
  await tx.updateTable('fittingRooms').set(room).where('id', '=', id).execute()
}

interface HoursOfDay {
  weekday: number
  opens: number
  closes: number
}

export async function saveHours(tx: Tx, roomId: number, rows: readonly HoursOfDay[]): Promise<void> {
  await tx.deleteFrom('appointmentHours').where('roomId', '=', roomId).execute()
  if (rows.length === 0) return
  await tx
    .insertInto('appointmentHours')
    .values(rows.map(({ weekday, opens, closes }) => ({ roomId, weekday, opens, closes })))
    .execute()
}

/** The holds of visitors who are about to book there end with it. */
export async function retireRooms(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('appointments').where('state', '=', 'held').where('roomId', 'in', ids).execute()
  await tx.updateTable('fittingRooms').set({ retiredAt: sql`now()` }).where('id', 'in', ids).execute()
}

interface Type {
  name: string
  kind: AppointmentKind
  description: string
  minutes: number
  bufferMinutes: number
  noticeHours: number
  position: number
}

export async function insertType(tx: Tx, type: Type): Promise<void> {
  await tx.insertInto('appointmentTypes').values(type).execute()
}

export async function updateType(tx: Tx, id: number, type: Type): Promise<void> {
  await tx.updateTable('appointmentTypes').set(type).where('id', '=', id).execute()
}

export async function retireTypes(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.deleteFrom('appointments').where('state', '=', 'held').where('typeId', 'in', ids).execute()
  await tx.updateTable('appointmentTypes').set({ retiredAt: sql`now()` }).where('id', 'in', ids).execute()
}
