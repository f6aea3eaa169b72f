import type { OrderStatus, PaymentState } from '@shop/contract/labels'
import { orders } from '@shop/contract/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listPage } from '~/lib/list-page.ts'
import { queryClient } from '~/lib/query-client.ts'
import { isWorkList } from './order-counts.ts'
import type { OrderKey } from './order-key.ts'

export const ORDERS_PER_PAGE = 10

export interface OrderList {
  search: string
  status: OrderStatus | undefined
  paymentState: PaymentState | undefined
  /** Only cancelled orders. */
  cancelled?: boolean
  /** First and last day on which they were placed. */
  from?: string
  to?: string
}

/** The filter parameters sent to the server. */
export function filterOf(list: OrderList) {
  const { status, paymentState, cancelled } = list
  return {
    ...rangeOf(list),
    ...(status && { status }),
    ...(paymentState && { paymentState }),
    ...(cancelled && { cancelled }),
    ...(isWorkList(list) && { active: true }),
  }
}

/** The search and the period, within which orders are counted. */
function rangeOf({ search, from, to }: OrderList) {
  return {
    ...(search !== '' && { search }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

const ordersKey = (token: string) => ['admin-orders', token]

export function useOrders(token: string, list: OrderList, cursor: string | undefined) {
  const query = {
    scope: 'todos',
    limit: ORDERS_PER_PAGE,
    ...filterOf(list),
    ...(cursor !== undefined && { cursor }),
  } as const
  return useQuery(
    {
      queryKey: [...ordersKey(token), 'page', query],
      queryFn: ({ signal }) => listPage(orders.page, { token, signal, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

export function useOrderCounts(token: string, list: OrderList) {
  const query = rangeOf(list)
  return useQuery(
    {
      queryKey: [...ordersKey(token), 'counts', query],
      queryFn: ({ signal }) => callSignedIn(orders.counts, { token, signal, query }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

/** Loads an order by the key in the URL: the public number, or the id that older URLs contain. */
export function useOrder(token: string, key: OrderKey | undefined) {
  return useQuery(
    {
      queryKey: [...ordersKey(token), 'one', key],
      queryFn: ({ signal }) => readOrder(token, signal, key),
      enabled: key !== undefined,
    },
    queryClient,
  )
}

function readOrder(token: string, signal: AbortSignal, key: OrderKey | undefined) {
  return key && 'id' in key
    ? callSignedIn(orders.read, { token, signal, params: key })
    : callSignedIn(orders.byNumber, { token, signal, params: { number: key?.number ?? 0 } })
}

export function useOrderHistory(token: string, id: number) {
  return useQuery(
    {
      queryKey: [...ordersKey(token), 'history', id],
      queryFn: ({ signal }) => callSignedIn(orders.history, { token, signal, params: { id } }),
    },
    queryClient,
  )
}
