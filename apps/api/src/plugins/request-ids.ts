/**
 * Every response carries the request id, so that a customer can quote it and we find the log lines. An id from outside
 * is never accepted: it could be forged to hide among another request's lines.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export const requestIdOptions = { requestIdHeader: false, genReqId: () => randomUUID() } as const

export function nameRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
