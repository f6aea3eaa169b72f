import { randomUUID } from 'node:crypto'
import type { Db } from '@shop/api/db/connection'
import { addDays, saoPauloDay } from '@shop/contract/calendar-days'
import type { MeasureValues } from '@shop/contract/measures'
import { anItem, anOrder, aUser } from './factories.ts'
import { aMeasurementSheet, daysAgo } from './measurements.ts'

/** The atelier's usual set, plausible. */
export const usualValues: MeasureValues = {
  bust: 905,
  waist: 690,
  hip: 1010,
  backLength: 395,
  shoulder: 120,
  waistToFloor: 1090,
  hollowToFloor: 1430,
  height: 1650,
}

interface Given {
  /** The values of her versions, one measured every 23 days up to three days ago; the last one is sent. */
  versions?: readonly MeasureValues[]
  /** Until when they are awaited, in days from today. */
  dueInDays?: number
  customer?: Parameters<typeof aUser>[1]
  order?: Parameters<typeof anOrder>[1]
}

/** A paid order of one made-to-measure dress of the demo atelier, by a customer of its own. */
export async function aMeasuredOrder(db: Db, { versions = [], dueInDays = 7, customer, order }: Given = {}) {
  // Its address must differ from those of tests that run in parallel.
  const email = `noiva-${randomUUID()}@exemplo.test`
  const user = await aUser(db, { email, name: 'Ana Silva', ...customer })
  const stored = await anOrder(db, {
    userId: user.id,
    customerName: user.name,
    customerEmail: user.email,
    status: 'confirmed',
    paymentState: 'paid',
    stockState: 'sold',
    paidAt: new Date(),
    ...order,
  })
  const { id: itemId } = await addLine(db, stored)
  const person = await aMeasurementSheet(db, { userId: user.id, personName: 'Ana' })
  const ids = await addVersions(db, person, versions)
  const dueOn = addDays(saoPauloDay(new Date()), dueInDays)
  const versionId = ids.at(-1) ?? null
  await db.insertInto('orderItemMeasures').values({ orderItemId: itemId, versionId, dueOn }).execute()
  return { user, order: stored, itemId, person, path: `/admin/pedidos/${stored.number}` }
}

async function addLine(db: Db, order: { id: number }) {
  const product = await db
    .selectFrom('products')
    .select(['id', 'name', 'priceCents'])
    .where('name', '=', 'Açucena')
    .executeTakeFirstOrThrow()
  const line = { offer: 'made_to_measure', size: 'Sob medida', baseSize: 'G', color: 'Off-White' } as const
  return anItem(db, order, product, line)
}

/** The ids, oldest first. */
export async function addVersions(db: Db, person: { id: number }, versions: readonly MeasureValues[]) {
  const last = await db
    .selectFrom('measurementVersions')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('sheetId', '=', person.id)
    .executeTakeFirst()
  const rows = versions.map((values, index) => ({
    sheetId: person.id,
    number: (last?.number ?? 0) + index + 1,
    values: JSON.stringify(values),
    heelMm: 80,
    measuredOn: daysAgo(3 + 23 * (versions.length - 1 - index)),
    measuredBy: 'herself' as const,
  }))
  if (rows.length === 0) return []
  const saved = await db.insertInto('measurementVersions').values(rows).returning('id').execute()
  return saved.map(({ id }) => id)
}
