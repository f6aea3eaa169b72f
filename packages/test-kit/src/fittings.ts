/** Fittings of sewn items for tests. */
import type { Db } from '@shop/api/db/connection'
import type { Appointments, FittingRecords } from '@shop/api/db/tables.gen'
import type { Insertable } from 'kysely'

let hours = 0

/** A fitting of an item, an hour of its own in the first room. */
export async function aFitting(
  db: Db,
  { orderId, itemId }: { orderId: number; itemId: number },
  values: Partial<Insertable<Appointments>> = {},
) {
  hours += 1
  const type = db.selectFrom('appointmentTypes').select('id').where('kind', '=', 'fitting')
  const room = db.selectFrom('fittingRooms').select('id').where('kind', '=', 'atelier').orderBy('position')
  const { id: typeId } = await type.executeTakeFirstOrThrow()
  const { id: roomId } = await room.executeTakeFirstOrThrow()
  const startsAt = new Date(Date.UTC(2026, 10, 4, 13) - hours * 7_200_000)
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  return db
    .insertInto('appointments')
    .values({
      ...{ typeId, roomId, orderId, orderItemId: itemId, startsAt, endsAt, busyUntil: endsAt },
      ...{ state: 'done', name: 'Ana Silva', fittingName: '1ª prova', ...values },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What was agreed at it, and sent. */
export async function aFittingRecord(
  db: Db,
  { id: appointmentId, orderItemId }: { id: number; orderItemId: number | null },
  values: Partial<Insertable<FittingRecords>> = {},
) {
  if (orderItemId === null) throw new Error('a fitting without an item has no record')
  const points = [
    { point: 'waist', what: 'takeIn', mm: 15, note: 'igual dos dois lados' },
    { point: 'hem', what: 'raise', mm: 20, note: 'com o salto de 9 cm' },
    { point: 'leftShoulder', what: 'embroider', mm: null, note: 'completar a renda até a costura' },
  ]
  return db
    .insertInto('fittingRecords')
    .values({
      ...{ appointmentId, orderItemId, points: JSON.stringify(points), writtenByName: 'Lúcia' },
      ...{ sentAt: new Date(), ...values },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
