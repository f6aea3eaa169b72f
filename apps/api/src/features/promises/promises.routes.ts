import { promiseChanges } from '@shop/contract/promise-changes'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { changePromise } from './promise-changes.service.ts'

export function promiseRoutes(app: FastifyInstance, deps: Deps) {
  route(app, promiseChanges.change, {}, ({ actor, params, body, request }) =>
    changePromise(deps, { orderId: params.id, change: body, actor, requestId: request.id }),
  )
}
