/**
 * A route names its limit; the limit defines who is counted. The address is the connection's, or the one that a fixed
 * number of our own proxies reports (see `trustProxy` in app.ts): a header sent by the visitor has no effect.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../lib/actor.ts'
import { clientNetwork } from '../lib/client-address.ts'
import { emailKey, type LimitName, type Party, type RateLimits } from '../lib/limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: LimitName | ((actor: Actor | null) => LimitName)
  }
}

export function limitRates(app: FastifyInstance, limits: RateLimits) {
  // After validation: a visitor who mistypes an address five times has not used up the five tries.
  app.addHook('preHandler', async (request) => {
    const name = limitOf(request)
    if (name === undefined) return
    for (const party of limits.per(name)) await limits.consume(name, keyOf(party, request))
  })
}

/** A resend creates nothing new, so it does not count against the route's limit; it has its own limit. */
function limitOf({ routeOptions, actor, isResend, origin }: FastifyRequest): LimitName | undefined {
  const { rateLimit } = routeOptions.config
  // The cache calls for a visitor whose request it has counted; the address of such a call is our own.
  if (origin === 'page') return undefined
  if (isResend) return 'idempotentReplay'
  return typeof rateLimit === 'function' ? rateLimit(actor) : rateLimit
}

function keyOf(party: Party, { ip, actor, orderLink, body }: FastifyRequest): string {
  if (party === 'order' && orderLink !== null) return `order:${orderLink.orderId}`
  if ((party === 'account' || party === 'order') && actor !== null) return `account:${actor.id}`
  if (party === 'email' && hasEmail(body)) return `email:${emailKey(body.email)}`
  return clientNetwork(ip)
}

function hasEmail(body: unknown): body is { email: string } {
  return typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string'
}
