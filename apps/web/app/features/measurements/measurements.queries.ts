import {
  type MeasurementSheet,
  measurements,
  type NewMeasurementSheet,
  type NewMeasurementVersion,
} from '@shop/contract/measurements'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'
import { measurementSheetOf, measurementSheetsOf } from '~/shared/measures/measurement-sheets.queries.ts'

export async function createMeasurementSheet(
  token: string,
  body: NewMeasurementSheet,
): Promise<MeasurementSheet> {
  const saved = await callSignedIn(measurements.create, { body, token })
  queryClient.setQueryData(measurementSheetOf(token, saved.id).queryKey, saved)
  return saved
}

export function saveVersion(token: string, id: number, body: NewMeasurementVersion) {
  return callSignedIn(measurements.addVersion, { params: { id }, body, token })
}

export async function removeMeasurementSheet(token: string, id: number): Promise<void> {
  await callSignedIn(measurements.remove, { params: { id }, token })
  queryClient.setQueryData(measurementSheetsOf(token).queryKey, (list) =>
    list?.filter((person) => person.id !== id),
  )
}

/** Called when its screen is closed, which would fetch it again. */
export function forgetMeasurementSheet(token: string, id: number) {
  queryClient.removeQueries({ queryKey: measurementSheetOf(token, id).queryKey })
}
