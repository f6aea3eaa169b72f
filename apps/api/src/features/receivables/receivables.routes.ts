import { receivables } from '@shop/contract/receivables'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { asCsv } from '../../lib/csv-reply.ts'
import { createLongResponses } from '../../lib/long-response.ts'
import { route } from '../../lib/route.ts'
import { recordExport } from '../audit/audit.service.ts'
import { accountantExport } from './accountant-export.service.ts'
import { readReceivables } from './receivables.service.ts'

/** A year of charges takes a while. */
const EXPORT_TIMEOUTS = { idleMs: 10_000, totalMs: 300_000 }

export function receivableRoutes(app: FastifyInstance, { db }: Deps) {
  const beginExport = createLongResponses(EXPORT_TIMEOUTS)

  route(app, receivables.list, {}, ({ query }) => readReceivables(db, query))

  route(app, receivables.exportCsv, {}, async ({ actor, query, request, reply }) => {
    const csv = await beginExport(async () => {
      await recordExport(db, { actor, requestId: request.id }, 'charges')
      return accountantExport(db, query)
    })
    asCsv(reply, 'recebimentos')
    return reply.send(csv)
  })
}
