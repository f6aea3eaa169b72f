/**
 * A route that says `idempotent` may be called twice for one effect: with the header `Idempotency-Key` the second call
 * is answered with the bytes of the first. What is compared is the body after validation, so that spaces and fields
 * nobody reads make no difference; what is kept is what goes out, errors of the caller included.
 */
import { createHash } from 'node:crypto'
import { idempotencyKeyHeader } from '@shop/contract/constants'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Attempts, Claim } from '../features/idempotency/idempotency.service.ts'
import { AppError } from '../lib/app-error.ts'
import { failpoint } from '../lib/failpoint.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    idempotent?: true
  }
  interface FastifyRequest {
    idempotencyClaim: Claim | null
  }
}

const KEY = /^[\x21-\x7e]{1,255}$/

export function answerOnce(app: FastifyInstance, attempts: Attempts) {
  app.decorateRequest('idempotencyClaim', null)

  app.addHook('preHandler', async (request, reply) => {
    const { actor, routeOptions } = request
    const key = request.headers[idempotencyKeyHeader]
    if (routeOptions.config.idempotent === undefined || key === undefined || actor === null) return
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw new AppError('invalid_input', { fields: { [idempotencyKeyHeader]: 'Valor inválido.' } })
    }
    const outcome = await attempts.begin({ userId: actor.id, key, fingerprint: fingerprintOf(request) })
    if ('claim' in outcome) {
      failpoint('order.claimed')
      request.idempotencyClaim = outcome.claim
      return
    }
    const { status, body } = outcome.answer
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .header('idempotent-replayed', 'true')
      .send(body)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { idempotencyClaim: claim } = request
    request.idempotencyClaim = null
    if (claim !== null && typeof payload === 'string') {
      try {
        await claim.settle({ status: reply.statusCode, body: payload })
      } catch (error) {
        // The answer is true all the same; and an error in the middle of answering one would go out as it is.
        request.log.warn({ err: error }, 'an answer could not be kept')
      }
      failpoint('order.answered')
    }
    return payload
  })
}

function fingerprintOf({ method, routeOptions, body }: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, routeOptions.url, body]))
    .digest()
}
