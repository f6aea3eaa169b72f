import { stock } from '@shop/contract/stock'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { asCsv } from '../../lib/csv-reply.ts'
import { createLongResponses } from '../../lib/long-response.ts'
import { route } from '../../lib/route.ts'
import { countStock } from './stock-count.service.ts'
import { readMovements, readStockPage, stockExport } from './stock-list.service.ts'

export function stockRoutes(app: FastifyInstance, { db }: Deps) {
  const beginExport = createLongResponses()

  route(app, stock.list, {}, ({ query }) => readStockPage(db, query))

  route(app, stock.exportCsv, {}, async ({ reply }) => {
    const csv = await beginExport(async () => stockExport(db))
    asCsv(reply, 'estoque')
    return reply.send(csv)
  })

  route(app, stock.movements, {}, ({ params, query }) => readMovements(db, params.id, query))

  route(app, stock.count, {}, ({ params, body, actor, request }) =>
    countStock(db, params.id, body, { actor, requestId: request.id }),
  )
}
