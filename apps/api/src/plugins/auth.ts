/**
 * Access control. A public route ignores the token: its response is the same for all callers, may be cached, and does
 * not depend on the sessions table being reachable. The few public routes that recognise an administrator look a token
 * up only when one is sent, and treat an invalid one as none.
 */
import { orderTokenHeader } from '@shop/contract/constants'
import type { Access } from '@shop/contract/endpoint'
import type { Role } from '@shop/contract/users'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor, LinkHolder } from '../lib/actor.ts'
import { AppError } from '../lib/app-error.ts'
import { clientNetwork } from '../lib/client-address.ts'
import { TOKEN } from '../lib/token.ts'

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** Set when the caller shows the token of an order's link; it counts before a session. */
    orderLink: LinkHolder | null
  }
}

const BEARER = /^Bearer (\S+)$/i

interface Callers {
  findActor(token: string): Promise<Actor | undefined>
  /** Counts wrong tokens by network. */
  findLink(token: string, network: string): Promise<LinkHolder>
}

export function requireAuth(app: FastifyInstance, { findActor, findLink }: Callers) {
  app.decorateRequest('actor', null)
  app.decorateRequest('orderLink', null)

  app.addHook('onRequest', async (request) => {
    const { access, recognises } = request.routeOptions.config
    if (access === undefined || (access === 'anyone' && !recognises)) return

    const orderToken = request.headers[orderTokenHeader]
    if (access === 'orderHolder' && orderToken !== undefined) {
      request.orderLink = await findLink(String(orderToken), clientNetwork(request.ip))
      return
    }
    const token = sessionToken(request)
    const actor = token === undefined ? undefined : await findActor(token)
    if (access === 'anyone') {
      request.actor = actor ?? null
      return
    }
    if (actor === undefined) throw new AppError('unauthenticated')
    request.actor = actor
    if (!isLetIn(access, actor.role)) throw new AppError('forbidden')
  })
}

function isLetIn(access: Access, role: Role): boolean {
  if (access === 'admin') return role === 'admin'
  return access !== 'production' || role === 'admin' || role === 'seamstress'
}

/** Anything that is no token is not worth a database query. */
function sessionToken({ headers }: FastifyRequest): string | undefined {
  const token = BEARER.exec(headers.authorization ?? '')?.[1]
  return token !== undefined && TOKEN.test(token) ? token : undefined
}
