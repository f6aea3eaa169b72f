/**
 * The whole catalogue as one array, which is what the call has always answered. It is written product by product
 * while it is read, so that a hundred thousand of them never stand in memory; two at a time, because each keeps the
 * database and the event loop busy for seconds. Nobody keeps one of the two places by reading slowly or not at all.
 */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type ProductQuery, product } from '@shop/contract/products'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/connection.ts'
import { AppError } from '../../lib/app-error.ts'
import { etagMatches } from '../../lib/etag.ts'
import { fingerprint } from './products.queries.ts'
import { readAll } from './products.service.ts'

const MAX_AT_ONCE = 2
const RETRY_AFTER_SECONDS = 10
const PATIENCE = { idleMs: 10_000, totalMs: 60_000 }

export function catalogueWriter(db: Db, patience = PATIENCE) {
  let running = 0

  return async function answer(query: ProductQuery, request: FastifyRequest, reply: FastifyReply) {
    if (running >= MAX_AT_ONCE) throw comeBackLater()
    running += 1
    let catalogue: Readable | undefined
    try {
      const version = `${await fingerprint(db, query)} ${JSON.stringify(query)}`
      const etag = `"${createHash('sha256').update(version).digest('base64url')}"`
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
      catalogue = impatient(readAll(db, query), patience)
      // Not when the generator ends: one whose reader left before the first line never begins, and so never ends.
      catalogue.once('close', () => {
        running -= 1
      })
      return reply.type('application/json; charset=utf-8').send(catalogue)
    } finally {
      if (catalogue === undefined) running -= 1
    }
  }
}

/** One JSON array, broken off when nobody takes the next piece of it. */
function impatient(pieces: ReturnType<typeof readAll>, { idleMs, totalMs }: typeof PATIENCE): Readable {
  const stream = Readable.from(write())
  const giveUp = () => stream.destroy(comeBackLater())
  const deadline = setTimeout(giveUp, totalMs)
  stream.once('close', () => clearTimeout(deadline))
  return stream

  async function* write() {
    let separator = '['
    for await (const piece of pieces) {
      const notTaken = setTimeout(giveUp, idleMs)
      try {
        yield separator + JSON.stringify(product.encode(piece))
      } finally {
        clearTimeout(notTaken)
      }
      separator = ','
    }
    yield separator === '[' ? '[]' : ']'
  }
}

const comeBackLater = () => new AppError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
