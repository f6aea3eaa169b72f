import { orders } from '@shop/contract/orders'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { withdraw } from './withdrawals.service.ts'

export function withdrawalRoutes(app: FastifyInstance, deps: Deps) {
  route(app, orders.withdraw, {}, ({ actor, params, body }) =>
    withdraw(deps, { orderId: params.id, buyerId: actor.id, reason: body.reason }),
  )
}
