import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import { newsletter } from '@shop/contract/newsletter'
import { notices } from '@shop/contract/notices'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { asCsv } from '../../lib/csv-reply.ts'
import { createLongResponses } from '../../lib/long-response.ts'
import { route } from '../../lib/route.ts'
import { recordExport } from '../audit/audit.service.ts'
import { confirm, subscribe, unsubscribe } from './newsletter.service.ts'
import { listSubscribers, subscriberExport } from './subscribers.service.ts'

const THANKS = { message: notices.newsletterSubscribed.description }
const CONFIRMED = { message: 'Você receberá nossas novidades e inspirações por e-mail.' }
const LEFT = { message: 'Você não receberá mais nossas novidades por e-mail.' }

export function newsletterRoutes(app: FastifyInstance, { db }: Deps) {
  const begin = createLongResponses()

  // The response reveals neither whether the address was known nor that a filled honeypot field was noticed.
  route(app, newsletter.subscribe, { rateLimit: 'newsletter' }, async ({ body }) => {
    if (!body.website) await subscribe(db, body.email)
    return THANKS
  })

  route(app, newsletter.confirm, {}, async ({ query }) => {
    await confirm(db, query.token)
    return CONFIRMED
  })

  route(app, newsletter.unsubscribe, {}, async ({ body }) => {
    await unsubscribe(db, body.token)
    return LEFT
  })

  route(app, newsletter.unsubscribeInOneClick, {}, async ({ query }) => {
    await unsubscribe(db, query.token)
    return LEFT
  })

  route(app, newsletter.subscribers, {}, async ({ query, reply }) => {
    const { total, shown, nextCursor } = await listSubscribers(db, query)
    reply.header(totalCountHeader, total)
    if (nextCursor !== undefined) reply.header(nextCursorHeader, nextCursor)
    return shown
  })

  route(app, newsletter.exportCsv, {}, async ({ actor, request, reply }) => {
    const csv = await begin(async () => {
      await recordExport(db, { actor, requestId: request.id }, 'newsletter')
      return subscriberExport(db)
    })
    asCsv(reply, 'newsletter')
    return reply.send(csv)
  })
}
