import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'

/** An account, or the checkout of a guest. */
export type Owner = { userId: number } | { guestKey: string }

export interface Attempt {
  owner: Owner
  key: string
  fingerprint: Buffer
}

/**
 * Claims the key if it is free: unknown, expired, or left behind by a process that died while handling the same body.
 * Returns the time of the claim in microseconds, which identifies it among all claims of this key.
 */
export async function claim(
  db: Db,
  { owner, key, fingerprint }: Attempt,
  leaseSeconds: number,
): Promise<string | undefined> {
  const [column, id] = 'userId' in owner ? [sql`user_id`, owner.userId] : [sql`guest_key`, owner.guestKey]
  const conflict = 'userId' in owner ? sql`(user_id, key)` : sql`(guest_key, key) where guest_key is not null`
  const { rows } = await sql<{ claimedAt: string }>`
    insert into idempotency_keys as known (${column}, key, fingerprint) values (${id}, ${key}, ${fingerprint})
    on conflict ${conflict} do update set
      fingerprint = excluded.fingerprint, status = 'in_progress', response_status = null, response_body = null,
      order_id = null, created_at = excluded.created_at, expires_at = excluded.expires_at
    where known.expires_at <= now() or (
      known.status = 'in_progress' and known.fingerprint = excluded.fingerprint
      and known.created_at <= now() - make_interval(secs => ${leaseSeconds})
    )
    returning created_at::text as claimed_at`.execute(db)
  return rows[0]?.claimedAt
}

export function find(db: Db, owner: Owner, key: string) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'responseStatus', 'responseBody', 'orderId'])
    .where(isOf(owner))
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Whether the same caller has made this call before with the same body. */
export async function isStored(db: Db, { owner, key, fingerprint }: Attempt): Promise<boolean> {
  const found = await db
    .selectFrom('idempotencyKeys')
    .select('key')
    .where(isOf(owner))
    .where('key', '=', key)
    .where('fingerprint', '=', fingerprint)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return found !== undefined
}

interface Claimed {
  owner: Owner
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
    .where(isOf(claimed.owner))
    .where('key', '=', claimed.key)
    .where(isStill(claimed))
    .execute()
}

export async function release(db: Db, claimed: Claimed) {
  await db
    .deleteFrom('idempotencyKeys')
    .where(isOf(claimed.owner))
    .where('key', '=', claimed.key)
    .where(isStill(claimed))
    .execute()
}

function isOf(owner: Owner) {
  return 'userId' in owner
    ? sql<boolean>`user_id = ${owner.userId}`
    : sql<boolean>`guest_key = ${owner.guestKey}::uuid`
}

/** A late call whose claim was taken over must not change the newer claim. */
function isStill({ claimedAt }: Claimed) {
  return sql<boolean>`status = 'in_progress' and created_at = ${claimedAt}::timestamptz`
}

export async function deleteExpired(db: Db) {
  await db.deleteFrom('idempotencyKeys').where('expiresAt', '<=', sql<Date>`now()`).execute()
}
