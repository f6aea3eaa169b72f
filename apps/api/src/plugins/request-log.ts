/**
 * One line per request, written when it is over. The route's template stands in for the URL (which may carry a search
 * text or an id) and the user's id for the user.
 */
import type { FastifyInstance } from 'fastify'

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
      userId: request.actor?.id,
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'request failed')
    // A page's calls are part of the page's own line.
    else if (request.origin === 'page') request.log.debug(line, 'request')
    else request.log.info(line, 'request')
  })
}
