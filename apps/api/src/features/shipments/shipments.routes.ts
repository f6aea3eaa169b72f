import { shipments } from '@shop/contract/shipments'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { correctShipment, ship } from './shipments.service.ts'

export function shipmentRoutes(app: FastifyInstance, deps: Deps) {
  route(app, shipments.ship, {}, ({ actor, params, body, request }) =>
    ship(deps, { orderId: params.id, shipment: body, actor, requestId: request.id }),
  )

  route(app, shipments.correct, {}, ({ actor, params, body, request }) =>
    correctShipment(deps, {
      orderId: params.id,
      shipmentId: params.shipmentId,
      shipment: body,
      actor,
      requestId: request.id,
    }),
  )
}
