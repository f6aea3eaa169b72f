import { products } from '@shop/contract/products'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readOffers, saveOffers } from './offers.service.ts'

export function offerRoutes(app: FastifyInstance, { db, config }: Deps) {
  route(app, products.offers, {}, ({ params }) => readOffers(db, params.id))

  route(app, products.saveOffers, {}, ({ params, body, actor, request }) =>
    saveOffers(db, params.id, body, {
      actor,
      requestId: request.id,
      needsPlan: config.mode === 'live',
    }),
  )
}
