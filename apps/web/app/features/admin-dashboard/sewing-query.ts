import { sewingReports } from '@shop/contract/sewing-report'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** What is being sewn. The key begins like the dashboard's: changing an order refetches both. */
export function useSewing(token: string) {
  return useQuery(
    {
      queryKey: ['admin-today', token, 'sewing'],
      queryFn: ({ signal }) => callSignedIn(sewingReports.read, { token, signal }),
    },
    queryClient,
  )
}
