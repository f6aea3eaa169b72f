import type { Tx } from '@shop/api/db/connection'
import type { MeasurementVersions } from '@shop/api/db/tables.gen'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { consentText } from '@shop/contract/measurement-consent'
import type { Selectable } from 'kysely'
import { plannedMeasurements } from '../people/measurements.ts'
import { required } from './required.ts'
import type { SeededPeople } from './seed-people.ts'

export const noon = (day: string) => new Date(`${day}T12:00:00-03:00`)

/** By the name of the person. */
export type SeededMeasurementSheets = Map<string, { isChild: boolean; versions: SeededVersion[] }>

type SeededVersion = Selectable<MeasurementVersions>

export async function seedMeasurements(
  tx: Tx,
  people: SeededPeople,
  now: Date,
): Promise<SeededMeasurementSheets> {
  const measurementSheets: SeededMeasurementSheets = new Map()
  const today = saoPauloDay(now)
  for (const { customer, personName, isChild, versions } of plannedMeasurements) {
    const userId = required(people.customers, customer).id
    const days = versions.map(({ daysAgo }) => addDays(today, -daysAgo))
    const { id } = await tx
      .insertInto('measurementSheets')
      .values({
        userId,
        personName,
        isChild,
        consentText: consentText(isChild),
        consentedAt: noon(days[0] ?? today),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = versions.map(({ daysAgo, values, ...version }, index) => {
      const measuredOn = addDays(today, -daysAgo)
      const authorId = version.measuredBy === 'atelier' ? people.adminId : userId
      const text = { number: index + 1, values: JSON.stringify(values), measuredOn }
      return { ...version, ...text, sheetId: id, authorId, createdAt: noon(measuredOn) }
    })
    const saved = await tx.insertInto('measurementVersions').values(rows).returningAll().execute()
    measurementSheets.set(personName, { isChild, versions: saved })
  }
  return measurementSheets
}
