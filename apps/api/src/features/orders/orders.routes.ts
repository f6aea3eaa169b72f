import { nextCursorHeader } from '@shop/contract/constants'
import { orders } from '@shop/contract/orders'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { beginPayment } from '../payments/payments.service.ts'
import { readWatchedOrder } from '../payments/watched-order.service.ts'
import { recordSale } from './atelier-sale.service.ts'
import { readOrderEvents } from './order-events.service.ts'
import { placeOrder } from './order-placing.service.ts'
import { setStatus } from './order-status.service.ts'
import { readOrder, readOrderAs, readPage } from './orders.service.ts'

export function orderRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, orders.list, {}, async ({ actor, query, reply }) => {
    const page = await readPage(db, actor, query)
    if (page.nextCursor !== undefined) reply.header(nextCursorHeader, page.nextCursor)
    return page.orders
  })

  route(app, orders.read, {}, ({ actor, params }) => readWatchedOrder(deps, actor, params.id))

  route(app, orders.history, {}, async ({ actor, params }) => {
    await readOrderAs(db, actor, params.id)
    return readOrderEvents(db, actor, params.id)
  })

  route(
    app,
    orders.place,
    { rateLimit: 'orderCreation', idempotent: true },
    async ({ actor, body, request }) => {
      const isSale = actor.role === 'admin'
      const id = isSale
        ? await recordSale(db, body, { actor, requestId: request.id })
        : await placeOrder(deps, actor.id, body)
      return readOrder(db, id, { forAdmin: isSale })
    },
  )

  // The provider may be away: the order stays, and the next try finds it.
  route(app, orders.checkout, { rateLimit: 'orderCreation', idempotent: true }, async ({ actor, body }) =>
    beginPayment(deps, await placeOrder(deps, actor.id, body)),
  )

  route(app, orders.pay, { rateLimit: 'orderCreation' }, async ({ actor, params }) => {
    // Its secret is for whoever owes the money, and for nobody else.
    await readOrder(db, params.id, { ownerId: actor.id })
    return beginPayment(deps, params.id)
  })

  route(app, orders.setStatus, {}, ({ actor, params, body, request }) =>
    setStatus(deps, { orderId: params.id, status: body.status, actor, requestId: request.id }),
  )
}
