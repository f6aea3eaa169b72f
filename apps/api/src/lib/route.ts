/**
 * The one way to register a call of the contract: method, path, who may call, schemas both ways, success status.
 * The casts tie Fastify's untyped request to the endpoint's schemas, which have just checked it.
 */
import type { Endpoint } from '@shop/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Actor } from './actor.ts'
import type { LimitName } from './limits.ts'

type Part<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? z.output<S> : undefined

export interface Call<E extends Endpoint> {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  body: Part<E, 'body'>
  actor: E['access'] extends 'anyone' ? undefined : Actor
  request: FastifyRequest
  reply: FastifyReply
}

/** A handler returns what the contract promises; one that streams its answer returns the reply. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<z.output<E['response']>> | FastifyReply>
type Result<T> = undefined extends T ? T | void : T

interface Options {
  rateLimit?: LimitName
}

export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: Options,
  handler: Handler<E>,
) {
  const { method, path, access, params, query, body, response, status = 200 } = endpoint
  app.route({
    method,
    url: path,
    config: { access, ...options },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { '2xx': response },
    },
    handler(request, reply) {
      reply.code(status)
      const { params, query, body, actor } = request
      return handler({ params, query, body, actor: actor ?? undefined, request, reply } as Call<E>)
    },
  })
}
