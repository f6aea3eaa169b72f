import type { OrderStatus, PaymentState } from '@shop/contract/labels'
import { orders } from '@shop/contract/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { listPage } from '~/lib/list-page.ts'
import { queryClient } from '~/lib/query-client.ts'

const ORDERS_PER_PAGE = 10

export interface OrderList {
  search: string
  status: OrderStatus | undefined
  paymentState: PaymentState | undefined
  /** First and last day on which they were placed. */
  from?: string
  to?: string
}

/** What of the list the server is asked by. */
export function filterOf({ search, status, paymentState, from, to }: OrderList) {
  return {
    ...(search !== '' && { search }),
    ...(status && { status }),
    ...(paymentState && { paymentState }),
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

export function useOrder(token: string, id: number) {
  return useQuery(
    {
      queryKey: [...ordersKey(token), 'one', id],
      queryFn: ({ signal }) => callSignedIn(orders.read, { token, signal, params: { id } }),
    },
    queryClient,
  )
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
