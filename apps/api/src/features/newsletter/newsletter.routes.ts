import { newsletter } from '@shop/contract/newsletter'
import { newsletterConsent } from '@shop/contract/notices'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { subscribe } from './newsletter.queries.ts'

const THANKS = { message: 'Obrigada! Você receberá nossas novidades e inspirações em breve.' }

export function newsletterRoutes(app: FastifyInstance, { db }: Deps) {
  // The answer never tells whether the address was known, nor that a filled trap was noticed.
  route(app, newsletter.subscribe, { rateLimit: 'newsletter' }, async ({ body }) => {
    if (!body.website) await subscribe(db, body.email, newsletterConsent)
    return THANKS
  })
}
