/** Calendar days as 'AAAA-MM-DD' text, independent of clocks and time zones. */
import { timeZone } from './constants.ts'

const dayMs = 24 * 60 * 60 * 1000
const behindUtcMs = 3 * 60 * 60 * 1000
/** The end of the last daylight saving time. A test compares the coming years with the time zone data of the machine. */
const withoutSummerTime = Date.UTC(2019, 1, 17, 3)

/** The calendar day in São Paulo at an instant. Recent ones without Intl, whose first use blocks a phone for 100 ms. */
export function saoPauloDay(instant: Date): string {
  if (instant.getTime() >= withoutSummerTime)
    return new Date(instant.getTime() - behindUtcMs).toISOString().slice(0, 10)
  const inSaoPaulo = { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Intl.DateTimeFormat('en-CA', inSaoPaulo).format(instant)
}

// Outside this range a year has more than four digits, or PostgreSQL does not accept it.
const firstDay = '0001-01-01'
const lastDay = '9999-12-31'

/** The result is clamped to `firstDay` and `lastDay`. */
export function addDays(day: string, count: number): string {
  const time = Date.parse(day) + count * dayMs
  const within = Math.min(Math.max(time, Date.parse(firstDay)), Date.parse(lastDay))
  return new Date(within).toISOString().slice(0, 10)
}

export function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** The instant that is so many minutes into a day of São Paulo; for days since the last daylight saving time. */
export function saoPauloInstant(day: string, minutes: number): Date {
  return new Date(Date.parse(day) + minutes * 60_000 + behindUtcMs)
}

/** ISO 8601: Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}
