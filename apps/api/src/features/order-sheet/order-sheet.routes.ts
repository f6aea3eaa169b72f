import { orders } from '@shop/contract/orders'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { createLongResponses } from '../../lib/long-response.ts'
import { route } from '../../lib/route.ts'
import { asSheet } from '../../lib/sheet-reply.ts'
import { recordExport } from '../audit/audit.service.ts'
import { orderSheet } from './order-sheet.service.ts'

/** Exporting years of orders takes a while. */
const PATIENCE = { idleMs: 10_000, totalMs: 300_000 }

export function orderSheetRoutes(app: FastifyInstance, { db }: Deps) {
  const begin = createLongResponses(PATIENCE)

  route(app, orders.exportCsv, {}, async ({ actor, query, request, reply }) => {
    const sheet = await begin(async () => {
      await recordExport(db, { actor, requestId: request.id }, 'orders')
      return orderSheet(db, actor, query)
    })
    asSheet(reply, 'pedidos')
    return reply.send(sheet)
  })
}
