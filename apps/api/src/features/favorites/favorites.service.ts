import type { Product } from '@shop/contract/products'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { readProduct, readProducts } from '../products/products.service.ts'
import * as queries from './favorites.queries.ts'

/** More than a customer looks at. The list is read as a whole, so without a limit it could overload the shop. */
const MOST_FAVORITES = 500

/** The newest first. */
export async function readFavorites(db: Db, userId: number, most = MOST_FAVORITES): Promise<Product[]> {
  return readProducts(db, await favoriteIds(db, userId, most))
}

export function favoriteIds(db: Db, userId: number, most: number): Promise<number[]> {
  return queries.listProductIds(db, userId, most)
}

/** How many favourites are currently hidden in the shop. */
export async function countUnavailable(db: Db, userId: number) {
  return { count: await queries.countHidden(db, userId) }
}

/** Idempotent: a double click, or the same click in two tabs, is no error. */
export async function addFavorite(db: Db, userId: number, productId: number) {
  await readProduct(db, productId)
  await db.transaction().execute(async (tx) => {
    await queries.holdOffOthers(tx, userId)
    const isNew = await queries.add(tx, { userId, productId })
    if (isNew && (await queries.count(tx, userId)) > MOST_FAVORITES) throw new AppError('too_many_favorites')
  })
}

/** Removing a product that is not a favourite, or no longer sold, is no error. */
export async function removeFavorite(db: Db, userId: number, productId: number) {
  await queries.remove(db, { userId, productId })
}
