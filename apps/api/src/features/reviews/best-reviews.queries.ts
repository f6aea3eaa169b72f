import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { purchaseOf } from './reviews.queries.ts'

export function newest(db: Db, limit: number) {
  return newestQuery(db, limit).execute()
}

/**
 * The first condition is that of the index `reviews_best`: five stars, and a text that fits into a quotation whole,
 * because nothing is cut out of what a customer wrote.
 */
export function newestQuery(db: Db, limit: number) {
  return db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.productId')
    .leftJoin('users', 'users.id', 'reviews.userId')
    .select(['reviews.id', 'reviews.productId', 'reviews.userId', 'comment', 'users.name as authorName'])
    .select((eb) => purchaseOf(eb).as('purchaseId'))
    .where(sql<boolean>`reviews.state = 'shown' and rating = 5 and length(comment) <= 240`)
    .where('products.deletedAt', 'is', null)
    .where('products.hidden', '=', false)
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
}
