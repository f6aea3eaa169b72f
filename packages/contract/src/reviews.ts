import { cursor, id, idNumber, pageLimit, timestamp } from './codecs.ts'
import { ratingScale } from './constants.ts'
import type { Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { picture } from './products.ts'
import { reviewFit, reviewFitNames } from './review-fit.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const review = wire(
  {
    id: z.int(),
    rating: z.int(),
    title: z.string(),
    comment: z.string(),
    userName: z.string(),
    reviewedAt: timestamp,
    /** The author has a paid order with the product. */
    verifiedPurchase: z.boolean(),
    /** The atelier's reply. */
    reply: z.object({ text: z.string(), repliedAt: timestamp }).optional(),
    /** Sent to its author only: false if the atelier has not approved it yet, or has hidden it. */
    published: z.boolean().optional(),
    ...reviewFit,
    /** The author's photo, once the atelier has approved it. */
    photo: z.object({ id: z.int(), width: z.int(), height: z.int() }).nullish(),
  },
  {
    ...reviewFitNames,
    photo: 'foto',
    rating: 'classificacao',
    title: 'titulo',
    comment: 'comentario',
    userName: 'nome_usuario',
    reviewedAt: 'data_avaliacao',
    verifiedPurchase: 'compra_verificada',
    reply: 'resposta',
    published: 'publicada',
  },
)

export const reviewPage = z.object({
  reviews: z.array(review),
  average: z.number(),
  total: z.int(),
  /** Number of reviews with 1, 2, … 5 stars. */
  histogram: z.array(z.int()).length(ratingScale),
  /** Number of reviews hidden by the atelier; they are neither listed nor counted. */
  removed: z.int().optional(),
})

/** At most so many reviews are quoted on the home page. */
export const bestReviewsLimit = 3

/** A review away from the page of its product, so it names the product. */
export const bestReview = wire(
  {
    id: z.int(),
    comment: z.string(),
    userName: z.string(),
    /** The author has a paid order with the product. */
    verifiedPurchase: z.boolean(),
    product: z.object({ id: z.int(), name: z.string(), picture: picture.nullable() }),
  },
  {
    comment: 'comentario',
    userName: 'nome_usuario',
    verifiedPurchase: 'compra_verificada',
    product: 'produto',
  },
)

const ratingWrong = 'Escolha de 1 a 5 estrelas.'
export const reviewLength = { title: 120, comment: 2000 } as const

/** The name that old clients send is ignored: a review has the name of its account. */
export const newReview = z.object({
  productId: idNumber,
  rating: z.int(ratingWrong).min(1, ratingWrong).max(ratingScale, ratingWrong),
  title: text(reviewLength.title),
  comment: text(reviewLength.comment),
  ...reviewFit,
})

export const reviews = {
  list: {
    method: 'GET',
    path: '/api/reviews',
    access: 'anyone',
    summary: 'Reviews of a product, newest first, with their average and total',
    query: z.object({ productId: id, limit: pageLimit.optional(), cursor: cursor.optional() }),
    response: reviewPage,
  },
  best: {
    method: 'GET',
    path: '/api/reviews/best',
    access: 'anyone',
    summary: 'The newest short reviews with five stars, of different products and customers',
    response: z.array(bestReview).max(bestReviewsLimit),
  },
  write: {
    method: 'POST',
    path: '/api/reviews',
    access: 'signedIn',
    summary: 'Review a product; a second review replaces the first',
    body: newReview,
    status: 201,
    response: review,
  },
} as const satisfies Record<string, Endpoint>

export type Review = z.output<typeof review>
export type BestReview = z.output<typeof bestReview>
export type ReviewPage = z.output<typeof reviewPage>
export type NewReview = z.output<typeof newReview>
