import { deliveryCorrection } from '@shop/contract/delivery-correction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { correctDelivery } from './delivery-correction.service.ts'

export function deliveryCorrectionRoutes(app: FastifyInstance, deps: Deps) {
  route(app, deliveryCorrection.correct, {}, ({ actor, params, body, request }) =>
    correctDelivery(deps, { orderId: params.id, correction: body, actor, requestId: request.id }),
  )
}
