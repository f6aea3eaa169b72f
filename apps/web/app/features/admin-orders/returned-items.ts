import { paidForUnits } from '@shop/contract/coupon-pricing'
import type { Order, OrderItem } from '@shop/contract/order'

/** How many units of each item are restocked, by the item's id. */
export type ReturnedItems = Readonly<Record<number, number>>

/** Ready units that were not returned with an earlier refund; what was sewn to order, and a service, has no stock to return to. */
export function unitsOut({ productId, quantity, returnedQuantity = 0, offer }: OrderItem) {
  return offer || productId === null ? 0 : quantity - returnedQuantity
}

/**
 * The default selection. A full refund restocks everything that is still in the atelier. A delivered item is restocked
 * only when the customer returns it, and a partial refund has no obvious default.
 */
export function usualReturn(
  { items, status }: Pick<Order, 'items' | 'status'>,
  whole: boolean,
): ReturnedItems {
  if (!whole || status === 'delivered') return {}
  return Object.fromEntries(items.map((item) => [item.id, unitsOut(item)]))
}

/** What the customer paid for the chosen units: after the discount of their lines. */
export function paidForChosen(items: readonly OrderItem[], chosen: ReturnedItems): number {
  return items.reduce((sum, item) => {
    const units = chosen[item.id] ?? 0
    return units === 0 ? sum : sum + paidForUnits(item, units, item.returnedQuantity ?? 0)
  }, 0)
}

/** As the API expects them: only the items to restock. */
export function itemsToReturn(items: readonly OrderItem[], chosen: ReturnedItems) {
  return items.flatMap(({ id: itemId }) => {
    const quantity = chosen[itemId] ?? 0
    return quantity > 0 ? [{ itemId, quantity }] : []
  })
}
