import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import type { Sessions } from '../../db/tables.gen.ts'

export function findOpen(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id as sessionId', 'users.id as userId', 'users.role'])
    .select(sql<boolean>`last_used_at < now() - interval '1 minute'`.as('rested'))
    .where('tokenHash', '=', tokenHash)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('absoluteExpiresAt', '>', sql<Date>`now()`)
    .where('blockedAt', 'is', null)
    .executeTakeFirst()
}

export function listOpen(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastUsedAt', 'userAgent'])
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .where('absoluteExpiresAt', '>', sql<Date>`now()`)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function lockOpen(tx: Tx, id: number) {
  return tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

type Opening = Pick<
  Insertable<Sessions>,
  'userId' | 'tokenHash' | 'userAgent' | 'ipAddress' | 'knownDeviceId'
>

export async function insert(tx: Tx, session: Opening, seconds: { idle: number; absolute: number }) {
  await tx
    .insertInto('sessions')
    .values({
      ...session,
      expiresAt: sql`now() + ${seconds.idle} * interval '1 second'`,
      absoluteExpiresAt: sql`now() + ${seconds.absolute} * interval '1 second'`,
    })
    .execute()
}

/** The most recently used stay; the caller has locked the account, so counts do not race. */
export async function endBeyond(tx: Tx, userId: number, most: number) {
  const open = sql<boolean>`revoked_at is null and expires_at > now()`
  await tx
    .updateTable('sessions')
    .set({ revokedAt: sql`now()` })
    .where('userId', '=', userId)
    .where(open)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', userId)
        .where(open)
        .orderBy('lastUsedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(most),
    )
    .execute()
}

/** Limits the rows of an account, however often its owner signs in: open sessions stay first, then the last to end. */
export async function deleteBeyond(tx: Tx, userId: number, most: number) {
  await sql`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId}
      order by revoked_at is null and expires_at > now() desc, last_used_at desc, id desc offset ${most}
    )`.execute(tx)
}

export async function extend(db: Db, id: number, idleSeconds: number) {
  await db
    .updateTable('sessions')
    .set({
      lastUsedAt: sql`now()`,
      expiresAt: sql`least(now() + ${idleSeconds} * interval '1 second', absolute_expires_at)`,
    })
    .where('id', '=', id)
    .where('revokedAt', 'is', null)
    .execute()
}

export async function revoke(db: Db, id: number) {
  await db.updateTable('sessions').set({ revokedAt: sql`now()` }).where('id', '=', id).execute()
}

/** False when this account has no such open session. */
export async function revokeOf(db: Db, userId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revokedAt: sql`now()` })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function revokeAll(tx: Tx, userId: number, { but }: { but: number | undefined }) {
  await tx
    .updateTable('sessions')
    .set({ revokedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? 0))
    .execute()
}

/** Ended sessions stay for a while: they show from which networks the owner has signed in before. */
export async function deleteEnded(db: Db, days: number) {
  await db
    .deleteFrom('sessions')
    .where(sql<Date>`least(revoked_at, expires_at)`, '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .execute()
}
