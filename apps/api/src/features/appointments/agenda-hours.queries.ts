/** Rooms, their hours, types, and the times that are taken. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { RoomKind } from '../../db/tables.gen.ts'

export type TypeRow = NonNullable<Awaited<ReturnType<typeof findType>>>

const typesInUse = (db: Db) =>
  db
    .selectFrom('appointmentTypes')
    .select(['id', 'name', 'kind', 'description', 'minutes', 'bufferMinutes', 'noticeHours'])
    .where('retiredAt', 'is', null)

export function types(db: Db) {
  return typesInUse(db).orderBy('position').orderBy('id').execute()
}

export function findType(db: Db, id: number) {
  return typesInUse(db).where('id', '=', id).executeTakeFirst()
}

const roomsInUse = (db: Db) =>
  db
    .selectFrom('fittingRooms')
    .select(['id', 'name', 'kind'])
    .where('retiredAt', 'is', null)
    .orderBy('position')
    .orderBy('id')

export function rooms(db: Db) {
  return roomsInUse(db).execute()
}

/**
 * Until the end of the transaction nobody else takes or frees a time in these rooms: with the constraint alone, two that
 * insert overlapping times at once wait for each other. Call it before any row of `appointments` is locked.
 */
export function lockRooms(tx: Tx, kind: RoomKind) {
  return tx
    .selectFrom('fittingRooms')
    .select(['id', 'name', 'kind'])
    .where('retiredAt', 'is', null)
    .where('kind', '=', kind)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export function hours(db: Db, kind: RoomKind) {
  return db
    .selectFrom('appointmentHours')
    .innerJoin('fittingRooms', 'fittingRooms.id', 'roomId')
    .select(['roomId', 'weekday', 'opens', 'closes'])
    .where('kind', '=', kind)
    .where('retiredAt', 'is', null)
    .orderBy('position')
    .orderBy('roomId')
    .orderBy('opens')
    .execute()
}

interface Period {
  from: Date
  to: Date
}

/** Times that nobody else gets; a hold that has expired takes none. */
export async function busy(db: Db, { from, to }: Period, exceptId = 0) {
  const rows = await db
    .selectFrom('appointments')
    .select(['roomId', 'startsAt', 'busyUntil'])
    .where('state', 'in', ['held', 'booked', 'confirmed'])
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '>', sql<Date>`now()`)]))
    .where('startsAt', '<', to)
    // No appointment is longer, with the time after it: so the index on the start is enough.
    .where('startsAt', '>', new Date(from.getTime() - 24 * 60 * 60_000))
    .where('busyUntil', '>', from)
    .where('id', '!=', exceptId)
    .execute()
  return rows.map(({ roomId, startsAt, busyUntil }) => ({
    roomId,
    from: startsAt.getTime(),
    to: busyUntil.getTime(),
  }))
}

/** An expired hold never blocks: whoever asks for its room next deletes it. */
export async function deleteExpiredHolds(tx: Tx, roomIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('appointments')
    .where('state', '=', 'held')
    .where('heldUntil', '<=', sql<Date>`now()`)
    .where('roomId', 'in', roomIds)
    .execute()
}

export async function readNow(db: Db): Promise<Date> {
  const { now } = await db.selectNoFrom(sql<Date>`now()`.as('now')).executeTakeFirstOrThrow()
  return now
}
