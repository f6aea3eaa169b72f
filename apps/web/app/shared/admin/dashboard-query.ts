import { reports } from '@shop/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '../../lib/call-signed-in.ts'
import { queryClient } from '../../lib/query-client.ts'

const REFRESH_MS = 60_000

/** The entries that need the admin's attention, refetched every minute while the admin area is visible. */
export function useDashboard(token: string, enabled = true) {
  return useQuery(
    {
      queryKey: ['admin-today', token],
      queryFn: ({ signal }) => callSignedIn(reports.dashboard, { token, signal }),
      refetchInterval: REFRESH_MS,
      enabled,
    },
    queryClient,
  )
}
