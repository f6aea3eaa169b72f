/**
 * Access control. A public route ignores the token: its response is the same for all callers, may be cached, and does
 * not depend on the sessions table being reachable. The few public routes that recognise an administrator look a token
 * up only when one is sent, and treat an invalid one as none.
 */
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../lib/actor.ts'
import { AppError } from '../lib/app-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

// The format of newToken(). Anything else is not worth a database query.
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i

export function requireAuth(app: FastifyInstance, findActor: (token: string) => Promise<Actor | undefined>) {
  app.decorateRequest('actor', null)

  app.addHook('onRequest', async (request) => {
    const { access, recognises } = request.routeOptions.config
    if (access === undefined || (access === 'anyone' && !recognises)) return

    const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
    const actor = token === undefined ? undefined : await findActor(token)
    if (access === 'anyone') {
      request.actor = actor ?? null
      return
    }
    if (actor === undefined) throw new AppError('unauthenticated')
    request.actor = actor
    if (access === 'admin' && actor.role !== 'admin') throw new AppError('forbidden')
  })
}
