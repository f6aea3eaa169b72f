/** The agenda of tests: open every day but holidays, so that a test finds an hour whatever day it runs on. */
import type { Db } from '@shop/api/db/connection'
import type { Appointments } from '@shop/api/db/tables.gen'
import { addDays, saoPauloDay, saoPauloInstant } from '@shop/contract/calendar-days'
import { isNationalHoliday } from '@shop/contract/holidays'
import type { Insertable } from 'kysely'

const DAY_MINUTES = 1440

/** From 10h to 18h, in all rooms that there are. */
export async function openAgenda(db: Db): Promise<void> {
  const rooms = await db.selectFrom('fittingRooms').select('id').where('retiredAt', 'is', null).execute()
  const hours = rooms.flatMap(({ id: roomId }) =>
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ roomId, weekday, opens: 600, closes: 1080 })),
  )
  await db.deleteFrom('appointmentHours').execute()
  await db.insertInto('appointmentHours').values(hours).execute()
}

export async function typeOf(db: Db, kind: 'visit' | 'fitting' | 'video') {
  return db
    .selectFrom('appointmentTypes')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
}

/** A moment of the first working day after so many days; minutes of the day. */
export function atelierTime(inDays: number, minutes: number): Date {
  let day = addDays(saoPauloDay(new Date()), inDays)
  while (isNationalHoliday(day)) day = addDays(day, 1)
  return saoPauloInstant(day, minutes % DAY_MINUTES)
}

/** A visit in ten days, booked and not confirmed. */
export async function anAppointment(db: Db, values: Partial<Insertable<Appointments>> = {}) {
  const type = await typeOf(db, 'visit')
  const startsAt = values.startsAt instanceof Date ? values.startsAt : atelierTime(10, 600)
  const room = await db
    .selectFrom('fittingRooms')
    .select('id')
    .where('kind', '=', 'atelier')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const endsAt = new Date(startsAt.getTime() + type.minutes * 60_000)
  return db
    .insertInto('appointments')
    .values({
      ...{ typeId: type.id, roomId: room.id, name: 'Carolina Dias', email: 'carolina@exemplo.test' },
      ...{ phone: '(11) 90000-0000', state: 'booked', startsAt, endsAt },
      busyUntil: new Date(endsAt.getTime() + type.bufferMinutes * 60_000),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
