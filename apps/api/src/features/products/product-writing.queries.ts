import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Tx } from '../../db/connection.ts'

export interface ProductValues {
  name: string
  description: string
  priceCents: number
  categoryId: number
  featured?: boolean | undefined
  featuredPosition?: number | null | undefined
  sizes?: string[] | undefined
  colors?: string[] | undefined
  facts?: string | undefined
}

/** Share lock, so that the category is neither renamed nor removed before the product is in it. */
export function findCategory(tx: Tx, name: string) {
  return tx.selectFrom('categories').select('id').where('name', '=', name).forShare().executeTakeFirst()
}

export async function hasCategories(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('categories').select('id').limit(1).executeTakeFirst()) !== undefined
}

export function insert(tx: Tx, values: ProductValues) {
  return tx.insertInto('products').values(values).returning('id').executeTakeFirstOrThrow()
}

/** Locks the row, so that concurrent saves run in sequence. */
export function lock(tx: Tx, id: number) {
  return tx
    .selectFrom('products')
    .select(['id', 'name', 'version', 'stockAvailable', 'stockMode', 'featured', 'hidden', 'colors'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function update(tx: Tx, id: number, values: ProductValues) {
  await tx.updateTable('products').set(values).where('id', '=', id).execute()
}

export async function markDeleted(tx: Tx, id: number) {
  await tx
    .updateTable('products')
    .set({ deletedAt: sql`now()`, categoryId: null })
    .where('id', '=', id)
    .execute()
}

/** All fields that the form writes, compared by the audit log. */
export async function snapshot(tx: Tx, id: number) {
  const { id: _, ...fields } = await snapshotsQuery(tx, [id]).executeTakeFirstOrThrow()
  return fields
}

export async function snapshots(tx: Tx, ids: readonly number[]) {
  const rows = await snapshotsQuery(tx, ids).execute()
  return new Map(rows.map(({ id, ...fields }) => [id, fields]))
}

function snapshotsQuery(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('products')
    .select([
      'id',
      'name',
      'description',
      'priceCents',
      'collection',
      'featured',
      'hidden',
      'sizes',
      'colors',
      'facts',
      'stockAvailable as stockQuantity',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('productImages')
          .select(['hash', 'alt', 'color'])
          .whereRef('productId', '=', 'products.id')
          .orderBy('position'),
      ).as('images'),
    )
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
}
