import { sql } from 'kysely'
import type { Db } from '../../db/connection.ts'
import { createdMicrosOf, isOlder, type Position } from '../../db/newest-first.ts'

export type ReviewRow = Awaited<ReturnType<typeof list>>[number]

interface Page {
  limit: number
  after?: Position | undefined
}

export function list(db: Db, productId: number, page: Page) {
  return listQuery(db, productId, page).execute()
}

function shownReviews(db: Db) {
  return db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.userId')
    .select(['reviews.id', 'rating', 'title', 'comment', 'users.name as authorName'])
    .select((eb) => [
      'reviews.createdAt as reviewedAt',
      createdMicrosOf('reviews').as('createdMicros'),
      // One by one, by way of the author's few orders: `exists` would let the planner gather all purchases of the shop.
      eb
        .selectFrom('orders')
        .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
        .select('orders.id')
        .whereRef('orders.userId', '=', 'reviews.userId')
        .whereRef('orderItems.productId', '=', 'reviews.productId')
        .where('paymentState', '=', 'paid')
        .limit(1)
        .as('purchaseId'),
    ])
}

export function listQuery(db: Db, productId: number, { limit, after }: Page) {
  return shownReviews(db)
    .where('reviews.productId', '=', productId)
    .where(after === undefined ? sql<boolean>`true` : isOlder('reviews', after))
    .orderBy('reviews.createdAt', 'desc')
    .orderBy('reviews.id', 'desc')
    .limit(limit)
}

export function countByRating(db: Db, productId: number) {
  return countQuery(db, productId).execute()
}

export function countQuery(db: Db, productId: number) {
  return db
    .selectFrom('reviews')
    .select((eb) => ['rating', eb.fn.countAll<number>().as('count')])
    .where('productId', '=', productId)
    .groupBy('rating')
}

export function read(db: Db, id: number) {
  return shownReviews(db).where('reviews.id', '=', id).executeTakeFirstOrThrow()
}

interface Written {
  productId: number
  userId: number
  rating: number
  title: string
  comment: string
}

/** Answers the id. A customer has one review of a piece: the next takes the place of the last, with its own date. */
export async function write(db: Db, review: Written): Promise<number> {
  const { rating, title, comment } = review
  const { id } = await db
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict
        .columns(['productId', 'userId'])
        .doUpdateSet({ rating, title, comment, createdAt: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
