import { newsletter } from '@shop/contract/newsletter'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../lib/route.ts'
import { subscribe } from './newsletter.queries.ts'

/** Kept with each address, word for word: it is what the person agreed to by sending the form. */
const CONSENT =
  'Aceito receber novidades e inspirações por e-mail. Posso cancelar a inscrição a qualquer momento.'
const THANKS = { message: 'Obrigada! Você receberá nossas novidades e inspirações em breve.' }

export function newsletterRoutes(app: FastifyInstance, { db }: Deps) {
  // The answer never tells whether the address was known, nor that a filled trap was noticed.
  route(app, newsletter.subscribe, { rateLimit: 'newsletter' }, async ({ body }) => {
    if (!body.website) await subscribe(db, body.email, CONSENT)
    return THANKS
  })
}
