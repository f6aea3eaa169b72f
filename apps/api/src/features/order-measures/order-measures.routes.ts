import { orderMeasures } from '@shop/contract/order-measures'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../lib/actor.ts'
import { route } from '../../lib/route.ts'
import { sendAsGuest } from './guest-measures.service.ts'
import * as service from './order-measures.service.ts'

const limited = { rateLimit: 'measurementSaving' } as const

interface LineCall {
  actor: Actor
  params: { id: number; itemId: number }
  request: FastifyRequest
}

export function orderMeasureRoutes(app: FastifyInstance, deps: Deps) {
  route(app, orderMeasures.read, {}, (call) => service.readMeasures(deps.db, lineOf(call)))

  route(app, orderMeasures.send, limited, ({ body, ...call }) =>
    service.sendMeasures(deps, { ...lineOf(call), ...body }),
  )

  route(app, orderMeasures.sendAsGuest, limited, ({ actor: holder, params, body: measures }) =>
    sendAsGuest(deps.db, { orderId: params.id, itemId: params.itemId, holder, measures }),
  )

  route(app, orderMeasures.lock, {}, ({ body, ...call }) =>
    service.lockMeasures(deps, { ...lineOf(call), ...body }),
  )

  route(app, orderMeasures.unlock, {}, ({ body, ...call }) =>
    service.unlockMeasures(deps, { ...lineOf(call), ...body }),
  )

  route(app, orderMeasures.request, limited, (call) => service.requestMeasures(deps, lineOf(call)))

  route(app, orderMeasures.record, {}, ({ body, ...call }) =>
    service.recordMeasures(deps, { ...lineOf(call), measures: body }),
  )
}

function lineOf({ actor, params, request }: LineCall) {
  return { orderId: params.id, itemId: params.itemId, actor, requestId: request.id }
}
