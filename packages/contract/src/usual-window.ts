/** Which orders arrive within the shop's usual days. */
import { saoPauloDay } from './calendar-days.ts'
import { workingDaysBetween } from './deadlines.ts'
import type { Order } from './order.ts'
import { numbersOf, type StoreNumbers } from './store-numbers.ts'

interface CountedDays {
  closedDays?: readonly string[] | undefined
  numbers?: StoreNumbers | undefined
}

/**
 * False if the window comes from the atelier's hours, of what is sewn for the order and of a ready unit that leaves on
 * the next working day, and if it was promised while the usual days were others. Then it would be wrong to say how the
 * usual days are counted.
 */
export function hasUsualWindow(
  { items, paidAt, deliveryWindow }: Pick<Order, 'items' | 'paidAt' | 'deliveryWindow'>,
  store: CountedDays,
): boolean {
  if (items.some(({ offer = 'ready' }) => offer !== 'ready')) return false
  if (paidAt === null || deliveryWindow === null) return true
  const { min, max } = numbersOf(store).deliveryDays
  const paidOn = saoPauloDay(paidAt)
  // A day may have been closed after the payment: it lengthens no promise made before.
  const isCounted = (end: string, days: number) =>
    workingDaysBetween(paidOn, end, store.closedDays) <= days && workingDaysBetween(paidOn, end) >= days
  return isCounted(deliveryWindow.from, min) && isCounted(deliveryWindow.to, max)
}
