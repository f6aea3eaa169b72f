import { fittingRecords } from '@shop/contract/fitting-records'
import { queryOptions } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'

/** The record that is valid for an item, for those who sew it; null if none was sent. */
export function workRecordOf(token: string, itemId: number) {
  return queryOptions({
    queryKey: ['work-record', token, itemId],
    queryFn: async ({ signal }) =>
      (await callSignedIn(fittingRecords.ofItem, { token, signal, params: { id: itemId } })).record,
    // Body data: forgotten with the screen. It may have been confirmed since.
    gcTime: 0,
  })
}
