import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import { user, users } from '@shop/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { asCsv } from '../../lib/csv-reply.ts'
import { createLongResponses, jsonArray } from '../../lib/long-response.ts'
import { route } from '../../lib/route.ts'
import { recordExport } from '../audit/audit.service.ts'
import { customerExport } from './customer-export.ts'
import { readAll, readPage, setBlocked } from './customers.service.ts'

export function customerRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const begin = createLongResponses()

  route(app, users.list, {}, async ({ query, reply }) => {
    const { search, limit, cursor } = query
    if (limit === undefined) {
      const allCustomers = await begin(async () => jsonArray(readAll(db, search), user.encode))
      return reply.type('application/json; charset=utf-8').send(allCustomers)
    }
    const page = await readPage(db, { search, limit, cursor })
    reply.header(totalCountHeader, page.total)
    if (page.nextCursor !== undefined) reply.header(nextCursorHeader, page.nextCursor)
    return page.users
  })

  route(app, users.exportCsv, {}, async ({ query, actor, request, reply }) => {
    const csv = await begin(async () => {
      await recordExport(db, { actor, requestId: request.id }, 'users')
      return customerExport(readAll(db, query.search))
    })
    asCsv(reply, 'clientes')
    return reply.send(csv)
  })

  route(app, users.block, {}, async ({ params, body, actor, request }) =>
    setBlocked(deps, params.id, body.blocked, { actor, requestId: request.id }),
  )
}
