import { receivables } from '@shop/contract/receivables'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { daysOf } from './month.ts'

const REFRESH_MS = 60_000

/** Refetched every minute: customers pay while the screen is open. */
export function useReceivables(token: string, month: string) {
  return useQuery(
    {
      queryKey: ['admin-receivables', token, month],
      queryFn: ({ signal }) => callSignedIn(receivables.list, { token, signal, query: daysOf(month) }),
      placeholderData: keepPreviousData,
      refetchInterval: REFRESH_MS,
    },
    queryClient,
  )
}
