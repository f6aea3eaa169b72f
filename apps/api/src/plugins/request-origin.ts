/**
 * Distinguishes the calls that our own pages make in this process from those of the network: so that metrics count a
 * visitor once, and a page's calls are found by the page's request id. Requires the process's secret.
 */
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { hashToken } from '../lib/token.ts'

const SECRET_HEADER = 'x-in-process'
const PARENT_HEADER = 'x-parent-request-id'

declare module 'fastify' {
  interface FastifyRequest {
    origin: 'network' | 'page'
  }
}

export function traceOrigins(app: FastifyInstance, secret: string | undefined) {
  app.decorateRequest('origin', 'network')
  if (secret === undefined) return
  const expected = hashToken(secret)

  app.addHook('onRequest', async (request) => {
    const { [SECRET_HEADER]: given, [PARENT_HEADER]: parentRequestId } = request.headers
    if (typeof given !== 'string' || !timingSafeEqual(hashToken(given), expected)) return
    request.origin = 'page'
    request.log = request.log.child({ parentRequestId })
  })
}
