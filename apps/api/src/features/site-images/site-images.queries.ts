import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export interface NewSiteImage {
  hash: string
  width: number
  height: number
  placeholder: string
  createdBy: number
}

/** The same picture again counts as new, so that the sweep leaves its uploader the time to use it. */
export function upsert(tx: Tx, image: NewSiteImage) {
  return tx
    .insertInto('siteImages')
    .values(image)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ createdAt: sql`now()` }))
    .returning(['hash', 'width', 'height', 'placeholder', 'widths'])
    .executeTakeFirstOrThrow()
}

export function find(db: Db, hashes: readonly string[]) {
  return db
    .selectFrom('siteImages')
    .select(['hash', 'width', 'height', 'placeholder', 'widths'])
    .where('hash', 'in', hashes)
    .execute()
}

/** Whatever stores the hash of a picture adds its line to `used`. */
export async function removeUnused(tx: Tx, days: number) {
  await sql`
    with used (hash) as (
      select jsonb_path_query(value, '$.**.hash') #>> '{}' from content_versions
      union select jsonb_path_query(value, '$.**.hash') #>> '{}' from content_drafts
      union select image_hash from categories where image_hash is not null
    )
    delete from site_images
    where created_at < now() - ${days} * interval '1 day'
      and not exists (select from used where used.hash = site_images.hash)`.execute(tx)
}
