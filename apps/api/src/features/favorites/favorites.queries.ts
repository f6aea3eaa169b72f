import type { Db, Tx } from '../../db/connection.ts'

export async function listProductIds(db: Db, userId: number, limit: number): Promise<number[]> {
  const rows = await stillSold(db, userId)
    .select('productId')
    .orderBy('favorites.createdAt', 'desc')
    .orderBy('productId', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ productId }) => productId)
}

export async function count(db: Db, userId: number): Promise<number> {
  const { total } = await stillSold(db, userId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A product that is no longer sold stays a favourite, in case it returns, but does not count meanwhile. */
function stillSold(db: Db, userId: number) {
  return db
    .selectFrom('favorites')
    .innerJoin('products', 'products.id', 'favorites.productId')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('hidden', '=', false)
}

/** Favourites that are hidden and may return; deleted products do not count. */
export async function countHidden(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('favorites')
    .innerJoin('products', 'products.id', 'favorites.productId')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('hidden', '=', true)
    .executeTakeFirstOrThrow()
  return total
}

/** Locks the account, so that no concurrent request adds favourites while they are counted. */
export async function holdOffOthers(tx: Tx, userId: number) {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

interface Favorite {
  userId: number
  productId: number
}

/** True when the product was not a favourite before. */
export async function add(tx: Tx, favorite: Favorite): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('favorites')
    .values(favorite)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export async function remove(db: Db, { userId, productId }: Favorite) {
  await db.deleteFrom('favorites').where('userId', '=', userId).where('productId', '=', productId).execute()
}
