import { productFeed } from '@shop/contract/product-feed'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { RateLimits } from '../../lib/limits.ts'
import { route } from '../../lib/route.ts'
import { createFeedReader, readAddress, removeAddress, renewAddress } from './product-feed.service.ts'

export function productFeedRoutes(app: FastifyInstance, { db, config }: Deps, limits: RateLimits) {
  const { publicUrl } = config
  const feed = createFeedReader(db, publicUrl, limits)
  app.addHook('preClose', async () => feed.end())

  route(app, productFeed.address, {}, () => readAddress(db, publicUrl))

  route(app, productFeed.renew, {}, ({ actor, request }) =>
    renewAddress(db, publicUrl, { actor, requestId: request.id }),
  )

  route(app, productFeed.remove, {}, ({ actor, request }) =>
    removeAddress(db, { actor, requestId: request.id }),
  )

  // Read by the servers of Google and Meta: no search engine and no proxy stores it.
  route(app, productFeed.read, {}, ({ params, query, request, reply }) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    return feed.read(params.token, query.for ?? 'google', request.ip)
  })
}
