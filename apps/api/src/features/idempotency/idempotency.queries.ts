import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

export interface Attempt {
  userId: number
  key: string
  fingerprint: Buffer
}

/**
 * Claims the key if it is free: unknown, expired, or left behind by a process that died while handling the same body.
 * Returns the time of the claim in microseconds, which identifies it among all claims of this key.
 */
export async function claim(
  db: Db,
  { userId, key, fingerprint }: Attempt,
  leaseSeconds: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ claimedAt: string }>`
    insert into idempotency_keys as known (user_id, key, fingerprint) values (${userId}, ${key}, ${fingerprint})
    on conflict (user_id, key) do update set
      fingerprint = excluded.fingerprint, status = 'in_progress', response_status = null, response_body = null,
      order_id = null, created_at = excluded.created_at, expires_at = excluded.expires_at
    where known.expires_at <= now() or (
      known.status = 'in_progress' and known.fingerprint = excluded.fingerprint
      and known.created_at <= now() - make_interval(secs => ${leaseSeconds})
    )
    returning created_at::text as claimed_at`.execute(db)
  return rows[0]?.claimedAt
}

export function find(db: Db, userId: number, key: string) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'responseStatus', 'responseBody', 'orderId'])
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Whether the same account has made this call before with the same body. */
export async function isStored(db: Db, { userId, key, fingerprint }: Attempt): Promise<boolean> {
  const found = await db
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('fingerprint', '=', fingerprint)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return found !== undefined
}

interface Claimed {
  userId: number
  key: string
  claimedAt: string
}

interface Stored {
  responseStatus: number
  responseBody: string | null
  orderId: number | null
}

export async function complete(db: Db, claimed: Claimed, stored: Stored) {
  await db
    .updateTable('idempotencyKeys')
    .set({ status: 'completed', ...stored })
    .where('userId', '=', claimed.userId)
    .where('key', '=', claimed.key)
    .where(isStill(claimed))
    .execute()
}

export async function release(db: Db, claimed: Claimed) {
  await db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', claimed.userId)
    .where('key', '=', claimed.key)
    .where(isStill(claimed))
    .execute()
}

/** A late call whose claim was taken over must not change the newer claim. */
function isStill({ claimedAt }: Claimed) {
  return sql<boolean>`status = 'in_progress' and created_at = ${claimedAt}::timestamptz`
}

export async function deleteExpired(db: Db) {
  await db.deleteFrom('idempotencyKeys').where('expiresAt', '<=', sql<Date>`now()`).execute()
}
