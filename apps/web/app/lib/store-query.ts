import { store } from '@shop/contract/store'
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import { queryClient } from './query-client.ts'

export const storeKey = (token: string) => ['admin-store', token]

/** Who the shop is, as it is now. With the token: copies kept for the public may be a moment older. */
export function useStore(token: string) {
  return useQuery(
    { queryKey: storeKey(token), queryFn: ({ signal }) => call(store.read, { token, signal }) },
    queryClient,
  )
}
