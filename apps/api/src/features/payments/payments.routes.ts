import { orders } from '@shop/contract/orders'
import { payments } from '@shop/contract/payments'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readOrder } from '../orders/orders.service.ts'
import { refundOrder } from './refunds.service.ts'
import { receiveWebhook } from './webhooks.service.ts'

export function paymentRoutes(app: FastifyInstance, deps: Deps) {
  // No limit of our own: whoever cannot sign is refused at once, and the provider may have a thousand things to say.
  route(app, payments.stripeWebhook, {}, async ({ body, request }) => {
    await receiveWebhook(deps, body, String(request.headers['stripe-signature'] ?? ''))
    return { received: true } as const
  })

  route(app, orders.refund, {}, async ({ actor, params, body, request }) => {
    await refundOrder(deps, { actor, orderId: params.id, request: body, requestId: request.id })
    return readOrder(deps.db, params.id, { forAdmin: true })
  })
}
