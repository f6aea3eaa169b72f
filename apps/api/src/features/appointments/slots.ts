/** The free hours of a day. Pure. Times are milliseconds since 1970; hours are minutes of a day in São Paulo. */
import { saoPauloInstant, weekdayOf } from '@shop/contract/calendar-days'

const MINUTE = 60_000
/** Customers begin on the opening of a room, or a multiple of this after it. */
const GRID = 30 * MINUTE

export interface RoomHours {
  roomId: number
  weekday: number
  opens: number
  closes: number
}

export interface Busy {
  roomId: number
  from: number
  /** With the time until the next appointment. */
  to: number
}

interface Length {
  minutes: number
  bufferMinutes: number
}

export interface Calendar {
  hours: readonly RoomHours[]
  busy: readonly Busy[]
  isClosed(day: string): boolean
}

/**
 * Where appointments of this length begin on a day: from the start of each free time on, one after the other. So few
 * hours are shown, and what is booked leaves no gap that is too short for the next one.
 */
export function startsOn(day: string, length: Length, calendar: Calendar): number[] {
  if (calendar.isClosed(day)) return []
  const step = Math.ceil(lengthOf(length) / GRID) * GRID
  const starts = windowsOn(day, calendar.hours).flatMap((window) => {
    const busy = calendar.busy.filter(({ roomId }) => roomId === window.roomId)
    const found: number[] = []
    let at = window.opens
    while (at + length.minutes * MINUTE <= window.closes) {
      const taken = overlapping(busy, at, at + lengthOf(length))
      if (taken === undefined) found.push(at)
      at = taken === undefined ? at + step : onGrid(taken.to, window.opens)
    }
    return found
  })
  return [...new Set(starts)].toSorted((one, other) => one - other)
}

/** The rooms that a customer can have from this moment on. */
export function roomsOpenAt(
  at: number,
  day: string,
  length: Length,
  calendar: Omit<Calendar, 'busy'>,
): number[] {
  if (calendar.isClosed(day)) return []
  return windowsOn(day, calendar.hours)
    .filter(({ opens, closes }) => opens <= at && at + length.minutes * MINUTE <= closes)
    .filter(({ opens }) => (at - opens) % GRID === 0)
    .map(({ roomId }) => roomId)
}

export function isFree(roomId: number, at: number, length: Length, busy: readonly Busy[]): boolean {
  const ofRoom = busy.filter((one) => one.roomId === roomId)
  return overlapping(ofRoom, at, at + lengthOf(length)) === undefined
}

function lengthOf({ minutes, bufferMinutes }: Length): number {
  return (minutes + bufferMinutes) * MINUTE
}

function windowsOn(day: string, hours: readonly RoomHours[]) {
  return hours
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ roomId, opens, closes }) => ({
      roomId,
      opens: saoPauloInstant(day, opens).getTime(),
      closes: saoPauloInstant(day, closes).getTime(),
    }))
}

/** Of those in the way, the one that ends last: nothing begins before its end. */
function overlapping(busy: readonly Busy[], from: number, to: number): Busy | undefined {
  return busy
    .filter((one) => one.from < to && from < one.to)
    .reduce<Busy | undefined>(
      (last, one) => (last !== undefined && last.to >= one.to ? last : one),
      undefined,
    )
}

function onGrid(at: number, origin: number): number {
  return origin + Math.ceil((at - origin) / GRID) * GRID
}
