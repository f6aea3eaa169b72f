import { nextCursorHeader } from '@shop/contract/constants'
import { orders } from '@shop/contract/orders'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { countOrders } from './order-counts.service.ts'
import { readOrderEvents } from './order-events.service.ts'
import { setStatus } from './order-status.service.ts'
import { readOrderAs, readPage } from './orders.service.ts'

export function orderRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  route(app, orders.list, {}, async ({ actor, query, reply }) => {
    const page = await readPage(db, actor, query)
    if (page.nextCursor !== undefined) reply.header(nextCursorHeader, page.nextCursor)
    return page.orders
  })

  route(app, orders.counts, {}, ({ query }) => countOrders(db, query))

  route(app, orders.history, {}, async ({ actor, params }) => {
    await readOrderAs(db, actor, params.id)
    return readOrderEvents(db, actor, params.id)
  })

  route(app, orders.setStatus, {}, ({ actor, params, body, request }) =>
    setStatus(deps, { orderId: params.id, ...body, actor, requestId: request.id }),
  )
}
