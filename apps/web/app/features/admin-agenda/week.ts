/** Days of the agenda, as in the URL. */
import { addDays, weekdayOf } from '@shop/contract/calendar-days'
import { dayAndMonth, dayOfMonth, monthName } from '@shop/contract/format-days'

const A_DAY = /^20\d{2}-\d{2}-\d{2}$/
const SUNDAY = 7

/** The day of a URL, or today if it names none. */
export function dayIn(text: string, today: string): string {
  return A_DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : today
}

/** From Monday to Sunday. */
export function weekOf(day: string): { from: string; to: string } {
  const from = addDays(day, 1 - weekdayOf(day))
  return { from, to: addDays(from, SUNDAY - 1) }
}

interface Day {
  day: string
  opens: number | null
}

/** A Sunday is shown only where something takes place on it, or could. */
export function shownDays<D extends Day>(days: readonly D[], busyDays: ReadonlySet<string>): D[] {
  return days.filter(({ day, opens }) => weekdayOf(day) !== SUNDAY || opens !== null || busyDays.has(day))
}

/** '16 a 21 de novembro', '30 de novembro a 5 de dezembro'. */
export function spanText(from: string, to: string): string {
  const isOneMonth = monthName(from) === monthName(to)
  return `${isOneMonth ? dayOfMonth(from) : dayAndMonth(from)} a ${dayAndMonth(to)}`
}
