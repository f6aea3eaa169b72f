import { nextCursorHeader } from '@shop/contract/constants'
import { orders } from '@shop/contract/orders'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { asCsv } from '../../lib/csv-reply.ts'
import { createLongResponses } from '../../lib/long-response.ts'
import { route } from '../../lib/route.ts'
import { recordExport } from '../audit/audit.service.ts'
import { countOrders } from './order-counts.service.ts'
import { revealCpf } from './order-cpf.service.ts'
import { readOrderEvents } from './order-events.service.ts'
import { orderExport } from './order-export.service.ts'
import { setStatus } from './order-status.service.ts'
import { idOfNumber, readOrderAs, readPage } from './orders.service.ts'
import { type RefreshPayment, readWatchedOrder } from './watched-order.service.ts'
import { withdraw } from './withdrawals.service.ts'

/** Exporting years of orders takes a while. */
const EXPORT_TIMEOUTS = { idleMs: 10_000, totalMs: 300_000 }

/** Reading orders, and the changes that move no money: status and withdrawal. */
export function orderRoutes(app: FastifyInstance, deps: Deps, refreshPayment: RefreshPayment) {
  const { db } = deps
  const beginExport = createLongResponses(EXPORT_TIMEOUTS)

  route(app, orders.list, {}, async ({ actor, query, reply }) => {
    const page = await readPage(db, actor, query)
    if (page.nextCursor !== undefined) reply.header(nextCursorHeader, page.nextCursor)
    return page.orders
  })

  route(app, orders.counts, {}, ({ query }) => countOrders(db, query))

  route(app, orders.exportCsv, {}, async ({ actor, query, request, reply }) => {
    const csv = await beginExport(async () => {
      await recordExport(db, { actor, requestId: request.id }, 'orders')
      return orderExport(db, actor, query)
    })
    asCsv(reply, 'pedidos')
    return reply.send(csv)
  })

  route(app, orders.read, {}, ({ actor, params }) =>
    readWatchedOrder({ db, refreshPayment }, actor, params.id),
  )

  route(app, orders.byNumber, {}, async ({ actor, params }) =>
    readWatchedOrder({ db, refreshPayment }, actor, await idOfNumber(db, params.number)),
  )

  route(app, orders.history, {}, async ({ actor, params }) => {
    await readOrderAs(db, actor, params.id)
    return readOrderEvents(db, actor, params.id)
  })

  route(app, orders.revealCpf, {}, async ({ actor, params, request }) => ({
    cpf: await revealCpf(db, params.id, { actor, requestId: request.id }),
  }))

  route(app, orders.setStatus, {}, ({ actor, params, body, request }) =>
    setStatus(deps, { orderId: params.id, ...body, actor, requestId: request.id }),
  )

  route(app, orders.withdraw, {}, ({ actor, params, body }) =>
    withdraw(deps, { orderId: params.id, holder: actor, ...body }),
  )
}
