import { formatDate } from '@shop/contract/dates'
import { formatFit, formatHeel, formatHeight } from '@shop/contract/review-fit'
import { reviewPhotoUrl } from '@shop/contract/review-photos'
import type { Review, ReviewPage } from '@shop/contract/reviews'

/** A review as displayed. */
export interface ShownReview {
  id: number
  rating: number
  title: string
  comment: string
  name: string
  date: string
  verified: boolean
  /** The atelier's reply. */
  reply?: { text: string; date: string }
  /** The size that the author wore. */
  size?: string
  /** '1,68 m' */
  height?: string
  /** 'salto de 8 cm' */
  heel?: string
  /** 'veste como o esperado' */
  fit?: string
  photo?: { src: string; width: number; height: number }
}

/** The reviews as a product's page contains them. */
export interface ShownReviews {
  average: number
  total: number
  /** How many reviews gave 1, 2, … 5 stars. */
  histogram: number[]
  /** How many reviews the atelier has hidden. */
  removed: number
  list: ShownReview[]
}

export function shownReviews({ average, total, histogram, removed = 0, reviews }: ReviewPage): ShownReviews {
  return { average, total, histogram, removed, list: reviews.map(shownReview) }
}

export function shownReview(review: Review): ShownReview {
  const { id, rating, title, comment, userName, reviewedAt, verifiedPurchase, reply } = review
  const { wornSize, heightCm, heel, fit, photo } = review
  return {
    id,
    rating,
    title,
    comment,
    name: userName,
    date: formatDate(reviewedAt),
    verified: verifiedPurchase,
    ...(wornSize && { size: wornSize }),
    ...(heightCm && { height: formatHeight(heightCm) }),
    ...(typeof heel === 'number' && { heel: formatHeel(heel) }),
    ...(fit && { fit: formatFit(fit) }),
    ...(photo && { photo: { src: reviewPhotoUrl(photo.id), width: photo.width, height: photo.height } }),
    ...(reply && { reply: { text: reply.text, date: formatDate(reply.repliedAt) } }),
  }
}
