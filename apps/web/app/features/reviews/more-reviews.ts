import { nextCursorHeader } from '@shop/contract/constants'
import { reviews } from '@shop/contract/reviews'
import { type ApiFetch, send } from '~/lib/api.ts'
import { REVIEWS_PAGE_SIZE } from './page-size.ts'
import { type ShownReview, shownReview } from './shown-reviews.ts'

interface Step {
  list: ShownReview[]
  /** The cursor of the next batch; null at the end. */
  next: string | null
}

/**
 * The reviews after the cursor `place`. The document does not contain the cursor of its own list, so the first call
 * looks it up.
 */
export async function moreReviews(productId: number, place: string | null): Promise<Step> {
  const from = place ?? (await reviewsFrom(productId, undefined)).next
  return from === null ? { list: [], next: null } : reviewsFrom(productId, from)
}

async function reviewsFrom(productId: number, cursor: string | undefined): Promise<Step> {
  let next: string | null = null
  const fetchPage: ApiFetch = async (path, init) => {
    const response = await fetch(path, init)
    next = response.headers.get(nextCursorHeader)
    return response
  }
  const page = await send(fetchPage, reviews.list, { query: { productId, limit: REVIEWS_PAGE_SIZE, cursor } })
  return { list: page.reviews.map(shownReview), next }
}
