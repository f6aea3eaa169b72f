import type { Order } from '@shop/contract/order'
import { orderMeasures } from '@shop/contract/order-measures'
import { orders } from '@shop/contract/orders'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { ordersKey } from '../orders/orders-key.ts'

/** The largest page: who has more orders than this sees the newest. */
const NEWEST = 100

/** The customer's orders with made-to-measure lines. */
export function measuredOrdersOf(token: string) {
  return queryOptions({
    queryKey: ['measured-orders', token],
    queryFn: async ({ signal }): Promise<Order[]> => {
      const list = await callSignedIn(orders.mine, { query: { limit: NEWEST }, token, signal })
      return list.filter(({ items }) => items.some(({ measures }) => measures))
    },
  })
}

/** Everything that shows the customer's orders. */
export function reloadOrders(token: string) {
  void queryClient.invalidateQueries({ queryKey: measuredOrdersOf(token).queryKey })
  void queryClient.invalidateQueries({ queryKey: ordersKey(token) })
}

interface Sent {
  token: string
  orderId: number
  itemId: number
  versionId: number
}

/** Returns the order as it is afterwards. */
export async function sendMeasures({ token, orderId, itemId, versionId }: Sent): Promise<Order> {
  const params = { id: orderId, itemId }
  const changed = await callSignedIn(orderMeasures.send, { params, body: { versionId }, token })
  reloadOrders(token)
  return changed
}

/** The order as it is now, if the server refused a version of an order that has changed. */
export async function orderAfter(error: unknown, token: string, id: number): Promise<Order | undefined> {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  return callSignedIn(orders.read, { params: { id }, token }).catch(() => undefined)
}
