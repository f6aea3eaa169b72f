import { fittings, type OrderFittings } from '@shop/contract/appointments'
import type { Order } from '@shop/contract/order'
import { orderLinks } from '@shop/contract/order-links'
import { orders } from '@shop/contract/orders'
import { hasReceivedMoney } from '@shop/contract/payment-state'
import { queryOptions } from '@tanstack/react-query'
import { call } from '~/lib/api.ts'
import { linkCredential } from '~/lib/order-credential.ts'
import { readOrderToken } from '~/lib/order-tokens.ts'

/** More orders under way than any customer has. */
const MOST_ORDERS = 50

interface FittingItem {
  orderId: number
  itemId: number
  label: string
}

export interface FittingItems {
  /** Of the session, or of the order's link. */
  token: string
  items: FittingItem[]
}

/** What she may have a fitting of: from her account, else from the order whose link she has opened in this tab. */
export function fittingItemsOf(session: string | undefined) {
  const orderToken = session === undefined ? readOrderToken() : undefined
  const token = session ?? (orderToken === undefined ? undefined : linkCredential(orderToken))
  return queryOptions({
    queryKey: ['fitting-items', token ?? ''],
    queryFn: async ({ signal }): Promise<FittingItems | null> => {
      if (token === undefined) return null
      const found =
        session === undefined
          ? [await call(orderLinks.open, { token, signal })]
          : await call(orders.mine, { query: { limit: MOST_ORDERS }, token, signal })
      return { token, items: found.flatMap(itemsOf) }
    },
    retry: false,
  })
}

function itemsOf({ id, number, items, paymentState, cancelledAt }: Order): FittingItem[] {
  if (!hasReceivedMoney(paymentState) || cancelledAt) return []
  return items
    .filter(
      ({ productId, quantity, returnedQuantity = 0 }) => productId !== null && returnedQuantity < quantity,
    )
    .map((item) => ({ orderId: id, itemId: item.id, label: `${item.name}, pedido nº ${number}` }))
}

/** What the atelier proposes for an order; nothing, while that cannot be read. */
export function proposedOf(token: string, orderId: number) {
  return queryOptions({
    queryKey: ['proposed-fittings', token, orderId],
    queryFn: async ({ signal }): Promise<OrderFittings['proposed']> =>
      (await call(fittings.list, { params: { id: orderId }, token, signal })).proposed,
  })
}
