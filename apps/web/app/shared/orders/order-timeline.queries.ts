import { type OrderTimeline, orderTimelines } from '@shop/contract/order-timeline'
import { queryOptions } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** For the customer, the holder of the order's link and the atelier. */
export function timelineOf(token: string, orderId: number) {
  return queryOptions({
    queryKey: ['order-timeline', token, orderId],
    queryFn: ({ signal }): Promise<OrderTimeline> =>
      callSignedIn(orderTimelines.read, { params: { id: orderId }, token, signal }),
  })
}

export function refreshTimeline(token: string, orderId: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: timelineOf(token, orderId).queryKey })
}
