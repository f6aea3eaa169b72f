/** Until when the measures of a made-to-measure line are awaited, and when the customer is reminded. */
import { addDays } from './calendar-days.ts'
import { addWorkingDays, isWorkingDay } from './dates.ts'

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
      .map((count) => workingDaysBefore(dueOn, count, closedDays))
      .findLast((reminder) => reminder <= today)
  }
  const late = daysBetween(dueOn, today)
  return addDays(dueOn, late - (late % reminderEveryDaysAfter))
}

function workingDaysBefore(day: string, count: number, closedDays: readonly string[]): string {
  let current = day
  let left = count
  while (left > 0) {
    current = addDays(current, -1)
    if (isWorkingDay(current, closedDays)) left -= 1
  }
  return current
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000))
}
