/**
 * A route marked `idempotent` may be called twice for one effect: with the header `Idempotency-Key` the second call
 * gets the response of the first. The body is compared after validation, so that whitespace and unknown fields make no
 * difference. Error responses to the caller are stored as they were sent; of a success only the order is stored, and
 * the route (lib/route.ts) builds its response again.
 */
import { createHash } from 'node:crypto'
import { idempotencyKeyHeader } from '@shop/contract/constants'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Attempt, Owner } from '../features/idempotency/idempotency.queries.ts'
import type { Attempts, Claim } from '../features/idempotency/idempotency.service.ts'
import { AppError } from '../lib/app-error.ts'
import { failpoint } from '../lib/failpoint.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    idempotent?: true
  }
  interface FastifyRequest {
    /** The same call was made before: it is counted as a resend, not as a new order. */
    isResend: boolean
    idempotencyClaim: Claim | null
    /** The order that a successful response is about. */
    orderIdInResponse: number | null
    /** The order of the first call's response. */
    replayedOrderId: number | null
  }
}

const KEY = /^[\x21-\x7e]{1,255}$/

/** Runs before rate limiting. Only an account's own call with the same body is a resend. */
export function recogniseResends(app: FastifyInstance, attempts: Attempts) {
  app.decorateRequest('isResend', false)
  app.addHook('preHandler', async (request) => {
    const attempt = attemptOf(request)
    if (attempt !== undefined && KEY.test(attempt.key)) request.isResend = await attempts.isStored(attempt)
  })
}

export function replayResponses(app: FastifyInstance, attempts: Attempts) {
  app.decorateRequest('idempotencyClaim', null)
  app.decorateRequest('orderIdInResponse', null)
  app.decorateRequest('replayedOrderId', null)

  app.addHook('preHandler', async (request, reply) => {
    const attempt = attemptOf(request)
    if (attempt === undefined) return
    if (!KEY.test(attempt.key)) {
      throw new AppError('invalid_input', { fields: { [idempotencyKeyHeader]: 'Valor inválido.' } })
    }
    const outcome = await attempts.begin(attempt)
    if ('claim' in outcome) {
      failpoint('order.claimed')
      request.idempotencyClaim = outcome.claim
      return
    }
    const { response } = outcome
    reply.header('idempotent-replayed', 'true')
    if ('body' in response)
      return reply.code(response.status).type('application/json; charset=utf-8').send(response.body)
    request.replayedOrderId = response.orderId
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { idempotencyClaim: claim, orderIdInResponse: orderId } = request
    request.idempotencyClaim = null
    if (claim !== null && typeof payload === 'string') {
      try {
        const { statusCode: status } = reply
        await claim.settle(status < 400 && orderId !== null ? { status, orderId } : { status, body: payload })
      } catch (error) {
        // The response is still valid; an error thrown in this hook would replace it.
        request.log.warn({ err: error }, 'a response could not be stored')
      }
      failpoint('order.answered')
    }
    return payload
  })
}

/** Undefined for a call that cannot be repeated: another route, no caller, or no key. */
function attemptOf(request: FastifyRequest): Attempt | undefined {
  const { routeOptions, headers } = request
  const key = headers[idempotencyKeyHeader]
  const owner = ownerOf(request)
  if (routeOptions.config.idempotent === undefined || key === undefined || owner === undefined)
    return undefined
  return { owner, key: String(key), fingerprint: fingerprintOf(request) }
}

/** A guest is known by the id of the checkout, which only this browser has. */
function ownerOf({ actor, body }: FastifyRequest): Owner | undefined {
  if (actor !== null) return { userId: actor.id }
  const isGuest = typeof body === 'object' && body !== null && 'checkoutId' in body
  return isGuest && typeof body.checkoutId === 'string' ? { guestKey: body.checkoutId } : undefined
}

function fingerprintOf({ method, routeOptions, body }: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, routeOptions.url, body]))
    .digest()
}
