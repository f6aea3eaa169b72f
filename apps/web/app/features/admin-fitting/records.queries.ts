import { fittingRecords, type RecordPoint, type WrittenRecord } from '@shop/contract/fitting-records'
import type { RecordedMeasures } from '@shop/contract/order-measures'
import { orderMeasures } from '@shop/contract/order-measures'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

const recordsKey = (token: string, id: number) => ['fitting-records', token, id]

/** Not fetched again while somebody writes: a draft has its own version. */
export function useRecords(token: string, id: number | undefined) {
  return useQuery(
    {
      queryKey: recordsKey(token, id ?? 0),
      queryFn: ({ signal }) =>
        callSignedIn(fittingRecords.ofAppointment, { token, signal, params: { id: id ?? 0 } }),
      enabled: id !== undefined,
      // Body data: forgotten with the screen.
      gcTime: 0,
    },
    queryClient,
  )
}

export function refetchRecords(token: string, id: number) {
  return queryClient.invalidateQueries({ queryKey: recordsKey(token, id) })
}

interface Draft {
  appointmentId: number
  version: number | undefined
}

export function saveDraft(
  token: string,
  { appointmentId, version, points }: Draft & { points: RecordPoint[] },
): Promise<WrittenRecord> {
  const body = { points, ...(version !== undefined && { version }) }
  return callSignedIn(fittingRecords.save, { token, params: { id: appointmentId }, body })
}

export function saveMeasures(
  token: string,
  { appointmentId, version, measures }: Draft & { measures: RecordedMeasures },
): Promise<WrittenRecord> {
  const body = { measures, ...(version !== undefined && { version }) }
  return callSignedIn(fittingRecords.measure, { token, params: { id: appointmentId }, body })
}

export function sendRecord(token: string, { id, version }: Pick<WrittenRecord, 'id' | 'version'>) {
  return callSignedIn(fittingRecords.send, { token, params: { id }, body: { version } })
}

/** The measures so far, beside the fields. Every reading is recorded: once, and only where they are shown. */
export function useItemMeasures(token: string, { orderId, itemId }: { orderId: number; itemId: number }) {
  return useQuery(
    {
      queryKey: ['fitting-measures', token, itemId],
      queryFn: ({ signal }) =>
        callSignedIn(orderMeasures.read, { token, signal, params: { id: orderId, itemId } }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnReconnect: false,
    },
    queryClient,
  )
}
