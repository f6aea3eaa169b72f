import type { Tx } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import { measuresDueOn } from '@shop/contract/measures-due'
import type { Timeline } from '../shop/order-timeline.ts'
import type { PlannedMeasures, PlannedOrder } from '../shop/planned-order.ts'
import { required } from './required.ts'
import { noon, type SeededMeasurementSheets } from './seed-measurements.ts'

interface MeasuredOrder {
  planned: PlannedOrder
  itemIds: readonly number[]
  measurementSheets: SeededMeasurementSheets
  now: Date
}

type Event = Timeline['events'][number]

/** The measures of the order's made-to-measure line, and the events about them. */
export async function seedOrderMeasures(tx: Tx, given: MeasuredOrder): Promise<Event[]> {
  const { planned, itemIds, measurementSheets, now } = given
  const { measures, lines } = planned
  const orderItemId = itemIds[lines.findIndex(({ baseSize }) => baseSize !== undefined)]
  if (measures === undefined || orderItemId === undefined) return []
  const today = saoPauloDay(now)
  if ('lateDays' in measures) {
    const { lateDays } = measures
    const dueOn =
      lateDays === 'none' ? measuresDueOn(addDays(today, -planned.daysAgo)) : addDays(today, -lateDays)
    await tx.insertInto('orderItemMeasures').values({ orderItemId, dueOn }).execute()
    return []
  }
  const { version, isChild } = versionOf(measurementSheets, measures)
  const { number, values, heelMm, measuredOn, measuredBy, note } = version
  const copy = { isChild, number, values, heelMm, measuredOn, measuredBy, note }
  const [sentAt, lockedAt] = [measures.sentDaysAgo, measures.lockedDaysAgo].map((days) =>
    noon(addDays(today, -days)),
  )
  await tx
    .insertInto('orderItemMeasures')
    .values({
      orderItemId,
      versionId: version.id,
      dueOn: measuresDueOn(addDays(today, -planned.daysAgo)),
      copy: JSON.stringify({ personName: measures.personName, ...copy }),
      lockedAt,
    })
    .execute()
  const details = JSON.stringify({ itemId: orderItemId, version: number })
  return [
    { kind: 'measures_sent', details, at: sentAt ?? now, byAdmin: false },
    { kind: 'measures_locked', details, at: lockedAt ?? now, byAdmin: true },
  ]
}

function versionOf(
  measurementSheets: SeededMeasurementSheets,
  { personName, version: number }: Extract<PlannedMeasures, { version: number }>,
) {
  const { isChild, versions } = required(measurementSheets, personName)
  const version = versions.find((one) => one.number === number)
  if (version === undefined) throw new Error(`${personName} has no version ${number}`)
  return { version, isChild }
}
