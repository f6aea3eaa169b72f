import { pictureUpload } from '@shop/contract/constants'
import type { Failure } from '@shop/contract/failures'
import { reviewPhotos } from '@shop/contract/review-photos'
import { type NewReview, type Review, reviews } from '@shop/contract/reviews'
import { call } from '~/lib/api.ts'
import { callSignedIn } from '~/lib/call-signed-in.ts'
import { failureText } from '~/lib/failure-text.ts'
import { readToken } from '~/lib/session.ts'
import { uploadSignedIn } from '~/lib/upload.ts'
import { REVIEWS_PAGE_SIZE } from './page-size.ts'
import { type ShownReviews, shownReviews } from './shown-reviews.ts'

export function writeReview(token: string, review: NewReview): Promise<Review> {
  return callSignedIn(reviews.write, { token, body: review })
}

const failure: Failure = { message: 'A foto não foi enviada.' }

/** Returns why it failed. */
export async function uploadPhoto(token: string, id: number, file: File): Promise<string | undefined> {
  if (!isPicture(file)) return 'Use uma foto em JPG, PNG ou WebP, de até 10 MB.'
  try {
    await uploadSignedIn(reviewPhotos.upload, { params: { id }, files: [{ field: 'file', file }], token })
    return undefined
  } catch (error) {
    return failureText(error, failure)
  }
}

export function photoFailure(because: string) {
  return `A avaliação foi enviada, mas a foto não. ${because} Troque ou tire a foto e envie de novo.`
}

function isPicture({ type, size }: File) {
  return pictureUpload.types.some((accepted) => accepted === type) && size <= pictureUpload.maxBytes
}

/** Sends the token to bypass the public cache, which may not contain the new review yet. */
export async function reloadReviews(productId: number): Promise<ShownReviews> {
  const query = { productId, limit: REVIEWS_PAGE_SIZE }
  return shownReviews(await call(reviews.list, { query, token: readToken() }))
}
