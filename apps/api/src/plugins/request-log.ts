/**
 * One line per request, written when it is finished. It has the route's template instead of the URL (which may contain
 * a search text or an id) and the user's id instead of the user.
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
    // The line of the page covers its calls.
    else if (request.origin === 'page') request.log.debug(line, 'request')
    else request.log.info(line, 'request')
  })
}
