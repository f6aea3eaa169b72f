import { type ListedMeasurementSheet, type MeasurementSheet, measurements } from '@shop/contract/measurements'
import { queryOptions } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

const keyOf = (token: string) => ['measurements', token]

/** The customer's measurement sheets, each with its newest version. */
export function measurementSheetsOf(token: string) {
  return queryOptions({
    queryKey: [...keyOf(token), 'list'],
    queryFn: ({ signal }): Promise<ListedMeasurementSheet[]> =>
      callSignedIn(measurements.list, { token, signal }),
  })
}

/** One of them with all its versions. */
export function measurementSheetOf(token: string, id: number) {
  return queryOptions({
    queryKey: [...keyOf(token), id],
    queryFn: ({ signal }): Promise<MeasurementSheet> =>
      callSignedIn(measurements.read, { params: { id }, token, signal }),
  })
}

export function reloadMeasurementSheets(token: string) {
  return queryClient.invalidateQueries({ queryKey: keyOf(token) })
}
