import { createHash } from 'node:crypto'
import { nextCursorHeader } from '@shop/contract/constants'
import { tickets } from '@shop/contract/tickets'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { etagMatches } from '../../lib/etag.ts'
import { route } from '../../lib/route.ts'
import { readPage } from './ticket-list.service.ts'
import * as service from './tickets.service.ts'

export function ticketRoutes(app: FastifyInstance, { db, config }: Deps) {
  const { publicUrl } = config

  route(app, tickets.list, {}, async ({ actor, query, reply }) => {
    const page = await readPage(db, actor, query)
    if (page.nextCursor !== undefined) reply.header(nextCursorHeader, page.nextCursor)
    return page.tickets
  })

  route(app, tickets.open, { rateLimit: 'ticketOpening' }, ({ actor, body, request }) =>
    service.openTicket({ db, publicUrl }, body, { actor, requestId: request.id }),
  )

  route(app, tickets.read, {}, async ({ actor, params, request, reply }) => {
    // Computed before the messages are read: a message in between causes another request, and is never missed.
    const etag = etagOf(await service.findTicket(db, params.id, actor))
    reply.header('etag', etag)
    if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return service.readTicket(db, params.id, actor)
  })

  route(
    app,
    tickets.reply,
    { rateLimit: (actor) => (actor?.role === 'admin' ? 'ticketReplyByAdmin' : 'ticketReply') },
    ({ actor, params, body, request }) =>
      service.reply({ db, publicUrl }, params.id, body, { actor, requestId: request.id }),
  )

  route(app, tickets.setStatus, {}, ({ actor, params, body, request }) =>
    service.setStatus(db, params.id, body.status, { actor, requestId: request.id }),
  )
}

function etagOf(ticket: object): string {
  return `"${createHash('sha256').update(JSON.stringify(ticket)).digest('base64url')}"`
}
