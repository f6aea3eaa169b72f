/** Calendar days as 'AAAA-MM-DD' text: no clock and no time zone can shift them. */
import { timeZone } from './constants.ts'

const dayMs = 24 * 60 * 60 * 1000
const inSaoPaulo = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day it is in São Paulo at an instant. */
export function saoPauloDay(instant: Date): string {
  return inSaoPaulo.format(instant)
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)
}

export function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 || weekday === 6
}
