/** Until when a charge may be due, and when it counts as late. */
import { addDays } from './calendar-days.ts'
import { addWorkingDays, isWorkingDay, subtractWorkingDays } from './dates.ts'

/** Charges that are late for this long are named to the atelier, which decides: nothing is cancelled by itself. */
export const longLateDays = 15

const DAY_MS = 86_400_000
const MOST_DAYS_AHEAD = 3 * 366

/** Dresses are ordered for the year after next, not for a typing error in the year. */
export function lastDueDay(today: string): string {
  return addDays(today, MOST_DAYS_AHEAD)
}

/** The last day on which a payment is on time: a due day that is no working day is moved to the next one. */
export function onTimeUntil(dueOn: string, closedDays: readonly string[] = []): string {
  return isWorkingDay(dueOn, closedDays) ? dueOn : addWorkingDays(dueOn, 1, closedDays)
}

/** The last due day that is late today: every later one may be paid on time until today or a later day. */
export function lastLateDay(today: string, closedDays: readonly string[] = []): string {
  return subtractWorkingDays(today, 1, closedDays)
}

/** The last due day that is late for long, by `longLateDays`. */
export function lastLongLateDay(today: string, closedDays: readonly string[] = []): string {
  const [late, long] = [lastLateDay(today, closedDays), addDays(today, -longLateDays)]
  return late < long ? late : long
}

/** Calendar days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}
