import { receivedMoneyStates } from '@shop/contract/payment-state'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/connection.ts'
import { createdMicrosOf, isOlder, type Position } from '../../db/newest-first.ts'
import type { DB, ReviewFit, ReviewState } from '../../db/tables.gen.ts'

export type ReviewRow = Awaited<ReturnType<typeof list>>[number]

interface Page {
  limit: number
  after?: Position | undefined
}

export function list(db: Db, productId: number, page: Page) {
  return listQuery(db, productId, page).execute()
}

function writtenReviews(db: Db) {
  return db
    .selectFrom('reviews')
    .leftJoin('users', 'users.id', 'reviews.userId')
    .select(['reviews.id', 'rating', 'title', 'comment', 'users.name as authorName'])
    .select((eb) => [
      'reviews.createdAt as reviewedAt',
      createdMicrosOf('reviews').as('createdMicros'),
      purchaseOf(eb).as('purchaseId'),
      'reviews.state',
      // A reply to a text that the author has since replaced is not shown.
      sql<string | null>`case when replied_at >= reviews.created_at then reply end`.as('reply'),
      'repliedAt',
    ])
    .select(['wornSize', 'heightCm', 'heelMm as heel', 'fit', approvedPhoto.as('photo')])
}

/** Looked up per review, as the purchase is. */
const approvedPhoto = sql<{ id: number; width: number; height: number } | null>`(
  select json_build_object('id', photos.id, 'width', width, 'height', height) from review_photos as photos
  where review_id = reviews.id and approved_at is not null)`

/** Looked up per review in the author's few orders: with `exists` the planner would collect all purchases first. */
export function purchaseOf(eb: ExpressionBuilder<DB, 'reviews'>) {
  return eb
    .selectFrom('orders')
    .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
    .select('orders.id')
    .whereRef('orders.userId', '=', 'reviews.userId')
    .whereRef('orderItems.productId', '=', 'reviews.productId')
    .where('paymentState', 'in', receivedMoneyStates)
    .where('cancelledAt', 'is', null)
    .limit(1)
}

export function listQuery(db: Db, productId: number, { limit, after }: Page) {
  return writtenReviews(db)
    .where('reviews.productId', '=', productId)
    .where('reviews.state', '=', 'shown')
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
    .where('state', '=', 'shown')
    .groupBy('rating')
}

export async function countHidden(db: Db, productId: number): Promise<number> {
  const { count } = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('productId', '=', productId)
    .where('state', '=', 'hidden')
    .executeTakeFirstOrThrow()
  return count
}

/** Whether the customer has a paid order with the product. */
export async function hasBought(db: Db, userId: number, productId: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
    .select('orders.id')
    .where('orders.userId', '=', userId)
    .where('productId', '=', productId)
    .where('paymentState', 'in', receivedMoneyStates)
    .where('cancelledAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

export function read(db: Db, id: number) {
  return writtenReviews(db).where('reviews.id', '=', id).executeTakeFirstOrThrow()
}

interface Written {
  productId: number
  userId: number
  rating: number
  title: string
  comment: string
  state: ReviewState
  wornSize: string | null
  heightCm: number | null
  heelMm: number | null
  fit: ReviewFit | null
}

/**
 * Returns the id. A customer has one review per product: the next one replaces it and gets a new date. A hidden review
 * stays hidden until the atelier has read the new text.
 */
export async function write(tx: Tx, review: Written): Promise<number> {
  const { rating, title, comment, state, wornSize, heightCm, heelMm, fit } = review
  const { id } = await tx
    .insertInto('reviews')
    .values(review)
    .onConflict((conflict) =>
      conflict.columns(['productId', 'userId']).doUpdateSet({
        rating,
        title,
        comment,
        wornSize,
        heightCm,
        heelMm,
        fit,
        state: sql<ReviewState>`case reviews.state when 'hidden' then 'hidden' else ${state}::review_state end`,
        createdAt: sql`now()`,
        atelierNotifiedAt: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whether the atelier got an email about reviews within the last `minutes`. */
export async function wasNotified(tx: Tx, { kind, minutes }: { kind: string; minutes: number }) {
  const { rows } = await sql`select from mails
    where kind = ${kind} and created_at > now() - ${minutes} * interval '1 minute' limit 1`.execute(tx)
  return rows.length > 0
}

/** Reviews not notified yet, oldest first; marks them as notified. */
export async function takeUnnotified(tx: Tx) {
  const { rows } = await sql<{
    id: number
    createdMicros: number
    rating: number
    title: string
    comment: string
    state: ReviewState
    productName: string
  }>`with taken as (
      update reviews set atelier_notified_at = now() where atelier_notified_at is null returning *
    )
    select taken.id, (extract(epoch from taken.created_at) * 1000000)::bigint as "createdMicros", rating, title, comment,
      taken.state, products.name as "productName"
    from taken join products on products.id = product_id
    order by taken.created_at, taken.id`.execute(tx)
  return rows
}
