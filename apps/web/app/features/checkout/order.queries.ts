import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** While a customer waits, the server queries the provider itself, so the response does not depend on a webhook. */
const WAITING_MS = 2_500

/** The order as the server knows it, polled while its payment is pending, and the time of the last response. */
export function useOrder(token: string, id: number, isPolled: (order: Order) => boolean = isWaiting) {
  const { data, dataUpdatedAt, error, refetch } = useQuery(
    {
      queryKey: ['order', token, id],
      queryFn: ({ signal }) => callSignedIn(orders.read, { token, params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data && isPolled(state.data) ? WAITING_MS : false),
      refetchOnWindowFocus: true,
      staleTime: 0,
    },
    queryClient,
  )
  return { order: data, reportedAt: dataUpdatedAt, error, refetch }
}

/** A decline is not final: it may belong to the previous attempt, and the next one may come from another tab. */
function isWaiting({ paymentState }: Pick<Order, 'paymentState'>) {
  return paymentState === 'awaiting' || paymentState === 'declined'
}
