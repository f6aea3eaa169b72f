import { store } from '@shop/contract/store'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'

export const storeKey = (token: string) => ['admin-store', token]

/** The current store profile. Sends the token to bypass the public cache, which may be slightly older. */
export function useStore(token: string) {
  return useQuery(
    { queryKey: storeKey(token), queryFn: ({ signal }) => call(store.read, { token, signal }) },
    queryClient,
  )
}
