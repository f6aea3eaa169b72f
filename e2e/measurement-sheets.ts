/** Measurement sheets of customers, and the measures of their orders. */
import type { Db } from '@shop/api/db/connection'
import { type MeasureValues, usualMeasures } from '@shop/contract/measures'
import { aMeasurementSheet, daysAgo } from '@shop/test-kit/measurements'

const wholeValues: MeasureValues = Object.fromEntries(usualMeasures.map((name) => [name, 705]))

/** A sheet with this many versions, all of them complete unless other values are given. */
export async function aFilledMeasurementSheet(
  db: Db,
  { id: userId }: { id: number },
  { personName = 'Ana', versions = 1, values = wholeValues } = {},
) {
  const measurementSheet = await aMeasurementSheet(db, { userId, personName })
  const rows = await db
    .insertInto('measurementVersions')
    .values(
      Array.from({ length: versions }, (_, at) => ({
        sheetId: measurementSheet.id,
        number: at + 1,
        values: JSON.stringify(values),
        measuredOn: daysAgo(30 - at),
        measuredBy: 'herself' as const,
      })),
    )
    .returning(['id', 'number', 'measuredOn'])
    .execute()
  return { ...measurementSheet, versions: rows }
}

export function measuresOf(db: Db, { id: userId }: { id: number }) {
  return db
    .selectFrom('orderItems')
    .innerJoin('orders', 'orders.id', 'orderId')
    .leftJoin('orderItemMeasures', 'orderItemId', 'orderItems.id')
    .select(['orderItems.id as itemId', 'versionId', 'lockedAt'])
    .where('userId', '=', userId)
    .orderBy('orderItems.id')
    .execute()
}
