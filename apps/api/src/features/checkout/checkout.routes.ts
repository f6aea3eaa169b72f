import { orders } from '@shop/contract/orders'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../lib/actor.ts'
import { clientNetwork } from '../../lib/client-address.ts'
import { route } from '../../lib/route.ts'
import { readOrder } from '../orders/orders.service.ts'
import { requireFewDeclines } from '../payments/declines.service.ts'
import { endOldHolds } from '../payments/expiry.service.ts'
import { beginPayment, readPaymentIntent } from '../payments/payments.service.ts'
import { withinRequest } from '../payments/request-deadline.service.ts'
import { recordSale } from './atelier-sale.service.ts'
import { placeOrder } from './order-placing.service.ts'
import { prolongForPayment } from './prolonging.service.ts'

/** Placing an order and beginning its payment. */
export function checkoutRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(
    app,
    orders.place,
    {
      rateLimit: ({ role }) => (role === 'admin' ? 'saleRecording' : 'orderCreation'),
      idempotent: {
        orderOf: ({ id }) => id,
        replay: (id, { actor }) => readOrder(db, id, { forAdmin: actor.role === 'admin' }),
      },
    },
    async ({ actor, body, request }) => {
      const isSale = actor.role === 'admin'
      if (!isSale) await endOldHolds(deps, actor.id)
      const id = isSale
        ? await recordSale(db, body, { actor, requestId: request.id })
        : await placeOrder(withinRequest(deps), senderOf(actor, request), body)
      return readOrder(db, id, { forAdmin: isSale })
    },
  )

  // If the provider is unavailable the order stays, and the next attempt finds it.
  route(
    app,
    orders.checkout,
    {
      rateLimit: 'orderCreation',
      idempotent: { orderOf: ({ orderId }) => orderId, replay: (id) => readPaymentIntent(deps, id) },
    },
    async ({ actor, body, request }) => {
      const sender = { ...senderOf(actor, request), withPayment: true }
      const bounded = withinRequest(deps)
      await endOldHolds(bounded, actor.id)
      const id = await placeOrder(bounded, sender, body)
      await requireFewDeclines(deps, sender, id)
      return beginPayment(bounded, id)
    },
  )

  route(app, orders.pay, { rateLimit: 'orderCreation' }, async ({ actor, params, request }) => {
    // The client secret is for the owner of the order only.
    await readOrder(db, params.id, { ownerId: actor.id })
    const bounded = withinRequest(deps)
    await prolongForPayment(bounded, senderOf(actor, request), params.id)
    await requireFewDeclines(deps, senderOf(actor, request), params.id)
    return beginPayment(bounded, params.id)
  })
}

function senderOf({ id: userId }: Actor, { ip }: FastifyRequest) {
  return { userId, network: clientNetwork(ip), withPayment: false }
}
