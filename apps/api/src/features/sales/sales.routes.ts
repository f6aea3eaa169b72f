import { sales } from '@shop/contract/sales'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readOrder } from '../orders/orders.service.ts'
import { recordSale } from './sale-recording.service.ts'

export function salesRoutes(app: FastifyInstance, deps: Deps) {
  route(app, sales.record, { rateLimit: 'saleRecording' }, async ({ actor, body, request }) => {
    const id = await recordSale(deps, body, { actor, requestId: request.id })
    return readOrder(deps.db, id, { forAdmin: true })
  })
}
