/** Takes a time in a room. The only way to one: whoever holds, books or moves asks here, inside its transaction. */
import { bookingDays } from '@shop/contract/appointment-facts'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import type { Db, Tx } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import * as queries from './agenda-hours.queries.ts'
import { earliestStart, periodOf, readHours, roomKindOf } from './slots.service.ts'
import { isFree, roomsOpenAt } from './slots.ts'

interface Wanted {
  type: queries.TypeRow
  startsAt: Date
  /** The appointment that moves: its own time is free for it. */
  exceptId?: number | undefined
}

export interface TakenTime {
  roomId: number
  startsAt: Date
  endsAt: Date
  busyUntil: Date
}

/**
 * The rooms are locked until the transaction ends, so what this returns stays free for its caller. Whoever comes too late
 * is told before the lock: otherwise all who want the same hour wait for each other, each to be told the same.
 */
export async function takeTime(tx: Tx, wanted: Wanted): Promise<TakenTime> {
  const open = await openRooms(tx, wanted)
  timeIn(open, wanted, await readBusy(tx, wanted))
  await queries.lockRooms(tx, roomKindOf(wanted.type.kind))
  const time = timeIn(open, wanted, await readBusy(tx, wanted))
  await queries.deleteExpiredHolds(tx, [time.roomId])
  return time
}

/** Before a transaction, or for a caller who must lock the rooms before she takes the time. */
export async function rejectTaken(db: Db, wanted: Wanted): Promise<void> {
  timeIn(await openRooms(db, wanted), wanted, await readBusy(db, wanted))
}

async function openRooms(db: Db, { type, startsAt }: Wanted): Promise<number[]> {
  const day = saoPauloDay(startsAt)
  const now = await queries.readNow(db)
  const isTooSoon = startsAt.getTime() < earliestStart(now, type.noticeHours)
  if (isTooSoon || day > addDays(saoPauloDay(now), bookingDays)) throw new AppError('slot_closed')
  const open = roomsOpenAt(startsAt.getTime(), day, type, await readHours(db, roomKindOf(type.kind)))
  if (open.length === 0) throw new AppError('slot_closed')
  return open
}

function readBusy(db: Db, { startsAt, exceptId }: Wanted) {
  const day = saoPauloDay(startsAt)
  return queries.busy(db, periodOf({ from: day, to: addDays(day, 1) }), exceptId)
}

/** By the atelier, which also receives outside its hours and at short notice. */
export async function takeAnyTime(
  tx: Tx,
  { type, startsAt, exceptId, roomId }: Wanted & { roomId?: number | undefined },
): Promise<TakenTime> {
  const kind = roomKindOf(type.kind)
  const rooms = await freeRooms(tx, kind)
  const wanted = rooms.filter((id) => roomId === undefined || id === roomId)
  if (wanted.length === 0) throw new AppError('invalid_input')
  return timeIn(wanted, { type, startsAt }, await readBusy(tx, { type, startsAt, exceptId }))
}

async function freeRooms(tx: Tx, kind: 'atelier' | 'video'): Promise<number[]> {
  const rooms = (await queries.lockRooms(tx, kind)).map(({ id }) => id)
  if (rooms.length === 0) throw new AppError('slot_closed')
  await queries.deleteExpiredHolds(tx, rooms)
  return rooms
}

type Taken = Awaited<ReturnType<typeof queries.busy>>

function timeIn(rooms: readonly number[], { type, startsAt }: Wanted, busy: Taken): TakenTime {
  const roomId = rooms.find((id) => isFree(id, startsAt.getTime(), type, busy))
  if (roomId === undefined) throw new AppError('slot_taken')
  const endsAt = new Date(startsAt.getTime() + type.minutes * 60_000)
  return { roomId, startsAt, endsAt, busyUntil: new Date(endsAt.getTime() + type.bufferMinutes * 60_000) }
}
