import { formatDate } from '@shop/contract/dates'
import type { Review, ReviewPage } from '@shop/contract/reviews'

/** A review as the page prints it. */
export interface ShownReview {
  id: number
  rating: number
  title: string
  comment: string
  name: string
  date: string
  verified: boolean
  /** What the atelier answered. */
  reply?: { text: string; date: string }
}

/** What a product's page carries of its reviews. */
export interface ShownReviews {
  average: number
  total: number
  /** How many gave 1, 2, … 5 stars. */
  histogram: number[]
  /** How many the atelier has hidden. */
  removed: number
  list: ShownReview[]
}

export function shownReviews({ average, total, histogram, removed = 0, reviews }: ReviewPage): ShownReviews {
  return { average, total, histogram, removed, list: reviews.map(shownReview) }
}

export function shownReview(review: Review): ShownReview {
  const { id, rating, title, comment, userName, reviewedAt, verifiedPurchase, reply } = review
  return {
    id,
    rating,
    title,
    comment,
    name: userName,
    date: formatDate(reviewedAt),
    verified: verifiedPurchase,
    ...(reply && { reply: { text: reply.text, date: formatDate(reply.repliedAt) } }),
  }
}
