import { favorites } from '@shop/contract/favorites'
import { notices } from '@shop/contract/notices'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { addFavorite, countUnavailable, readFavorites, removeFavorite } from './favorites.service.ts'

export function favoriteRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, favorites.list, {}, async ({ actor }) => readFavorites(db, actor.id))

  route(app, favorites.unavailable, {}, async ({ actor }) => countUnavailable(db, actor.id))

  route(app, favorites.add, {}, async ({ actor, body }) => {
    await addFavorite(db, actor.id, body.productId)
    return { message: notices.favoriteAdded.description }
  })

  route(app, favorites.remove, {}, async ({ actor, body }) => {
    await removeFavorite(db, actor.id, body.productId)
    return { message: notices.favoriteRemoved.description }
  })
}
