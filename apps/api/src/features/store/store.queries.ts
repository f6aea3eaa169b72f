import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db, Tx } from '../../db/connection.ts'

export async function settings(db: Db): Promise<Map<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Administrators save one after the other; reads are not blocked. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx)
}

export async function saveSettings(
  tx: Tx,
  editorId: number,
  settings: Record<string, unknown>,
): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
    updatedBy: editorId,
  }))
  await tx
    .insertInto('settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value'), updatedBy: ref('excluded.updatedBy') })),
    )
    .execute()
}

/** Each with the number of its products, its cover, and the first picture of its first product. */
export function collections(db: Db) {
  return collectionsQuery(db).execute()
}

export function collectionsQuery(db: Db) {
  return db
    .selectFrom('categories')
    .select(['name', 'description', 'isHidden'])
    .select((eb) => [
      eb
        .selectFrom('products')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        // A deleted product has no category. Filtering by `deleted_at` too would read every row, not only the index.
        .whereRef('products.categoryId', '=', 'categories.id')
        .where('hidden', '=', false)
        .as('count'),
      jsonObjectFrom(
        eb
          .selectFrom('products')
          .innerJoin('productImages', 'productImages.productId', 'products.id')
          .select(['hash', 'alt', 'width', 'height', 'placeholder', 'widths'])
          .whereRef('products.collection', '=', 'categories.name')
          .where('deletedAt', 'is', null)
          .where('hidden', '=', false)
          .orderBy('products.id')
          .orderBy('position')
          .limit(1),
      ).as('picture'),
      jsonObjectFrom(
        eb
          .selectFrom('siteImages')
          .select(['hash', 'width', 'height', 'placeholder', 'widths'])
          .select(eb.fn.coalesce('categories.imageAlt', sql.lit('')).as('alt'))
          .whereRef('siteImages.hash', '=', 'categories.imageHash'),
      ).as('cover'),
    ])
    .orderBy('position')
    .orderBy('name')
}

export async function adminEmails(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('blockedAt', 'is', null)
    .execute()
  return rows.map(({ email }) => email)
}
