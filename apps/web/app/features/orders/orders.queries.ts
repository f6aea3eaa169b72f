import { type Order, type OrderEvent } from '@shop/contract/order'
import { orderLinks } from '@shop/contract/order-links'
import { orders } from '@shop/contract/orders'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { type ListPage, listPage } from '~/lib/list-page.ts'
import { queryClient } from '~/lib/query-client.ts'
import { ordersKey } from '~/shared/orders/orders-key.ts'
import { isPayable } from './order-facts.ts'

const ORDERS_PAGE_SIZE = 10
/** Polling interval of an unpaid order: it may be paid or expire at any moment. */
const UNPAID_REFRESH_MS = 15_000

type OrdersPage = ListPage<Order[]>
const first: string | undefined = undefined

const historyKey = (token: string, id: number) => ['order-history', token, id]

export function ordersOf(token: string) {
  return infiniteQueryOptions({
    queryKey: ordersKey(token),
    queryFn: ({ pageParam: cursor, signal }): Promise<OrdersPage> =>
      listPage(orders.mine, { query: { limit: ORDERS_PAGE_SIZE, cursor }, token, signal }),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.pages.some(hasPayable) ? UNPAID_REFRESH_MS : false),
  })
}

function hasPayable({ items }: OrdersPage) {
  return items.some((order) => isPayable(order, new Date()))
}

export function historyOf(token: string, id: number) {
  return queryOptions({
    queryKey: historyKey(token, id),
    queryFn: ({ signal }): Promise<OrderEvent[]> =>
      callSignedIn(orders.history, { params: { id }, token, signal }),
  })
}

export function refreshHistory(token: string, id: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: historyKey(token, id) })
}

/** The order of a link. */
export function linkedOrderOf(token: string) {
  return queryOptions({
    queryKey: ['linked-order', token],
    queryFn: ({ signal }): Promise<Order> => call(orderLinks.open, { token, signal }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data && isPayable(state.data, new Date()) ? UNPAID_REFRESH_MS : false,
    retry: false,
  })
}

/** Replaces the cached order and refetches its history. */
export function rememberOrder(token: string, order: Order) {
  queryClient.setQueryData(
    ordersOf(token).queryKey,
    (cachedPages) =>
      cachedPages && {
        ...cachedPages,
        pages: cachedPages.pages.map((page) => ({ ...page, items: page.items.map(current) })),
      },
  )
  queryClient.setQueryData(linkedOrderOf(token).queryKey, (cached) => cached && order)
  void refreshHistory(token, order.id)

  function current(old: Order) {
    return old.id === order.id ? order : old
  }
}
