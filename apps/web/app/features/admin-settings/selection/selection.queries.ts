import { selection } from '@shop/contract/selection'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '~/lib/query-client.ts'
import { exchangeList, readOnce } from '../versioned-list.ts'

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
