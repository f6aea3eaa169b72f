import type { Order, OrderItem } from '@shop/contract/order'

/** How many units of each item go back to stock, by the item's id. */
export type ReturnedItems = Readonly<Record<number, number>>

/** Units that did not come back with an earlier refund. */
export function unitsOut({ quantity, returnedQuantity = 0 }: OrderItem) {
  return quantity - returnedQuantity
}

/**
 * What is marked before anybody chooses. With all the money everything that is still in the atelier goes back; what was
 * delivered comes back only when the customer sends it, and of a part nobody can guess.
 */
export function usualReturn(
  { items, status }: Pick<Order, 'items' | 'status'>,
  whole: boolean,
): ReturnedItems {
  if (!whole || status === 'delivered') return {}
  return Object.fromEntries(items.map((item) => [item.id, unitsOut(item)]))
}

/** As the server wants them: only what goes back. */
export function itemsToReturn(items: readonly OrderItem[], chosen: ReturnedItems) {
  return items.flatMap(({ id: itemId }) => {
    const quantity = chosen[itemId] ?? 0
    return quantity > 0 ? [{ itemId, quantity }] : []
  })
}
