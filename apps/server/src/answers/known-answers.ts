import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendAnswer } from './answer.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { CachedResponseTimes } from './cached-response-times.ts'

export interface KnownPages {
  /** pages without a query: the home page, the collection, each product */
  pages: AnswerCache
  /** pages with a query, of which a visitor can invent any number */
  searches: AnswerCache
}

export interface KnownAnswers extends KnownPages {
  calls: AnswerCache
}

export function pageCacheOf({ pages, searches }: KnownPages, key: string): AnswerCache {
  return key.includes('?') ? searches : pages
}

/**
 * Serves cached responses straight from node:http, before any routing: they are most of the traffic, and nothing that a
 * framework does for a request (parsing, hooks, an id) changes a byte of them. A request with a token may see more than
 * the public does, and is not served from here.
 */
export function serveKnown(
  known: KnownAnswers,
  times: CachedResponseTimes,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const began = performance.now()
  const { url = '', headers } = request
  const isCall = url.startsWith('/api/')
  if (isCall && headers.authorization !== undefined) return false
  const answer = (isCall ? known.calls : pageCacheOf(known, url)).lookup(url)
  if (!answer) return false
  sendAnswer(answer, request, response)
  times.observe(isCall ? 'call' : 'page', response.statusCode, performance.now() - began)
  return true
}
