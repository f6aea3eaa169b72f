import { orderMeasures } from '@shop/contract/order-measures'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { useAdmin } from '~/shared/admin/admin.ts'
import type { MeasuredLine } from './measured-line.ts'

/**
 * Every reading is recorded in the log of changes, so they are read once and only where they are shown, and forgotten
 * with the screen. Another version or another state of the lock is another reading.
 */
export function measuresOf(token: string, { order, item }: MeasuredLine) {
  const { sent, lockedAt } = item.measures
  return queryOptions({
    queryKey: ['admin-order-measures', token, item.id, sent?.versionId, lockedAt?.getTime()],
    queryFn: ({ signal }) =>
      callSignedIn(orderMeasures.read, { token, signal, params: { id: order.id, itemId: item.id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
}

/** There is nothing to read before something was sent or locked. */
export function useLineMeasures(line: MeasuredLine, { enabled }: { enabled: boolean }) {
  const { token } = useAdmin()
  const { sent, lockedAt } = line.item.measures
  return useQuery(
    { ...measuresOf(token, line), enabled: enabled && (sent !== null || lockedAt !== null) },
    queryClient,
  )
}
