import { orderNotes } from '@shop/contract/order-notes'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

const notesKey = (token: string, orderId: number) => ['admin-order-notes', token, orderId]

export function useNotes(token: string, orderId: number) {
  return useQuery(
    {
      queryKey: notesKey(token, orderId),
      queryFn: ({ signal }) => callSignedIn(orderNotes.list, { token, signal, params: { id: orderId } }),
    },
    queryClient,
  )
}

export async function addNote(token: string, orderId: number, text: string) {
  await callSignedIn(orderNotes.add, { token, params: { id: orderId }, body: { text } })
  await refetchNotes(token, orderId)
}

export async function removeNote(token: string, orderId: number, noteId: number) {
  await callSignedIn(orderNotes.remove, { token, params: { id: orderId, noteId } })
  await refetchNotes(token, orderId)
}

function refetchNotes(token: string, orderId: number) {
  return queryClient.invalidateQueries({ queryKey: notesKey(token, orderId) })
}
