import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export function find(db: Db, email: string, tokenHashes: readonly Buffer[]) {
  return db
    .selectFrom('knownDevices')
    .innerJoin('users', 'users.id', 'knownDevices.userId')
    .select('knownDevices.id')
    .where('email', '=', email)
    .where('tokenHash', 'in', tokenHashes)
    .where('expiresAt', '>', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst()
}

export function insert(tx: Tx, device: { userId: number; tokenHash: Buffer }, days: number) {
  return tx
    .insertInto('knownDevices')
    .values({ ...device, expiresAt: sql`now() + ${days} * interval '1 day'` })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function deleteBeyond(tx: Tx, userId: number, newest: number) {
  await tx
    .deleteFrom('knownDevices')
    .where('userId', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('knownDevices')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('id', 'desc')
        .limit(newest),
    )
    .execute()
}

/** All devices of the account, except the one of the given session. */
export async function deleteAll(tx: Tx, userId: number, { butOfSession }: { butOfSession?: number } = {}) {
  await tx.deleteFrom('knownDevices').where('userId', '=', userId).where(isNotOf(butOfSession)).execute()
}

/** The device of a session, unless the remaining session was opened on it too. */
export async function deleteOf(tx: Tx, sessionId: number, { butOfSession }: { butOfSession: number }) {
  await tx
    .deleteFrom('knownDevices')
    .where('id', '=', deviceOf(sessionId))
    .where(isNotOf(butOfSession))
    .execute()
}

export async function deleteExpired(db: Db) {
  await db.deleteFrom('knownDevices').where('expiresAt', '<', sql<Date>`now()`).execute()
}

function deviceOf(sessionId: number) {
  return sql<number>`(select known_device_id from sessions where id = ${sessionId})`
}

function isNotOf(sessionId: number | undefined) {
  if (sessionId === undefined) return sql<boolean>`true`
  return sql<boolean>`known_devices.id is distinct from ${deviceOf(sessionId)}`
}
