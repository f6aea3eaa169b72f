import { nextCursorHeader } from '@shop/contract/constants'
import { reviewModeration } from '@shop/contract/review-moderation'
import { reviews } from '@shop/contract/reviews'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readBestReviews } from './best-reviews.service.ts'
import * as moderation from './review-moderation.service.ts'
import { readPage, writeReview } from './reviews.service.ts'

export function reviewRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, reviews.list, {}, async ({ query, reply }) => {
    reply.header('cache-tag', `reviews:${query.productId},product:${query.productId}`)
    const { page, nextCursor } = await readPage(db, query)
    if (nextCursor !== undefined) reply.header(nextCursorHeader, nextCursor)
    return page
  })

  route(app, reviews.best, {}, async ({ reply }) => {
    // Names and pictures of the products too.
    reply.header('cache-tag', 'reviews,products')
    return readBestReviews(db)
  })

  route(app, reviews.write, { rateLimit: 'reviewWriting' }, async ({ actor, body }) =>
    writeReview(db, actor.id, body),
  )

  route(app, reviewModeration.list, {}, async ({ query, reply }) => {
    const { reviews, nextCursor } = await moderation.listReviews(db, query)
    if (nextCursor !== undefined) reply.header(nextCursorHeader, nextCursor)
    return reviews
  })

  route(app, reviewModeration.hide, {}, ({ params, body, actor, request }) =>
    moderation.hideReview(db, params.id, body.reason, { actor, requestId: request.id }),
  )

  route(app, reviewModeration.show, {}, ({ params, actor, request }) =>
    moderation.showReview(db, params.id, { actor, requestId: request.id }),
  )

  route(app, reviewModeration.reply, {}, ({ params, body, actor, request }) =>
    moderation.replyToReview(db, params.id, body.text, { actor, requestId: request.id }),
  )
}
