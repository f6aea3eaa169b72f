/**
 * The whole catalogue as one array, which is what the call has always answered. It is written product by product
 * while it is read, so that a hundred thousand of them never stand in memory; two at a time, because each keeps the
 * database and the event loop busy for seconds.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type ProductQuery, product } from '@shop/contract/products'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { fingerprint } from './products.queries.ts'
import { readAll } from './products.service.ts'

const MAX_AT_ONCE = 2
const RETRY_AFTER_SECONDS = 10

export function catalogueWriter(db: Db) {
  let running = 0

  async function* write(query: ProductQuery) {
    let separator = '['
    try {
      for await (const one of readAll(db, query)) {
        yield separator + JSON.stringify(product.encode(one))
        separator = ','
      }
      yield separator === '[' ? '[]' : ']'
    } finally {
      running -= 1
    }
  }

  return async function answer(query: ProductQuery, request: FastifyRequest, reply: FastifyReply) {
    const version = `${await fingerprint(db, query)} ${JSON.stringify(query)}`
    const etag = `"${createHash('sha256').update(version).digest('base64url')}"`
    reply.header('etag', etag).header('cache-control', 'no-cache')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (running >= MAX_AT_ONCE) {
      throw new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    running += 1
    return reply.type('application/json; charset=utf-8').send(Readable.from(write(query)))
  }
}
