import { store } from '@shop/contract/store'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readStore, updateStore } from './store.service.ts'

export function storeRoutes(app: FastifyInstance, { db, config }: Deps) {
  route(app, store.read, {}, async ({ reply }) => {
    reply.header('cache-tag', 'store')
    return readStore(db, config)
  })

  route(app, store.update, {}, async ({ body, actor, request }) =>
    updateStore(db, config, body, { actor, requestId: request.id }),
  )
}
