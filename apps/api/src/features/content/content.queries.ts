import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

/** Saves of the same content wait for each other; readers do not. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content:${key}`}, 0))`.execute(tx)
}

export function draft(db: Db, key: string) {
  return db.selectFrom('contentDrafts').select(['value', 'savedAt']).where('key', '=', key).executeTakeFirst()
}

export function published(db: Db, key: string) {
  return db
    .selectFrom('contentVersions')
    .select(['version', 'value', 'publishedAt'])
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function publishedVersion(db: Db, key: string) {
  return db
    .selectFrom('contentVersions')
    .select('version')
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function atVersion(db: Db, key: string, version: number) {
  return db
    .selectFrom('contentVersions')
    .select('value')
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** The newest first. */
export function versions(db: Db, key: string) {
  return db
    .selectFrom('contentVersions')
    .leftJoin('users', 'users.id', 'publishedBy')
    .select(['version', 'publishedAt', 'users.name as publishedBy'])
    .where('key', '=', key)
    .orderBy('version', 'desc')
    .execute()
}

export async function saveDraft(tx: Tx, key: string, value: unknown, editorId: number): Promise<void> {
  const row = { value: JSON.stringify(value), savedBy: editorId, savedAt: sql<Date>`now()` }
  await tx
    .insertInto('contentDrafts')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

export async function removeDraft(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('contentDrafts').where('key', '=', key).execute()
}

/** As the newest. */
export async function publish(
  tx: Tx,
  key: string,
  { value, publisherId }: { value: unknown; publisherId: number },
): Promise<void> {
  await sql`
    insert into content_versions (key, version, value, published_by)
    select ${key}, coalesce(max(version), 0) + 1, ${JSON.stringify(value)}::jsonb, ${publisherId}
    from content_versions where key = ${key}`.execute(tx)
}

/** But for the last ones. */
export async function removeVersions(tx: Tx, key: string, stored: number): Promise<void> {
  await sql`
    delete from content_versions where key = ${key} and version <=
      (select max(version) from content_versions where key = ${key}) - ${stored}::integer`.execute(tx)
}

export async function addPreview(db: Db, tokenHash: Buffer, hours: number): Promise<void> {
  await sql`delete from content_previews where expires_at < now()`.execute(db)
  await sql`
    insert into content_previews (token_hash, expires_at)
    values (${tokenHash}, now() + make_interval(hours => ${hours}))`.execute(db)
}

export function preview(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('contentPreviews')
    .select('expiresAt')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}
