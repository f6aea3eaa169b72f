import { search } from '@shop/contract/search'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '~/lib/query-client.ts'
import { exchangeList, readOnce } from '../versioned-list.ts'
import type { ReadSynonyms } from './synonym-values.ts'

const synonymsKey = (token: string) => ['admin-synonyms', token]

export function useSynonyms(token: string) {
  return useQuery(
    {
      queryKey: synonymsKey(token),
      queryFn: ({ signal }) => exchangeList(search.synonyms, { token, signal }),
      ...readOnce,
    },
    queryClient,
  )
}

export async function saveSynonyms(token: string, { synonyms }: ReadSynonyms, version: number) {
  const saved = await exchangeList(search.saveSynonyms, { token, body: { synonyms, version } })
  queryClient.setQueryData(synonymsKey(token), saved)
}
