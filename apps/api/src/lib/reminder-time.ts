import { saoPauloDay, saoPauloInstant } from '@shop/contract/calendar-days'

export const firstReminderHour = 9
const lastHour = 17

/** Nobody is woken by a reminder: from 9:00 to 17:59 in São Paulo. */
export function isReminderTime(now: Date): boolean {
  const start = saoPauloInstant(saoPauloDay(now), 0)
  const hour = Math.floor((now.getTime() - start.getTime()) / 3_600_000)
  return hour >= firstReminderHour && hour <= lastHour
}
