import { products } from '@shop/contract/products'
import { selection } from '@shop/contract/selection'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { exchangeList, readOnce } from '../versioned-list.ts'

const FOUND_PRODUCTS = 5
const selectionKey = (token: string) => ['admin-selection', token]

export function useSelection(token: string) {
  return useQuery(
    {
      queryKey: selectionKey(token),
      queryFn: ({ signal }) => exchangeList(selection.read, { token, signal }),
      ...readOnce,
    },
    queryClient,
  )
}

export async function saveSelection(token: string, ids: number[], version: number) {
  const saved = await exchangeList(selection.save, { token, body: { ids, version } })
  queryClient.setQueryData(selectionKey(token), saved)
}

export function useFoundProducts(token: string, text: string) {
  return useQuery(
    {
      queryKey: ['admin-products', token, 'find', text],
      queryFn: ({ signal }) =>
        callSignedIn(products.page, {
          token,
          signal,
          query: { search: text, sort: 'relevance', limit: FOUND_PRODUCTS },
        }),
      enabled: text !== '',
    },
    queryClient,
  )
}
