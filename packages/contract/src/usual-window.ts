/** Which orders arrive within the shop's usual days. */
import { saoPauloDay } from './calendar-days.ts'
import { deliveryWorkingDays } from './constants.ts'
import { workingDaysBetween } from './deadlines.ts'
import type { Order } from './order.ts'

/**
 * False if the window comes from the atelier's hours: of what is sewn for the order, and of a ready unit that leaves on
 * the next working day. Then it would be wrong to say how the usual days are counted.
 */
export function hasUsualWindow({
  items,
  paidAt,
  deliveryWindow,
}: Pick<Order, 'items' | 'paidAt' | 'deliveryWindow'>): boolean {
  if (items.some(({ offer = 'ready' }) => offer !== 'ready')) return false
  if (paidAt === null || deliveryWindow === null) return true
  return workingDaysBetween(saoPauloDay(paidAt), deliveryWindow.from) >= deliveryWorkingDays.min
}
