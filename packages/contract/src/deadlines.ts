/** Deadlines of an order at the atelier, shared by the work sheet, the admin dashboard and the e-mail about a sale. */
import { addDays, saoPauloDay } from './calendar-days.ts'
import { addWorkingDays, type DeliveryWindow, isWorkingDay } from './dates.ts'
import type { OrderStatus } from './labels.ts'

/** Orders in production appear on the dashboard this many working days before they have to be ready. */
export const dueSoonWorkingDays = 5

/** The dress must be ready by the first day of the delivery window. */
export function readyDay({ from }: DeliveryWindow): string {
  return from
}

/** When the next step is due: ready by the first promised day, then sent by the last. */
export function dueDay(status: OrderStatus, window: DeliveryWindow): string {
  return status === 'ready' ? window.to : readyDay(window)
}

/** The last day that counts as due soon. */
export function dueSoonUntil(now: Date, closedDays: readonly string[]): string {
  return addWorkingDays(saoPauloDay(now), dueSoonWorkingDays, closedDays)
}

/** Working days after `from` up to and including `to`, which must not be earlier than `from`. */
export function workingDaysBetween(from: string, to: string, closedDays: readonly string[] = []): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isWorkingDay(day, closedDays)) count += 1
  }
  return count
}
