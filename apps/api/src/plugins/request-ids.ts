/**
 * Every answer names the request, so that a person can read us one word over the phone and we find its log lines.
 * An id that came from outside is never taken: it could be forged to hide among another request's lines.
 */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

export const requestIdOptions = { requestIdHeader: false, genReqId: () => randomUUID() } as const

export function nameRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
}
