import type { Db } from '@shop/api/db/connection'
import type { MeasurementSheets } from '@shop/api/db/tables.gen'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { consentText } from '@shop/contract/measurement-consent'
import type { NewMeasurementVersion } from '@shop/contract/measurements'
import type { Insertable } from 'kysely'

/** A measurement sheet without versions. */
export function aMeasurementSheet(
  db: Db,
  values: Pick<Insertable<MeasurementSheets>, 'userId'> & Partial<Insertable<MeasurementSheets>>,
) {
  return db
    .insertInto('measurementSheets')
    .values({ personName: 'Ana', consentText: consentText(false), ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Its first version. */
export function aMeasurementVersion(db: Db, { id }: { id: number }) {
  return db
    .insertInto('measurementVersions')
    .values({
      sheetId: id,
      number: 1,
      values: JSON.stringify({ waist: 705 }),
      measuredOn: daysAgo(30),
      measuredBy: 'herself',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Recent enough to be accepted, whenever a test runs. */
export const daysAgo = (days: number) => addDays(saoPauloDay(new Date()), -days)

/** Plausible measures, taken last month. */
export function someMeasures(values: Partial<NewMeasurementVersion> = {}): NewMeasurementVersion {
  return { values: { waist: 705 }, measuredOn: daysAgo(30), measuredBy: 'herself', ...values }
}
