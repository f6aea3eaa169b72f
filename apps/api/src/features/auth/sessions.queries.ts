import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

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
