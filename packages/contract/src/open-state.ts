import { addDays, saoPauloDay } from './calendar-days.ts'
import { timeZone } from './constants.ts'
import { isNationalHoliday } from './holidays.ts'
import { type OpeningHours, type Weekday, weekdays } from './opening-hours.ts'

/** Times as 'HH:MM'; `inDays` counts from today. */
export type OpenState =
  | { open: true; closes: string }
  | { open: false; next?: { opens: string; inDays: number; weekday: Weekday } }

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const WEEK = 7

/** Whether the atelier is open at an instant, in São Paulo time, by its own opening hours and closed days. */
export function openStateAt(
  now: Date,
  hours: readonly OpeningHours[],
  closedDays: readonly string[],
): OpenState {
  const today = saoPauloDay(now)
  const time = clock.format(now)
  const periodsOf = (day: string) =>
    isNationalHoliday(day) || closedDays.includes(day) ? [] : periodsOn(weekdayOf(day), hours)
  const current = periodsOf(today).find(({ opens, closes }) => opens <= time && time < closes)
  if (current) return { open: true, closes: current.closes }
  // Two weeks, so that a holiday or a week off does not look like a permanent closure.
  for (let inDays = 0; inDays <= 2 * WEEK; inDays += 1) {
    const day = addDays(today, inDays)
    const next = periodsOf(day).find(({ opens }) => inDays > 0 || opens > time)
    if (next) return { open: false, next: { opens: next.opens, inDays, weekday: weekdayOf(day) } }
  }
  return { open: false }
}

function periodsOn(weekday: Weekday, hours: readonly OpeningHours[]) {
  const position = weekdays.indexOf(weekday)
  return hours
    .flatMap(({ from, to, opens, closes }) => {
      const begins = weekdays.indexOf(from)
      const length = (weekdays.indexOf(to) - begins + WEEK) % WEEK
      const applies = (position - begins + WEEK) % WEEK <= length
      return applies && opens !== null && closes !== null ? [{ opens, closes }] : []
    })
    .sort((one, other) => (one.opens < other.opens ? -1 : 1))
}

function weekdayOf(day: string): Weekday {
  const fromSunday = new Date(day).getUTCDay()
  return weekdays[(fromSunday + WEEK - 1) % WEEK] ?? 'monday'
}
