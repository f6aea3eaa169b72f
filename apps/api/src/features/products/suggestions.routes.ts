import { search } from '@shop/contract/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { createCollectionCounts, createListCounts } from './counts.service.ts'
import { countFilters, suggest } from './suggestions.service.ts'

export function suggestionRoutes(app: FastifyInstance, { db }: Deps) {
  const lists = { db, totalOf: createListCounts(db), byCollection: createCollectionCounts(db) }

  route(app, search.suggest, { rateLimit: 'suggestions' }, async ({ query, reply }) => {
    reply.header('cache-tag', 'products')
    return suggest(lists, query.q)
  })

  route(app, search.counts, {}, async ({ query, reply }) => {
    reply.header('cache-tag', 'products')
    return countFilters(lists, query)
  })
}
