/**
 * A route names its limit; who is counted is the limit's own business. The address is the connection's, or what a
 * fixed number of our own proxies says (see `trustProxy` in app.ts): a header a visitor wrote changes nothing.
 */
import type { FastifyInstance } from 'fastify'
import { clientNetwork } from '../lib/client-address.ts'
import type { LimitName, RateLimits } from '../lib/limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    rateLimit?: LimitName
  }
}

export function limitRates(app: FastifyInstance, limits: RateLimits) {
  // After validation: a person who mistypes an address five times has not used up their five tries.
  app.addHook('preHandler', async (request) => {
    const name = request.routeOptions.config.rateLimit
    if (name === undefined) return
    const account = limits.per(name) === 'account' ? request.actor?.id : undefined
    await limits.consume(name, account === undefined ? clientNetwork(request.ip) : `account:${account}`)
  })
}
