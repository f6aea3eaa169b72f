/** Which hours can be booked. */
import { bookingDays, slotDays } from '@shop/contract/appointment-facts'
import type { Slots } from '@shop/contract/appointments'
import { addDays, saoPauloDay, saoPauloInstant } from '@shop/contract/calendar-days'
import { isNationalHoliday } from '@shop/contract/holidays'
import type { Db } from '../../db/connection.ts'
import type { AppointmentKind, RoomKind } from '../../db/tables.gen.ts'
import { AppError, found } from '../../lib/app-error.ts'
import { readDelivery } from '../store/store.service.ts'
import * as queries from './agenda-hours.queries.ts'
import { startsOn } from './slots.ts'

const DAY_MINUTES = 1440

export async function readSlots(
  db: Db,
  { typeId, from, to }: { typeId: number; from: string; to: string },
): Promise<Slots> {
  if (to < from || to > addDays(from, slotDays - 1)) throw new AppError('invalid_input')
  const type = found(await queries.findType(db, typeId), 'invalid_input')
  const now = await queries.readNow(db)
  const today = saoPauloDay(now)
  const lastDay = addDays(today, bookingDays)
  const calendar = {
    ...(await readHours(db, roomKindOf(type.kind))),
    busy: await queries.busy(db, periodOf({ from: today, to: lastDay })),
  }
  const earliest = earliestStart(now, type.noticeHours)
  const startsOf = (day: string) =>
    day < today || day > lastDay ? [] : startsOn(day, type, calendar).filter((at) => at >= earliest)
  return {
    days: daysFrom(from, to).map((day) => ({
      day,
      closed: closedReason(day, calendar.closedDays),
      starts: startsOf(day).map((at) => new Date(at)),
    })),
    nextDay: daysFrom(maxDay(addDays(to, 1), today), lastDay).find((day) => startsOf(day).length > 0) ?? null,
  }
}

export async function readTypes(db: Db) {
  return queries.types(db)
}

/** A customer books, moves and cancels until the notice of the type. */
export function earliestStart(now: Date, noticeHours: number): number {
  return now.getTime() + noticeHours * 3_600_000
}

/** A call takes a room of its own kind. */
export function roomKindOf(kind: AppointmentKind): RoomKind {
  return kind === 'video' ? 'video' : 'atelier'
}

/** When rooms of a kind are open, whatever is taken in them. */
export async function readHours(db: Db, kind: RoomKind) {
  const { closedDays } = await readDelivery(db)
  return {
    hours: await queries.hours(db, kind),
    closedDays,
    isClosed: (day: string) => closedReason(day, closedDays) !== null,
  }
}

/** Whole days in São Paulo. */
export function periodOf({ from, to }: { from: string; to: string }) {
  return { from: saoPauloInstant(from, 0), to: saoPauloInstant(to, DAY_MINUTES) }
}

function closedReason(day: string, closedDays: readonly string[]) {
  if (isNationalHoliday(day)) return 'holiday' as const
  return closedDays.includes(day) ? ('closed' as const) : null
}

function daysFrom(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to && days.length <= bookingDays; day = addDays(day, 1)) days.push(day)
  return days
}

function maxDay(one: string, other: string): string {
  return one > other ? one : other
}
