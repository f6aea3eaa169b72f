import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

/** An arbitrary constant: serialises administrators who count and add featured products. */
const FEATURED_LOCK = 5_201

export async function lockFeatured(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FEATURED_LOCK})`.execute(tx)
}

export async function lockRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** In the order of the home page. */
export function featured(db: Db) {
  return db
    .selectFrom('products')
    .select(['id', 'name', 'featuredPosition as position'])
    .where('featured', '=', true)
    .where('deletedAt', 'is', null)
    .where('hidden', '=', false)
    .orderBy('featuredPosition', (order) => order.asc().nullsLast())
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Increments the version, because the lists that show them change. */
export async function place(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await tx
      .updateTable('products')
      .set((eb) => ({ featuredPosition: index + 1, version: eb('version', '+', 1), updatedAt: sql`now()` }))
      .where('id', '=', id)
      .where('featuredPosition', 'is distinct from', index + 1)
      .execute()
  }
}
