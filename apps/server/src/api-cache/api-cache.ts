import type { Limit } from '@shop/api/lib/limits'
import { appointments } from '@shop/contract/appointments'
import type { Endpoint } from '@shop/contract/endpoint'
import { products } from '@shop/contract/products'
import { relatedProducts } from '@shop/contract/related-products'
import { requestOf } from '@shop/contract/request'
import { reviews } from '@shop/contract/reviews'
import { schedule } from '@shop/contract/schedule'
import { search } from '@shop/contract/search'
import { store } from '@shop/contract/store'
import { themes } from '@shop/contract/theme/applied-theme'
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify'
import { createRequestBudget } from '../request-budget.ts'
import { makeResponse, sendCachedResponse } from '../response-cache/cached-response.ts'
import type { InProcessCall } from '../response-cache/in-process.ts'
import type { RenderedResponse, ResponseCache } from '../response-cache/response-cache.ts'

/** Public calls with the same response for all callers; `page` needs a limit, so the whole catalogue stays a stream. */
const CACHED_CALLS: readonly Endpoint[] = [
  products.page,
  products.read,
  products.near,
  relatedProducts.read,
  search.suggest,
  search.counts,
  reviews.list,
  reviews.best,
  schedule.read,
  appointments.types,
  appointments.slots,
  store.read,
  themes.applied,
]
const cachedCallsByPath = new Map(CACHED_CALLS.map((endpoint) => [endpoint.path, endpoint]))

/**
 * A CDN may serve a burst from one copy, but hardly longer: a browser makes a call because it needs the current state,
 * be it the stock of a product (in a list exact up to ten, the most that a cart line may hold) or the review just
 * written. A copy made for the public is not for a caller with a token, who may see more; RFC 9111 would allow it
 * without `authorization` in Vary.
 */
const CACHEABLE = { 'cache-control': 'public, max-age=0, s-maxage=1', vary: 'accept-encoding, authorization' }
/** Headers that are not stored: a cached response is another message, sent at another time, to many clients. */
const NOT_OF_A_COPY = new Set(['cache-control', 'cache-tag', 'connection', 'content-length', 'date'])

interface Options {
  cache: ResponseCache
  callApi: InProcessCall
  /** how many suggestions that are not cached an address may request */
  suggestionLimit: Pick<Limit, 'points' | 'seconds'>
}

/**
 * The API's public calls, from their own cache, so that invented calls cannot evict pages. Calls that http-server.ts
 * did not find by their URL come here, are reduced to what the response depends on and computed once, however many
 * requests arrive.
 */
export function registerApiCache(app: FastifyInstance, { cache, callApi, suggestionLimit }: Options) {
  const countSuggestion = createRequestBudget(suggestionLimit)
  app.addHook('onRequest', async (request, reply) => {
    const url = canonicalCall(request)
    if (url === undefined) return
    const make = async () => keepable(await callApi(url, request.id))
    const isSuggestion = request.routeOptions.url === search.suggest.path
    const cached = await cache.resolve(url, make, () => {
      if (isSuggestion) countSuggestion(request.ip)
    })
    reply.hijack()
    sendCachedResponse(cached, request.raw, reply.raw)
  })
}

/** The canonical URL of the call, as our own client writes it; undefined for calls that only the API can serve. */
function canonicalCall(request: FastifyRequest): string | undefined {
  const { method, origin, headers, routeOptions } = request
  if ((method !== 'GET' && method !== 'HEAD') || origin === 'page') return undefined
  if (headers.authorization !== undefined) return undefined
  const endpoint = cachedCallsByPath.get(routeOptions.url ?? '')
  if (!endpoint) return undefined
  const params = endpoint.params?.safeParse(request.params)
  const query = endpoint.query?.safeParse(request.query)
  if (params?.success === false || query?.success === false) return undefined
  return requestOf(endpoint, { params: params?.data, query: query?.data }).url
}

function keepable({ statusCode, headers, rawPayload }: LightMyRequestResponse): RenderedResponse {
  const tag = headers['cache-tag']
  const tags = statusCode === 200 && typeof tag === 'string' ? tag.split(',') : null
  const cachedHeaders = Object.entries(headers)
    .filter(([name]) => !NOT_OF_A_COPY.has(name) && !(tags && name === 'x-request-id'))
    .map(([name, value]) => [name, String(value)] as const)
  const cached = makeResponse(statusCode, rawPayload, {
    ...Object.fromEntries(cachedHeaders),
    ...(tags ? CACHEABLE : { 'cache-control': 'no-store' }),
  })
  return { cached, tags }
}
