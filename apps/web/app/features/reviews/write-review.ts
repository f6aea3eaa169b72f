import { type NewReview, reviews } from '@shop/contract/reviews'
import { call } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { readToken } from '~/lib/session.ts'
import { REVIEWS_PAGE_SIZE } from './page-size.ts'
import { type ShownReviews, shownReviews } from './shown-reviews.ts'

/** Returns whether the review is already published. */
export async function writeReview(token: string, review: NewReview): Promise<boolean> {
  const { published = true } = await callSignedIn(reviews.write, { token, body: review })
  return published
}

/** Sends the token to bypass the public cache, which may not contain the new review yet. */
export async function reloadReviews(productId: number): Promise<ShownReviews> {
  const query = { productId, limit: REVIEWS_PAGE_SIZE }
  return shownReviews(await call(reviews.list, { query, token: readToken() }))
}
