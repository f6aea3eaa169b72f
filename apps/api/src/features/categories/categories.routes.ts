import { categories, collections } from '@shop/contract/categories'
import { versionHeader } from '@shop/contract/constants'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { findCollection, readCategories, saveCategories } from './categories.service.ts'

export function categoryRoutes(app: FastifyInstance, { db }: Deps) {
  route(app, categories.list, {}, async ({ actor, reply }) => {
    const list = await readCategories(db, actor)
    reply.header(versionHeader, list.version)
    return list.categories
  })

  route(app, categories.save, {}, async ({ body, actor, request, reply }) => {
    const list = await saveCategories(db, body, { actor, requestId: request.id })
    reply.header(versionHeader, list.version)
    return list.categories
  })

  route(app, collections.find, {}, async ({ query, reply }) => {
    reply.header('cache-tag', 'store')
    return findCollection(db, query.name)
  })
}
