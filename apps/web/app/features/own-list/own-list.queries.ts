import { type ListSettings, type OwnList, sharedLists } from '@shop/contract/shared-lists'
import { queryOptions } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

export function ownListOf(token: string) {
  return queryOptions({
    queryKey: ['own-list', token],
    queryFn: ({ signal }): Promise<OwnList | null> => callSignedIn(sharedLists.own, { token, signal }),
    // Others write on it.
    refetchOnWindowFocus: true,
    refetchOnMount: 'always',
  })
}

export async function saveList(token: string, settings: ListSettings): Promise<void> {
  store(token, await callSignedIn(sharedLists.save, { token, body: settings }))
}

export async function renewLink(token: string): Promise<void> {
  store(token, await callSignedIn(sharedLists.renew, { token }))
}

export async function stopSharing(token: string): Promise<void> {
  store(token, await callSignedIn(sharedLists.stop, { token }))
}

export async function removeComment(token: string, id: number): Promise<void> {
  store(token, await callSignedIn(sharedLists.removeComment, { token, params: { id } }))
}

function store(token: string, list: OwnList) {
  queryClient.setQueryData(ownListOf(token).queryKey, list)
}
