import { orders } from '@shop/contract/orders'
import { payments } from '@shop/contract/payments'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { readOrder } from '../orders/orders.service.ts'
import { acknowledgeAttention } from './attention.service.ts'
import { cancelOrder, cancelOwnOrder } from './cancellation.service.ts'
import { receivePayment } from './received.service.ts'
import { refundOrder } from './refunds.service.ts'
import { withinRequest } from './request-deadline.service.ts'
import { receiveWebhook } from './webhooks.service.ts'

/** The provider's events, what an administrator does about the payment of an order, and cancellations. */
export function paymentRoutes(app: FastifyInstance, deps: Deps) {
  // No rate limit: requests without a valid signature are rejected at once, and the provider may send many events.
  route(app, payments.stripeWebhook, {}, async ({ body, request }) => {
    await receiveWebhook(deps, body, String(request.headers['stripe-signature'] ?? ''))
    return { received: true } as const
  })

  route(app, orders.cancel, {}, async ({ actor, params, body, request }) => {
    await cancelOrder(deps, { actor, orderId: params.id, requestId: request.id, ...body })
    return readOrder(deps.db, params.id, { forAdmin: true })
  })

  route(app, orders.cancelOwn, {}, async ({ actor, params }) => {
    await cancelOwnOrder(withinRequest(deps), params.id, actor)
    return readOrder(deps.db, params.id)
  })

  route(app, orders.receive, {}, async ({ actor, params, body, request }) => {
    await receivePayment(deps, { actor, orderId: params.id, way: body.way, requestId: request.id })
    return readOrder(deps.db, params.id, { forAdmin: true })
  })

  route(app, orders.refund, {}, async ({ actor, params, body, request }) => {
    await refundOrder(deps, { actor, orderId: params.id, request: body, requestId: request.id })
    return readOrder(deps.db, params.id, { forAdmin: true })
  })

  route(app, orders.acknowledge, {}, ({ actor, params, body, request }) =>
    acknowledgeAttention(deps, { orderId: params.id, ...body, actor, requestId: request.id }),
  )
}
