import { newsletter } from '@shop/contract/newsletter'
import { notices } from '@shop/contract/notices'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { confirm, subscribe, unsubscribe } from './newsletter.service.ts'

const THANKS = { message: notices.newsletterSubscribed.description }
const CONFIRMED = { message: 'Você receberá nossas novidades e inspirações por e-mail.' }
const LEFT = { message: 'Você não receberá mais nossas novidades por e-mail.' }

export function newsletterRoutes(app: FastifyInstance, { db }: Deps) {
  // The answer never tells whether the address was known, nor that a filled trap was noticed.
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
}
