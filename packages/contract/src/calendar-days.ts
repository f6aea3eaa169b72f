/** Calendar days as 'AAAA-MM-DD' text, independent of clocks and time zones. */
import { timeZone } from './constants.ts'

const dayMs = 24 * 60 * 60 * 1000
const inSaoPaulo = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in São Paulo at an instant. */
export function saoPauloDay(instant: Date): string {
  return inSaoPaulo.format(instant)
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
