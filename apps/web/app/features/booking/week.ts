/** The weeks of the hours that can be booked. Pure. */
import { bookingDays } from '@shop/contract/appointment-facts'
import type { Slots } from '@shop/contract/appointments'
import { addDays, saoPauloDay, weekdayOf } from '@shop/contract/calendar-days'

const HOUR_MS = 3_600_000
const SUNDAY = 7

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day))
}

/** What is requested of a week: nothing can be booked before today. */
export function daysOfWeek(monday: string, today: string): { from: string; to: string } {
  return { from: monday < today ? today : monday, to: addDays(monday, 6) }
}

export function weekBefore(monday: string, today: string): string | undefined {
  return monday > today ? addDays(monday, -7) : undefined
}

export function weekAfter(monday: string, today: string): string | undefined {
  const next = addDays(monday, 7)
  return next <= addDays(today, bookingDays) ? next : undefined
}

export function hasHours({ days }: Pick<Slots, 'days'>): boolean {
  return days.some(({ starts }) => starts.length > 0)
}

interface Visitor {
  /** By the clock of the browser; the response may be older. */
  now: Date
  noticeHours: number
  /** Her own hour, which is taken for all others. */
  held: Date | undefined
}

/** The days of a week as one visitor can book them: without what has passed meanwhile, and without an idle Sunday. */
export function bookableDays(days: Slots['days'], { now, noticeHours, held }: Visitor): Slots['days'] {
  const earliest = now.getTime() + noticeHours * HOUR_MS
  const today = saoPauloDay(now)
  return days
    .filter(({ day }) => day >= today)
    .map((one) => ({
      ...one,
      starts: withHeld(one, held).filter((start) => start.getTime() >= earliest),
    }))
    .filter(({ day, starts }) => weekdayOf(day) !== SUNDAY || starts.length > 0)
}

function withHeld({ day, starts }: Slots['days'][number], held: Date | undefined): Date[] {
  if (held === undefined || saoPauloDay(held) !== day) return starts
  if (starts.some((start) => start.getTime() === held.getTime())) return starts
  return [...starts, held].toSorted((one, other) => one.getTime() - other.getTime())
}

type ReadSlots = (days: { from: string; to: string }) => Promise<Slots>

export interface Week {
  monday: string
  slots: Slots
}

/** The first week in which something is free; this week, if there is none. */
export async function firstWeek(read: ReadSlots, today: string): Promise<Week> {
  const monday = mondayOf(today)
  const slots = await read(daysOfWeek(monday, today))
  if (hasHours(slots) || slots.nextDay === null) return { monday, slots }
  const next = mondayOf(slots.nextDay)
  return { monday: next, slots: await read(daysOfWeek(next, today)) }
}
