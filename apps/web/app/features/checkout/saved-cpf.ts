import { orders } from '@shop/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** The CPF of the last order, masked; null if there is none or it cannot be loaded, undefined while it loads. */
export function useSavedCpf(token: string): string | null | undefined {
  const { data, isError } = useQuery(
    {
      queryKey: ['last-cpf', token],
      queryFn: ({ signal }) => callSignedIn(orders.lastCpf, { token, signal }),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  return isError ? null : data?.cpf
}
