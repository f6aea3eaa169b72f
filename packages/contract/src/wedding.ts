/** The wedding date, and whether an order arrives in time for it. No zod: the product page loads this file. */
import { addDays } from './calendar-days.ts'

/** 'early' is told in green, 'tight' needs her consent, 'late' is not sold. */
export type Arrival = 'early' | 'tight' | 'late'

export interface WeddingTerms {
  /** An order that arrives fewer calendar days before the wedding is late. */
  safetyDays: number
  tightDays: number
}

const mostYearsAhead = 3

export const wrongWeddingDay = 'Informe uma data de casamento entre hoje e daqui a três anos.'

export function isWeddingDay(day: string, today: string): boolean {
  const year = Number(today.slice(0, 4)) + mostYearsAhead
  return day >= today && day <= `${year}${today.slice(4)}`
}

export function arrivalOf(to: string, weddingOn: string, { safetyDays, tightDays }: WeddingTerms): Arrival {
  if (to <= addDays(weddingOn, -tightDays)) return 'early'
  return to <= addDays(weddingOn, -safetyDays) ? 'tight' : 'late'
}

/** The latest day on which a delivery may be wished. */
export function latestWish(
  weddingOn: string | undefined,
  today: string,
  { safetyDays }: WeddingTerms,
): string {
  const inTenMonths = addMonths(today, 10)
  if (weddingOn === undefined) return inTenMonths
  const before = addDays(weddingOn, -safetyDays)
  return before < inTenMonths ? before : inTenMonths
}

/** The same day of the month, or the month's last. */
function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  const time = Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth))
  return new Date(time).toISOString().slice(0, 10)
}
