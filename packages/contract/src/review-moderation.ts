import { cursor, flag, pageLimit, searchText, timestamp } from './codecs.ts'
import { byId, type Endpoint } from './endpoint.ts'
import { text } from './fields.ts'
import { reviewFit } from './review-fit.ts'
import { wire } from './wire.ts'
import { z } from './zod.ts'

export const reviewStates = ['pending', 'shown', 'hidden'] as const
/** Why a review may be hidden. Being negative is deliberately not a reason. */
export const hiddenReasons = ['offense', 'other_shop', 'personal_data', 'off_topic'] as const

const reviewState = z.enum(reviewStates)
const hiddenReason = z.enum(hiddenReasons)

export const moderatedReview = wire(
  {
    id: z.int(),
    /** Null once the product is no longer sold. */
    productId: z.int().nullable(),
    productName: z.string(),
    rating: z.int(),
    title: z.string(),
    comment: z.string(),
    userName: z.string(),
    reviewedAt: timestamp,
    verifiedPurchase: z.boolean(),
    state: reviewState,
    hiddenReason: hiddenReason.nullable(),
    /** `outdated`: the author rewrote the review since, so the shop no longer shows the reply. */
    reply: z.object({ text: z.string(), repliedAt: timestamp, outdated: z.boolean() }).nullable(),
    ...reviewFit,
    photo: z.object({ id: z.int(), approved: z.boolean() }).nullish(),
  },
  {
    productName: 'nome_produto',
    rating: 'classificacao',
    title: 'titulo',
    comment: 'comentario',
    userName: 'nome_usuario',
    reviewedAt: 'data_avaliacao',
    verifiedPurchase: 'compra_verificada',
    reply: 'resposta',
  },
)

export const reviewReplyLength = 2000

export const reviewModeration = {
  list: {
    method: 'GET',
    path: '/api/reviews/moderation',
    access: 'admin',
    summary: 'Reviews of all products, newest first; next cursor in X-Next-Cursor',
    query: z.object({
      state: reviewState.optional(),
      /** Only reviews whose photo waits for approval. */
      photoWaiting: flag.optional(),
      search: searchText.optional(),
      limit: pageLimit.optional(),
      cursor: cursor.optional(),
    }),
    response: z.array(moderatedReview),
  },
  hide: {
    method: 'POST',
    path: '/api/reviews/:id/hide',
    access: 'admin',
    summary: 'Hide a review from list, average and count, for one of the fixed reasons',
    params: byId,
    body: z.object({ reason: hiddenReason }),
    response: moderatedReview,
  },
  show: {
    method: 'POST',
    path: '/api/reviews/:id/show',
    access: 'admin',
    summary: 'Approve a review, or show one again that was hidden',
    params: byId,
    response: moderatedReview,
  },
  reply: {
    method: 'PUT',
    path: '/api/reviews/:id/reply',
    access: 'admin',
    summary: 'Reply to a review, replacing an earlier reply; null removes it',
    params: byId,
    body: z.object({ text: text(reviewReplyLength).nullable() }),
    response: moderatedReview,
  },
} as const satisfies Record<string, Endpoint>

export type ModeratedReview = z.output<typeof moderatedReview>
export type ReviewState = (typeof reviewStates)[number]
export type HiddenReason = (typeof hiddenReasons)[number]
