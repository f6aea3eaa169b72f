import { sql, type UpdateObject } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { DB } from '../../db/tables.gen.ts'

/** With its type, in use or not: what was booked stays changeable. */
export function findWithType(db: Db, id: number) {
  return db
    .selectFrom('appointments')
    .innerJoin('appointmentTypes', 'appointmentTypes.id', 'typeId')
    .select([
      'appointmentTypes.id',
      'appointmentTypes.name',
      'kind',
      'description',
      'minutes',
      'bufferMinutes',
      'noticeHours',
    ])
    .where('appointments.id', '=', id)
    .executeTakeFirst()
}

/** Whether it is changed in time is decided by the clock of the database. */
export function lock(tx: Tx, id: number) {
  return tx
    .selectFrom('appointments')
    .select(['id', 'state', 'startsAt', sql<Date>`now()`.as('now')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

type Values = Pick<
  UpdateObject<DB, 'appointments'>,
  'state' | 'roomId' | 'startsAt' | 'endsAt' | 'busyUntil' | 'confirmedAt' | 'cancelledAt'
>

/** `isSeen`: calendars show the change. */
export async function save(tx: Tx, id: number, values: Values, { isSeen }: { isSeen: boolean }) {
  await tx
    .updateTable('appointments')
    .set((eb) => ({
      ...values,
      version: eb('version', '+', 1),
      ...(isSeen && { sequence: eb('sequence', '+', 1) }),
    }))
    .where('id', '=', id)
    .execute()
}
