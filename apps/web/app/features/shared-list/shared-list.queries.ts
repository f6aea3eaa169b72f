import { listDeviceHeader, listTokenHeader } from '@shop/contract/shared-list-facts'
import { type NewListComment, type OpenList, sharedLists } from '@shop/contract/shared-lists'
import { queryOptions } from '@tanstack/react-query'
import { send } from '~/lib/api.ts'
import { fetchWithHeaders } from '~/lib/fetch-with-headers.ts'
import { queryClient } from '~/lib/query-client.ts'
import { deviceNumber } from './device-number.ts'

export function listOf(token: string) {
  return queryOptions({
    queryKey: ['shared-list', token],
    queryFn: ({ signal }): Promise<OpenList> => send(linked(token), sharedLists.open, { signal }),
    retry: false,
  })
}

/** Requests are sent one after the other: in parallel, the last click's could arrive first. */
let calls: Promise<unknown> = Promise.resolve()

/** Shown at once (optimistic); the count of the response corrects it. */
export async function setHeart(token: string, productId: number, isMine: boolean): Promise<void> {
  const before = queryClient.getQueryData(listOf(token).queryKey)
  show(token, productId, ({ hearts }) => ({ hearts: hearts + (isMine ? 1 : -1), isMine }))
  const call = calls.then(() =>
    send(linked(token), sharedLists.heart, { params: { id: productId }, body: { isMine } }),
  )
  calls = call.catch(() => undefined)
  try {
    const given = await call
    show(token, productId, () => given)
  } catch (error) {
    const known = before?.products.find(({ id }) => id === productId)
    if (known) show(token, productId, () => known)
    throw error
  }
}

export async function sendComment(token: string, comment: NewListComment): Promise<void> {
  await send(linked(token), sharedLists.write, { body: comment })
  await queryClient.invalidateQueries({ queryKey: listOf(token).queryKey })
}

type Hearts = Pick<OpenList['products'][number], 'hearts' | 'isMine'>

function show(token: string, productId: number, change: (now: Hearts) => Hearts) {
  queryClient.setQueryData(listOf(token).queryKey, (list) => {
    if (!list) return list
    const products = list.products.map((one) => {
      if (one.id !== productId) return one
      const { hearts, isMine } = change(one)
      return { ...one, hearts, isMine }
    })
    return { ...list, products }
  })
}

function linked(token: string) {
  return fetchWithHeaders({ [listTokenHeader]: token, [listDeviceHeader]: deviceNumber() })
}
