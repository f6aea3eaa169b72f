import { store } from '@shop/contract/store'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readStore } from './store.service.ts'

export function storeRoutes(app: FastifyInstance, { db, config }: Deps) {
  route(app, store.read, {}, async ({ reply }) => {
    reply.header('cache-tag', 'store')
    return readStore(db, config)
  })
}
