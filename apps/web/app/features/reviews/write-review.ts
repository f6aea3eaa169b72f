import { type NewReview, reviews } from '@shop/contract/reviews'
import { call } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { readToken } from '~/lib/session.ts'
import { REVIEWS_AT_ONCE } from './at-once.ts'
import { type ShownReviews, shownReviews } from './shown-reviews.ts'

/** Whether the shop shows it already. */
export async function writeReview(token: string, review: NewReview): Promise<boolean> {
  const { published = true } = await callSignedIn(reviews.write, { token, body: review })
  return published
}

/** With a token, so that no copy made for the public answers: it may not yet know what was just written. */
export async function reloadReviews(productId: number): Promise<ShownReviews> {
  const query = { productId, limit: REVIEWS_AT_ONCE }
  return shownReviews(await call(reviews.list, { query, token: readToken() }))
}
