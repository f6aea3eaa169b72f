import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import { products } from '@shop/contract/products'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../lib/actor.ts'
import { route } from '../../lib/route.ts'
import { createListCounts } from './counts.service.ts'
import { catalogueWriter } from './products.catalogue.ts'
import * as service from './products.service.ts'

export function productRoutes(app: FastifyInstance, { db }: Deps) {
  const lists = { db, totalOf: createListCounts(db) }
  const sendWholeCatalogue = catalogueWriter(lists)

  route(app, products.list, {}, async ({ actor, query, request, reply }) => {
    nameTag(reply, actor, 'products')
    // For callers who may not see hidden products, the parameter is ignored.
    const { limit, hidden, ...listFilter } = query
    const filter = { ...listFilter, ...(actor?.role === 'admin' && { hidden }) }
    if (limit === undefined) return sendWholeCatalogue(filter, request, reply)
    const page = await service.readPage(lists, { ...filter, limit, allPictures: actor?.role === 'admin' })
    reply.header(totalCountHeader, page.total)
    if (page.nextCursor !== undefined) reply.header(nextCursorHeader, page.nextCursor)
    return actor?.role === 'admin' ? service.withReserved(db, page.products) : page.products
  })

  route(app, products.near, {}, async ({ query, reply }) => {
    reply.header('cache-tag', 'products')
    return service.readNear(db, query.search, query.limit)
  })

  // Not cached: a cart needs the current state, and hardly two carts are alike.
  route(app, products.chosen, {}, ({ query }) => service.readProducts(db, query.ids))

  route(app, products.ordered, {}, ({ query }) => service.readProducts(db, query.ids, 'orders'))

  route(app, products.read, {}, async ({ actor, params, reply }) => {
    // Set before the query, so that a cached 404 is invalidated when the product appears.
    nameTag(reply, actor, `product:${params.id}`)
    if (actor?.role !== 'admin') return service.readProduct(db, params.id)
    return service.readForAdmin(db, params.id)
  })
}

/** Responses for administrators contain more, so they get no tag and are never cached. */
function nameTag(reply: FastifyReply, actor: Actor | undefined, tag: string): void {
  if (actor?.role === 'admin') reply.header('cache-control', 'private, no-store')
  else reply.header('cache-tag', tag)
}
