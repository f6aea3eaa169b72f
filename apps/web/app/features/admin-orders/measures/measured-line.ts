/** A made-to-measure line and how far its measures are. */
import { saoPauloDay } from '@shop/contract/calendar-days'
import { formatDate } from '@shop/contract/dates'
import type { ItemMeasures } from '@shop/contract/item-measures'
import { daysBetween } from '@shop/contract/measures-due'
import type { Order, OrderItem } from '@shop/contract/order'
import { endedText } from '~/shared/orders/order-text.ts'

export type MeasuredItem = OrderItem & { measures: ItemMeasures }

/** What every part of the screen is about. */
export interface MeasuredLine {
  order: Order
  item: MeasuredItem
}

export function measuredItems({ items }: Pick<Order, 'items'>): MeasuredItem[] {
  return items.flatMap((item) => (item.measures ? [{ ...item, measures: item.measures }] : []))
}

/** Whether measures can still change: not for a delivered dress, nor for one that is not to be sewn any more. */
export function takesMeasures(order: Order): boolean {
  return order.status !== 'delivered' && order.paymentState !== 'expired' && endedText(order) === undefined
}

/** The first line that cannot be cut yet. Before the payment nothing is to be done about it. */
export function nextToMeasure(order: Order): MeasuredItem | undefined {
  if (!takesMeasures(order) || order.paidAt === null) return undefined
  return measuredItems(order).find(({ measures }) => measures.lockedAt === null)
}

export type Stage =
  | { kind: 'locked'; on: string }
  | { kind: 'sent' }
  /** No day was named yet, as before the payment. */
  | { kind: 'open' }
  | { kind: 'waiting'; until: string }
  | { kind: 'late'; days: number; until: string }

export function stageOf({ lockedAt, sent, dueOn }: ItemMeasures, now: Date): Stage {
  if (lockedAt) return { kind: 'locked', on: formatDate(lockedAt) }
  if (sent) return { kind: 'sent' }
  if (!dueOn) return { kind: 'open' }
  const days = daysBetween(dueOn, saoPauloDay(now))
  const until = formatDate(dueOn)
  return days > 0 ? { kind: 'late', days, until } : { kind: 'waiting', until }
}

export function formatDays(count: number): string {
  return count === 1 ? '1 dia' : `${count} dias`
}

export function firstNameOf({ customer }: Pick<Order, 'customer'>): string {
  return customer.name.split(' ')[0] || customer.name
}
