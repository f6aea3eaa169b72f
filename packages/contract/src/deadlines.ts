/** When the atelier has to be done with an order: one rule for the work sheet, the panel and the e-mail about a sale. */
import { addDays, saoPauloDay } from './calendar-days.ts'
import { addWorkingDays, type DeliveryWindow, isWorkingDay } from './dates.ts'
import type { OrderStatus } from './labels.ts'

/** Orders in production are shown on the panel from so many working days before they have to be ready. */
export const dueSoonWorkingDays = 5

/** Sewn by the first day on which it may arrive. */
export function readyDay({ from }: DeliveryWindow): string {
  return from
}

/** By when the next step is due: ready by the first promised day, and then sent by the last. */
export function dueDay(status: OrderStatus, window: DeliveryWindow): string {
  return status === 'ready' ? window.to : readyDay(window)
}

/** The last day that is due soon, seen from now. */
export function dueSoonUntil(now: Date, closedDays: readonly string[]): string {
  return addWorkingDays(saoPauloDay(now), dueSoonWorkingDays, closedDays)
}

/** Working days after the first day up to the second, which must not be the earlier one. */
export function workingDaysBetween(from: string, to: string, closedDays: readonly string[] = []): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isWorkingDay(day, closedDays)) count += 1
  }
  return count
}
