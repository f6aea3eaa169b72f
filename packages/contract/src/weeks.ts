/** Weeks of the atelier, named by their Monday. */
import { addDays } from './calendar-days.ts'
import { isWorkingDay } from './dates.ts'

export function mondayOf(day: string): string {
  const weekday = new Date(day).getUTCDay()
  return addDays(day, weekday === 0 ? -6 : 1 - weekday)
}

/** The working days of its week from this day on. */
export function workingDaysLeft(day: string, closedDays: readonly string[]): number {
  const next = addDays(mondayOf(day), 7)
  let count = 0
  for (let current = day; current < next; current = addDays(current, 1)) {
    if (isWorkingDay(current, closedDays)) count += 1
  }
  return count
}

/** Undefined for a week that is closed as a whole. */
export function lastWorkingDayOf(week: string, closedDays: readonly string[]): string | undefined {
  for (let back = 4; back >= 0; back -= 1) {
    const day = addDays(week, back)
    if (isWorkingDay(day, closedDays)) return day
  }
  return undefined
}

/** The days from Monday to Friday on which nobody works. */
export function restDaysOf(week: string, closedDays: readonly string[]): string[] {
  return Array.from({ length: 5 }, (_, at) => addDays(week, at)).filter(
    (day) => !isWorkingDay(day, closedDays),
  )
}

const shownStep = 240

/**
 * Visitors see hours in steps of four, rounded down: the atelier's calendar cannot be read from them, and few sales
 * change them.
 */
export function shownToVisitors(minutes: number): number {
  return minutes - (minutes % shownStep)
}
