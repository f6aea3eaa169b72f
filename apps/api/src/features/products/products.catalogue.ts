/** The whole catalogue as one array, the response of a request without a limit. */
import { createHash } from 'node:crypto'
import { type ProductQuery, product } from '@shop/contract/products'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagMatches } from '../../lib/etag.ts'
import { createLongResponses, jsonArray } from '../../lib/long-response.ts'
import type { Lists } from './lists.service.ts'
import { changes } from './products.queries.ts'
import { readAll } from './products.service.ts'

export function catalogueWriter(lists: Lists, begin = createLongResponses()) {
  return async function response(query: ProductQuery, request: FastifyRequest, reply: FastifyReply) {
    const catalogue = await begin(async () => {
      const { products } = await changes(lists.db)
      const version = `${products} ${JSON.stringify(query)}`
      const etag = `"${createHash('sha256').update(version).digest('base64url')}"`
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (etagMatches(request.headers['if-none-match'], etag)) return undefined
      return jsonArray(readAll(lists, query), product.encode)
    })
    if (catalogue === undefined) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(catalogue)
  }
}
