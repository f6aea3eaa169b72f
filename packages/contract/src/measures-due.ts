/** Until when the measures of a made-to-measure line are awaited, and when the customer is reminded. */
import { addDays } from './calendar-days.ts'
import { addWorkingDays, subtractWorkingDays } from './dates.ts'

/** Counted from the payment. */
const dueWorkingDays = 10
const reminderWorkingDaysBefore = [5, 1]
const reminderEveryDaysAfter = 5

export function measuresDueOn(paidOn: string, closedDays: readonly string[] = []): string {
  return addWorkingDays(paidOn, dueWorkingDays, closedDays)
}

/** The last day up to today on which a reminder was due: 5 and 1 working days before, then every 5 days. */
export function lastReminderDay(
  dueOn: string,
  today: string,
  closedDays: readonly string[] = [],
): string | undefined {
  if (today < addDays(dueOn, reminderEveryDaysAfter)) {
    return reminderWorkingDaysBefore
      .map((count) => subtractWorkingDays(dueOn, count, closedDays))
      .findLast((reminder) => reminder <= today)
  }
  const late = daysBetween(dueOn, today)
  return addDays(dueOn, late - (late % reminderEveryDaysAfter))
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000))
}
