/**
 * The only way to register a call of the contract: method, path, access, schemas both ways, success status. The casts
 * tie Fastify's untyped request to the endpoint's schemas, which have just validated it.
 */
import type { Readable } from 'node:stream'
import type { Endpoint } from '@shop/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Files } from '../adapters/files.ts'
import type { Actor, OrderHolder } from './actor.ts'
import type { LimitName } from './limits.ts'
import { takeUploads, type Upload } from './uploads.ts'

type Part<E, K extends string> = E extends { [P in K]: infer S extends z.ZodType } ? z.output<S> : undefined

export interface Call<E extends Endpoint> {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  /** The raw bytes, where a signature covers them. */
  body: E extends { raw: true } ? Buffer : Part<E, 'body'>
  /** The files of a form; removed once the response is sent. */
  uploads: E extends { multipart: true } ? readonly Upload[] : undefined
  actor: E['access'] extends 'anyone'
    ? E extends { recognises: true }
      ? Actor | undefined
      : undefined
    : E['access'] extends 'orderHolder'
      ? OrderHolder
      : Actor
  request: FastifyRequest
  reply: FastifyReply
}

/** A handler returns what the contract declares; one that streams its response returns the reply. */
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E> | FastifyReply>
type Result<E extends Endpoint> = E extends { produces: string }
  ? string | Buffer | Readable
  : Empty<z.output<E['response']>>
type Empty<T> = undefined extends T ? T | void : T

/** Where the files of a form are stored, and how many it may have. */
interface Uploading {
  files: Files
  maxFiles?: number
}

/** What a call that takes raw bytes accepts; any type of at most the usual size, without. */
interface Bytes {
  bodyLimit: number
  mediaTypes: string[]
}

/** How a call repeated with its key is replayed: from its order, so the response itself is not stored. */
interface Idempotent<E extends Endpoint> {
  orderOf(response: Result<E>): number
  replay(orderId: number, call: Call<E>): Promise<Result<E>>
}

type Options<E extends Endpoint> = {
  rateLimit?: LimitName | ((actor: Actor | null) => LimitName)
  idempotent?: Idempotent<E>
} & (E extends { multipart: true } ? Uploading : unknown) &
  (E extends { raw: true } ? { bytes?: Bytes } : unknown)

export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: Options<E>,
  handler: Handler<E>,
) {
  const {
    method,
    path,
    access,
    params,
    query,
    body,
    multipart,
    raw,
    recognises,
    produces,
    response,
    status = 200,
  } = endpoint
  const { rateLimit, idempotent } = options
  const declared: RouteOptions = {
    method,
    url: path,
    config: {
      access,
      ...(rateLimit && { rateLimit }),
      ...(idempotent && { idempotent: true }),
      ...(multipart && { multipart }),
      ...(recognises && { recognises }),
    },
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(!produces && { response: { '2xx': response } }),
    },
    async handler(request, reply) {
      reply.code(status)
      if (produces) reply.type(produces)
      const { params, query, body } = request
      const actor = request.orderLink ?? request.actor
      const uploads = request.uploads ?? undefined
      const call = { params, query, body, uploads, actor: actor ?? undefined, request, reply } as Call<E>
      if (idempotent === undefined) return handler(call)
      if (request.replayedOrderId !== null) return idempotent.replay(request.replayedOrderId, call)
      const result = (await handler(call)) as Result<E>
      request.orderIdInResponse = idempotent.orderOf(result)
      return result
    },
  }
  if (!multipart && !raw) {
    app.route(declared)
    return
  }
  // In its own scope: no other route can parse such a body.
  void app.register(async (scope) => {
    const { files, maxFiles, bytes } = options as Options<E> & Uploading & { bytes?: Bytes }
    if (multipart) await takeUploads(scope, files, maxFiles)
    if (raw) takeBytes(scope, bytes)
    scope.route(declared)
  })
}

function takeBytes(scope: FastifyInstance, { mediaTypes, bodyLimit }: Partial<Bytes> = {}) {
  scope.removeAllContentTypeParsers()
  // A request without a body has no bytes.
  scope.addHook('preValidation', async (request) => {
    request.body ??= Buffer.alloc(0)
  })
  scope.addContentTypeParser(
    mediaTypes ?? '*',
    { parseAs: 'buffer', ...(bodyLimit !== undefined && { bodyLimit }) },
    (_request, bytes, done) => done(null, bytes),
  )
}
