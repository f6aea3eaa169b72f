import { nextCursorHeader } from '@shop/contract/constants'
import { reviews } from '@shop/contract/reviews'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readPage, writeReview } from './reviews.service.ts'

export function reviewRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, reviews.list, {}, async ({ query, reply }) => {
    reply.header('cache-tag', `reviews:${query.productId},product:${query.productId}`)
    const { page, nextCursor } = await readPage(db, query)
    if (nextCursor !== undefined) reply.header(nextCursorHeader, nextCursor)
    return page
  })

  route(app, reviews.write, { rateLimit: 'reviewWriting' }, async ({ actor, body }) =>
    writeReview(db, actor.id, body),
  )
}
