import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import { customers } from '@shop/contract/customers'
import { user, users } from '@shop/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { asCsv } from '../../lib/csv-reply.ts'
import { createLongResponses, jsonArray } from '../../lib/long-response.ts'
import { route } from '../../lib/route.ts'
import { recordExport } from '../audit/audit.service.ts'
import { accountExport, customerExport } from './customer-export.ts'
import { readCustomers, readEveryCustomer } from './customer-list.service.ts'
import { readAll, readPage, setBlocked } from './customers.service.ts'
import { changeWalkIn, eraseWalkIn, readOrdersOf } from './walk-ins.service.ts'

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
      return accountExport(readAll(db, query.search))
    })
    asCsv(reply, 'clientes')
    return reply.send(csv)
  })

  route(app, users.block, {}, async ({ params, body, actor, request }) =>
    setBlocked(deps, params.id, body.blocked, { actor, requestId: request.id }),
  )

  route(app, customers.list, {}, async ({ query, reply }) => {
    const page = await readCustomers(db, query)
    reply.header(totalCountHeader, page.total)
    if (page.nextCursor !== undefined) reply.header(nextCursorHeader, page.nextCursor)
    return page.customers
  })

  route(app, customers.exportCsv, {}, async ({ query, actor, request, reply }) => {
    const csv = await begin(async () => {
      await recordExport(db, { actor, requestId: request.id }, 'users')
      return customerExport(readEveryCustomer(db, query.search))
    })
    asCsv(reply, 'clientes')
    return reply.send(csv)
  })

  route(app, customers.orders, {}, ({ params }) => readOrdersOf(db, params.id))

  route(app, customers.change, {}, ({ params, body, actor, request }) =>
    changeWalkIn(db, { id: params.id, actor, requestId: request.id }, body),
  )

  route(app, customers.erase, {}, ({ params, actor, request }) =>
    eraseWalkIn(db, { id: params.id, actor, requestId: request.id }),
  )
}
