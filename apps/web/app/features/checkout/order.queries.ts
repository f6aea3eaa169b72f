import type { Order } from '@shop/contract/order'
import { orders } from '@shop/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** The server asks the provider itself while somebody waits, so the answer need not wait for the provider's word. */
const WAITING_MS = 2_500

/** The order as the shop knows it, asked for again and again while its payment is on the way, and when it was told. */
export function useOrder(token: string, id: number) {
  const { data, dataUpdatedAt, error, refetch } = useQuery(
    {
      queryKey: ['order', token, id],
      queryFn: ({ signal }) => callSignedIn(orders.read, { token, params: { id }, signal }),
      refetchInterval: ({ state }) => (state.data && isWaiting(state.data) ? WAITING_MS : false),
      refetchOnWindowFocus: true,
      staleTime: 0,
    },
    queryClient,
  )
  return { order: data, toldAt: dataUpdatedAt, error, refetch }
}

/** A refusal is not the last word: it may be of the attempt before, and the next one may come from another tab. */
function isWaiting({ paymentState }: Pick<Order, 'paymentState'>) {
  return paymentState === 'awaiting' || paymentState === 'declined'
}
