import { addDays, isWeekend, saoPauloDay } from './calendar-days.ts'
import { deliveryWorkingDays, timeZone } from './constants.ts'
import { dayAndMonth, dayOfMonth } from './format-days.ts'
import { isNationalHoliday } from './holidays.ts'

/** First and last day, 'AAAA-MM-DD', on which an order may arrive. */
export interface DeliveryWindow {
  from: string
  to: string
}

interface WorkingDays {
  min: number
  max: number
}

/** Made when first used, see calendar-days.ts. */
let dateTime: Intl.DateTimeFormat | undefined

/** '07/12/2026' from an instant, or from a calendar day in São Paulo. */
export function formatDate(value: Date | string): string {
  const [year, month, date] = (typeof value === 'string' ? value : saoPauloDay(value)).split('-')
  return `${date}/${month}/${year}`
}

/** '07/12/2026 14:30', in São Paulo time. */
export function formatDateTime(instant: Date): string {
  dateTime ??= new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const parts = dateTime.formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ''
  return `${formatDate(instant)} ${part('hour')}:${part('minute')}`
}

export function isWorkingDay(day: string, closedDays: readonly string[] = []): boolean {
  return !isWeekend(day) && !isNationalHoliday(day) && !closedDays.includes(day)
}

/** The `count`-th working day after `day`; the day itself never counts. */
export function addWorkingDays(day: string, count: number, closedDays: readonly string[] = []): string {
  let current = day
  let left = count
  while (left > 0) {
    current = addDays(current, 1)
    if (isWorkingDay(current, closedDays)) left -= 1
  }
  return current
}

/** The `count`-th working day before `day`; the day itself never counts. */
export function subtractWorkingDays(day: string, count: number, closedDays: readonly string[] = []): string {
  let current = day
  let left = count
  while (left > 0) {
    current = addDays(current, -1)
    if (isWorkingDay(current, closedDays)) left -= 1
  }
  return current
}

/** Counted from payment, or from now for a visitor who has not ordered yet. */
export function deliveryWindow(
  from: Date,
  closedDays: readonly string[] = [],
  days: WorkingDays = deliveryWorkingDays,
): DeliveryWindow {
  return deliveryWindowFrom(saoPauloDay(from), closedDays, days)
}

export function deliveryWindowFrom(
  start: string,
  closedDays: readonly string[] = [],
  { min, max }: WorkingDays = deliveryWorkingDays,
): DeliveryWindow {
  return {
    from: addWorkingDays(start, min, closedDays),
    to: addWorkingDays(start, max, closedDays),
  }
}

/** '7 a 29 de dezembro de 2026', '19 de novembro a 11 de dezembro de 2026'. */
export function formatDeliveryWindow({ from, to }: DeliveryWindow): string {
  const [fromYear, fromMonth] = from.split('-')
  const [toYear, toMonth] = to.split('-')
  const end = `${dayAndMonth(to)} de ${toYear}`
  if (fromYear !== toYear) return `${dayAndMonth(from)} de ${fromYear} a ${end}`
  if (fromMonth !== toMonth) return `${dayAndMonth(from)} a ${end}`
  return `${dayOfMonth(from)} a ${end}`
}
