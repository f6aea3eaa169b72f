import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendCachedResponse } from './cached-response.ts'
import type { CachedResponseTimes } from './cached-response-times.ts'
import { decisiveHeaders } from './decisive-headers.ts'
import type { ResponseCache } from './response-cache.ts'

export interface CachedPages {
  /** pages without a query: the home page, the collection, each product */
  pages: ResponseCache
  /** pages with a query, of which a visitor can invent any number */
  searches: ResponseCache
}

export interface CachedResponses extends CachedPages {
  api: ResponseCache
}

export function pageCacheOf({ pages, searches }: CachedPages, key: string): ResponseCache {
  return key.includes('?') ? searches : pages
}

/**
 * Serves cached responses straight from node:http, before any routing: they are most of the traffic, and nothing that a
 * framework does for a request (parsing, hooks, an id) changes a byte of them. A request with a token may see more than
 * the public does, and is not served from here.
 */
export function serveCached(
  caches: CachedResponses,
  times: CachedResponseTimes,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const began = performance.now()
  const { url = '', rawHeaders } = request
  const headers = decisiveHeaders(rawHeaders)
  const isCall = url.startsWith('/api/')
  if (isCall && headers.authorization !== undefined) return false
  const cached = (isCall ? caches.api : pageCacheOf(caches, url)).lookup(url)
  if (!cached) return false
  sendCachedResponse(cached, request, response, headers)
  times.observe(isCall ? 'call' : 'page', response.statusCode, performance.now() - began)
  return true
}
