import { ratingScale } from '@shop/contract/constants'
import type { NewReview, Review, ReviewPage } from '@shop/contract/reviews'
import type { Db } from '../../db/connection.ts'
import { pageOf, positionOf } from '../../lib/newest-first-cursor.ts'
import { readProduct } from '../products/products.service.ts'
import * as queries from './reviews.queries.ts'

const DEFAULT_LIMIT = 100
/** Of an account that is gone, nothing is left to name. */
const NO_NAME = 'Cliente'

interface Query {
  productId: number
  limit?: number | undefined
  cursor?: string | undefined
}

export async function readPage(db: Db, { productId, limit = DEFAULT_LIMIT, cursor }: Query) {
  const after = cursor === undefined ? undefined : positionOf(cursor)
  const [rows, counts] = await Promise.all([
    // One more than asked tells whether there is a next page.
    queries.list(db, productId, { limit: limit + 1, after }),
    queries.countByRating(db, productId),
    // A piece that is no longer sold has no reviews to show either.
    readProduct(db, productId),
  ])
  const { shown, nextCursor } = pageOf(rows, limit)
  return { page: { reviews: shown.map(present), ...summary(counts) } satisfies ReviewPage, nextCursor }
}

export async function writeReview(db: Db, userId: number, review: NewReview): Promise<Review> {
  await readProduct(db, review.productId)
  return present(await queries.read(db, await queries.write(db, { ...review, userId })))
}

/** Of all reviews, whichever page is shown. */
function summary(counts: { rating: number; count: number }[]) {
  const histogram = Array.from(
    { length: ratingScale },
    (_, stars) => counts.find(({ rating }) => rating === stars + 1)?.count ?? 0,
  )
  const total = histogram.reduce((sum, count) => sum + count, 0)
  const stars = histogram.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return { average: total === 0 ? 0 : Math.round((stars / total) * 100) / 100, total, histogram }
}

function present({ authorName, purchaseId, ...row }: queries.ReviewRow): Review {
  return { ...row, verifiedPurchase: purchaseId !== null, userName: authorName ?? NO_NAME }
}
