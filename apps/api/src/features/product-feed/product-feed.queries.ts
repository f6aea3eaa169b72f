import { sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'

export function find(db: Db) {
  return db.selectFrom('productFeed').select(['token', 'createdAt', 'readAt']).executeTakeFirst()
}

/** In place of the one before, if there is one. */
export function save(tx: Tx, token: string) {
  const fresh = { token, createdAt: sql<Date>`now()`, readAt: null }
  return tx
    .insertInto('productFeed')
    .values(fresh)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .returning(['token', 'createdAt', 'readAt'])
    .executeTakeFirstOrThrow()
}

export function remove(tx: Tx) {
  return tx.deleteFrom('productFeed').returning('id').executeTakeFirst()
}

export function use(db: Db, token: string) {
  return db
    .updateTable('productFeed')
    .set({ readAt: sql<Date>`now()` })
    .where('token', '=', token)
    .returning('id')
    .executeTakeFirst()
}

/** By id. Without a picture a product is accepted by neither reader. */
export function listedIds(db: Db, { after, limit }: { after: number; limit: number }) {
  return db
    .selectFrom('products')
    .select('id')
    .where('deletedAt', 'is', null)
    .where('hidden', '=', false)
    .where('id', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('productImages').select('id').whereRef('productId', '=', 'products.id')),
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}
