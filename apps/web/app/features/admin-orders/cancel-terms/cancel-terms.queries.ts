import { cancellations } from '@shop/contract/cancellations'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** Read anew for each dialog: a part may have been paid, or a stage begun. */
export function useCancellationTerms(token: string, id: number) {
  return useQuery(
    {
      queryKey: ['cancellation-terms', token, id],
      queryFn: ({ signal }) => callSignedIn(cancellations.preview, { token, signal, params: { id } }),
      gcTime: 0,
      staleTime: 0,
    },
    queryClient,
  )
}
