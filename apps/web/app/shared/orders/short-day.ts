import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'

/** '28/10', with the year if it is not the current one. */
export function shortDay(at: Date, now: Date): string {
  const day = formatDate(at)
  return saoPauloDay(at).slice(0, 4) === saoPauloDay(now).slice(0, 4) ? day.slice(0, 5) : day
}
