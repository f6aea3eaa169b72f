import { orderTimelines } from '@shop/contract/order-timeline'
import { promiseChanges } from '@shop/contract/promise-changes'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readTimeline } from './order-timeline.service.ts'
import { changePromise } from './promise-changes.service.ts'
import { replyToChange } from './promise-replies.service.ts'

export function promiseRoutes(app: FastifyInstance, deps: Deps) {
  route(app, orderTimelines.read, {}, ({ actor, params }) => readTimeline(deps.db, actor, params.id))

  route(app, promiseChanges.change, {}, ({ actor, params, body, request }) =>
    changePromise(deps, { orderId: params.id, change: body, actor, requestId: request.id }),
  )

  route(
    app,
    promiseChanges.reply,
    { rateLimit: 'promiseReply' },
    ({ actor: holder, params, body: sent, request }) =>
      replyToChange(deps, { orderId: params.id, holder, sent, requestId: request.id }),
  )
}
