import { favorites } from '@shop/contract/favorites'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readProducts } from '../products/products.service.ts'
import * as queries from './favorites.queries.ts'

export function favoriteRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, favorites.list, {}, async ({ actor }) => {
    return readProducts(db, await queries.listProductIds(db, actor.id))
  })
}
