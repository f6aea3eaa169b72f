import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import { products } from '@shop/contract/products'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { catalogueWriter } from './products.catalogue.ts'
import * as service from './products.service.ts'

export function productRoutes(app: FastifyInstance, { db }: Deps) {
  const answerWholeCatalogue = catalogueWriter(db)

  route(app, products.list, {}, async ({ query, request, reply }) => {
    reply.header('cache-tag', 'products')
    const { limit } = query
    if (limit === undefined) return answerWholeCatalogue(query, request, reply)
    const page = await service.readPage(db, { ...query, limit })
    reply.header(totalCountHeader, page.total)
    if (page.nextCursor !== undefined) reply.header(nextCursorHeader, page.nextCursor)
    return page.products
  })

  route(app, products.read, {}, async ({ params, reply }) => {
    // Set before the search: that a product does not exist also stays true only until it does.
    reply.header('cache-tag', `product:${params.id}`)
    return service.readProduct(db, params.id)
  })
}
