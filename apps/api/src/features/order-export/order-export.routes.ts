import { orders } from '@shop/contract/orders'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { asCsv } from '../../lib/csv-reply.ts'
import { createLongResponses } from '../../lib/long-response.ts'
import { route } from '../../lib/route.ts'
import { recordExport } from '../audit/audit.service.ts'
import { orderExport } from './order-export.service.ts'

/** Exporting years of orders takes a while. */
const TIMEOUTS = { idleMs: 10_000, totalMs: 300_000 }

export function orderExportRoutes(app: FastifyInstance, { db }: Deps) {
  const begin = createLongResponses(TIMEOUTS)

  route(app, orders.exportCsv, {}, async ({ actor, query, request, reply }) => {
    const csv = await begin(async () => {
      await recordExport(db, { actor, requestId: request.id }, 'orders')
      return orderExport(db, actor, query)
    })
    asCsv(reply, 'pedidos')
    return reply.send(csv)
  })
}
