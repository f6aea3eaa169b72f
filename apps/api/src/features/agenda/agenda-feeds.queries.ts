import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export function list(db: Db, userId: number) {
  return db
    .selectFrom('agendaFeeds')
    .select(['id', 'createdAt', 'readAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
}

export async function insert(tx: Tx, userId: number, tokenHash: Buffer): Promise<number> {
  const { id } = await tx
    .insertInto('agendaFeeds')
    .values({ userId, tokenHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function remove(tx: Tx, id: number, userId: number) {
  return tx
    .deleteFrom('agendaFeeds')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
}

/** Who no longer works as an administrator no longer reads it either. */
export function use(db: Db, tokenHash: Buffer) {
  return db
    .updateTable('agendaFeeds')
    .from('users')
    .set({ readAt: sql`now()` })
    .whereRef('users.id', '=', 'userId')
    .where('tokenHash', '=', tokenHash)
    .where('role', '=', 'admin')
    .where('blockedAt', 'is', null)
    .returning('agendaFeeds.id')
    .executeTakeFirst()
}

/** From a month ago on. The service shortens the names. */
export function appointments(db: Db) {
  return db
    .selectFrom('appointments')
    .innerJoin('appointmentTypes', 'appointmentTypes.id', 'typeId')
    .innerJoin('fittingRooms', 'fittingRooms.id', 'roomId')
    .select(['uid', 'sequence', 'appointments.state', 'startsAt', 'endsAt', 'appointments.name'])
    .select(['appointmentTypes.name as typeName', 'fittingRooms.name as roomName'])
    .where('appointments.state', '!=', 'held')
    .where('startsAt', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('startsAt')
    .orderBy('appointments.id')
    .execute()
}
