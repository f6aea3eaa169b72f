import { fittings } from '@shop/contract/appointments'
import { fittingRecords } from '@shop/contract/fitting-records'
import { queryOptions } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

/** For the customer, and for the holder of the order's link. */
export function recordsOf(token: string, orderId: number) {
  return queryOptions({
    queryKey: ['order-fitting-records', token, orderId],
    queryFn: ({ signal }) => callSignedIn(fittingRecords.ofOrder, { params: { id: orderId }, token, signal }),
  })
}

export function fittingsOf(token: string, orderId: number) {
  return queryOptions({
    queryKey: ['order-fittings', token, orderId],
    queryFn: ({ signal }) => callSignedIn(fittings.list, { params: { id: orderId }, token, signal }),
  })
}

interface Reply {
  orderId: number
  recordId: number
  /** What was different; without it she confirms. */
  text: string | undefined
}

export async function replyToRecord(token: string, { orderId, recordId, text }: Reply) {
  const params = { id: orderId, recordId }
  const body = text === undefined ? ({ reply: 'confirmed' } as const) : ({ reply: 'differs', text } as const)
  const record = await callSignedIn(fittingRecords.reply, { token, params, body })
  queryClient.setQueryData(recordsOf(token, orderId).queryKey, (cached) =>
    cached?.map((one) => (one.id === record.id ? record : one)),
  )
  return record
}

export function refreshRecords(token: string, orderId: number) {
  return queryClient.invalidateQueries({ queryKey: recordsOf(token, orderId).queryKey })
}
