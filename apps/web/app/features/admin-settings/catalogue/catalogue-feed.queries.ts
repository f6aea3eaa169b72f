import { productFeed } from '@shop/contract/product-feed'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

const keyOf = (token: string) => ['product-feed', token]

export function useFeedAddress(token: string) {
  return useQuery(
    {
      queryKey: keyOf(token),
      queryFn: ({ signal }) => callSignedIn(productFeed.address, { token, signal }),
      refetchOnMount: 'always',
    },
    queryClient,
  )
}

export async function renewFeedAddress(token: string): Promise<void> {
  queryClient.setQueryData(keyOf(token), await callSignedIn(productFeed.renew, { token }))
}

export async function removeFeedAddress(token: string): Promise<void> {
  await callSignedIn(productFeed.remove, { token })
  queryClient.setQueryData(keyOf(token), null)
}
