import {
  type ListedMeasurementSheet,
  type MeasurementSheet,
  measurements,
  type NewMeasurementSheet,
  type NewMeasurementVersion,
} from '@shop/contract/measurements'
import { queryOptions } from '@tanstack/react-query'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { queryClient } from '~/lib/query-client.ts'

const keyOf = (token: string) => ['measurements', token]

export function listOf(token: string) {
  return queryOptions({
    queryKey: [...keyOf(token), 'list'],
    queryFn: ({ signal }): Promise<ListedMeasurementSheet[]> =>
      callSignedIn(measurements.list, { token, signal }),
  })
}

export function personOf(token: string, id: number) {
  return queryOptions({
    queryKey: [...keyOf(token), id],
    queryFn: ({ signal }): Promise<MeasurementSheet> =>
      callSignedIn(measurements.read, { params: { id }, token, signal }),
  })
}

export async function createMeasurementSheet(
  token: string,
  body: NewMeasurementSheet,
): Promise<MeasurementSheet> {
  const saved = await callSignedIn(measurements.create, { body, token })
  queryClient.setQueryData(personOf(token, saved.id).queryKey, saved)
  return saved
}

export function saveVersion(token: string, id: number, body: NewMeasurementVersion) {
  return callSignedIn(measurements.addVersion, { params: { id }, body, token })
}

/** Called by a form once it has cleared what was typed: new data may unmount it. */
export function reloadMeasurements(token: string) {
  return queryClient.invalidateQueries({ queryKey: keyOf(token) })
}

export async function removeMeasurementSheet(token: string, id: number): Promise<void> {
  await callSignedIn(measurements.remove, { params: { id }, token })
  queryClient.setQueryData(listOf(token).queryKey, (list) => list?.filter((person) => person.id !== id))
}

/** Called when its screen is closed, which would fetch it again. */
export function forgetMeasurementSheet(token: string, id: number) {
  queryClient.removeQueries({ queryKey: personOf(token, id).queryKey })
}
