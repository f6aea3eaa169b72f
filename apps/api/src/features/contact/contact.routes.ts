import { nextCursorHeader } from '@shop/contract/constants'
import { contact } from '@shop/contract/contact'
import { notices } from '@shop/contract/notices'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { listMessages, setHandled, takeMessage } from './contact.service.ts'

const THANKS = { message: notices.contactSent.description }

export function contactRoutes(app: FastifyInstance, { db, config }: Deps) {
  // A bot that fills the honeypot field gets the same response, so that it learns nothing.
  route(app, contact.send, { rateLimit: 'contact' }, async ({ body }) => {
    if (!body.website) await takeMessage(db, body, config.publicUrl)
    return THANKS
  })

  route(app, contact.list, {}, async ({ query, reply }) => {
    const { shown, nextCursor } = await listMessages(db, query)
    if (nextCursor !== undefined) reply.header(nextCursorHeader, nextCursor)
    return shown
  })

  route(app, contact.handle, {}, async ({ params, body, actor, request }) =>
    setHandled(db, params.id, body.handled, { actor, requestId: request.id }),
  )
}
