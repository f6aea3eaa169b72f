import { orders } from '@shop/contract/orders'
import type { User } from '@shop/contract/users'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { isGuest } from './guest.ts'

/** The CPF of the last order, masked; null for a guest or if it cannot be loaded, undefined while it loads. */
export function useSavedCpf(token: string, account: Pick<User, 'id'>): string | null | undefined {
  const { data, isError } = useQuery(
    {
      queryKey: ['last-cpf', token],
      queryFn: ({ signal }) => callSignedIn(orders.lastCpf, { token, signal }),
      enabled: !isGuest(account),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  return isError || isGuest(account) ? null : data?.cpf
}
