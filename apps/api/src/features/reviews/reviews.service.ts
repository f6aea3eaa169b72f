import { ratingScale } from '@shop/contract/constants'
import { madeToMeasureSize } from '@shop/contract/offers'
import type { NewReview, Review, ReviewPage } from '@shop/contract/reviews'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { pageOf, positionOf } from '../../lib/newest-first-cursor.ts'
import { readProduct } from '../products/products.service.ts'
import { readReviewRules } from '../store/store.service.ts'
import { notifyAtelierSoon } from './review-emails.service.ts'
import { removePhotoOf } from './review-photos.service.ts'
import * as queries from './reviews.queries.ts'

const DEFAULT_LIMIT = 100
/** Shown instead of the name of a deleted account. */
export const NO_NAME = 'Cliente'

interface Query {
  productId: number
  limit?: number | undefined
  cursor?: string | undefined
}

export async function readPage(db: Db, { productId, limit = DEFAULT_LIMIT, cursor }: Query) {
  const after = cursor === undefined ? undefined : positionOf(cursor)
  const [rows, counts, removed] = await Promise.all([
    // One extra row shows whether there is a next page.
    queries.list(db, productId, { limit: limit + 1, after }),
    queries.countByRating(db, productId),
    queries.countHidden(db, productId),
    // Rejects a product that is no longer sold.
    readProduct(db, productId),
  ])
  const { shown, nextCursor } = pageOf(rows, limit)
  const page: ReviewPage = { reviews: shown.map(present), ...summary(counts), removed }
  return { page, nextCursor }
}

export function writeReview(db: Db, userId: number, review: NewReview): Promise<Review> {
  return db.transaction().execute(async (tx) => {
    const { sizes } = await readProduct(tx, review.productId)
    const { buyersOnly, approveFirst } = await readReviewRules(tx)
    if (buyersOnly && !(await queries.hasBought(tx, userId, review.productId)))
      throw new AppError('review_of_buyers_only')
    const state = approveFirst ? 'pending' : 'shown'
    const id = await queries.write(tx, { ...written(review, sizes), userId, state })
    // The new review replaces the whole of the earlier one; a photo is sent after it.
    await removePhotoOf(tx, id)
    await notifyAtelierSoon(tx)
    const row = await queries.read(tx, id)
    return { ...present(row), published: row.state === 'shown' }
  })
}

function written({ wornSize, heightCm, heel, fit, ...review }: NewReview, sizes: readonly string[]) {
  if (wornSize && wornSize !== madeToMeasureSize && !sizes.includes(wornSize)) {
    throw new AppError('invalid_input', { fields: { wornSize: 'Escolha um tamanho desta peça.' } })
  }
  return {
    ...review,
    wornSize: wornSize || null,
    heightCm: heightCm ?? null,
    heelMm: heel ?? null,
    fit: fit ?? null,
  }
}

/** Over all reviews, whichever page is shown. */
function summary(counts: { rating: number; count: number }[]) {
  const histogram = Array.from(
    { length: ratingScale },
    (_, stars) => counts.find(({ rating }) => rating === stars + 1)?.count ?? 0,
  )
  const total = histogram.reduce((sum, count) => sum + count, 0)
  const stars = histogram.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return { average: total === 0 ? 0 : Math.round((stars / total) * 100) / 100, total, histogram }
}

function present(row: queries.ReviewRow): Review {
  const { authorName, purchaseId, reply, repliedAt, wornSize, heightCm, heel, fit, photo, ...rest } = row
  return {
    ...rest,
    ...(wornSize !== null && { wornSize }),
    ...(heightCm !== null && { heightCm }),
    ...(heel !== null && { heel }),
    ...(fit !== null && { fit }),
    ...(photo !== null && { photo }),
    verifiedPurchase: purchaseId !== null,
    userName: authorName ?? NO_NAME,
    ...(reply !== null && repliedAt !== null && { reply: { text: reply, repliedAt } }),
  }
}
