import { relatedProducts } from '@shop/contract/related-products'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readComplements, readRelated, saveComplements } from './related-products.service.ts'

export function relatedProductRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, relatedProducts.read, {}, async ({ params, reply }) => {
    const { related, tags } = await readRelated(db, params.id)
    reply.header('cache-tag', [...tags].join())
    return related
  })

  route(app, relatedProducts.complements, {}, ({ params }) => readComplements(db, params.id))

  route(app, relatedProducts.saveComplements, {}, ({ params, body, actor, request }) =>
    saveComplements(db, params.id, body, { actor, requestId: request.id }),
  )
}
