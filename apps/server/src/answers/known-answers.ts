import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendAnswer } from './answer.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { CachedResponseTimes } from './cached-response-times.ts'

export interface KnownPages {
  /** pages of an address alone: the home page, the collection, each piece */
  pages: AnswerCache
  /** pages that depend on a query too, of which anybody can invent as many as they like */
  searches: AnswerCache
}

export interface KnownAnswers extends KnownPages {
  calls: AnswerCache
}

export function pageCacheOf({ pages, searches }: KnownPages, key: string): AnswerCache {
  return key.includes('?') ? searches : pages
}

/**
 * Answers what is known straight from node:http, before any routing: it is most of the traffic, and nothing that a
 * framework does for a request (parsing, hooks, an id) changes a byte of it. Who comes with a token may see more than
 * the public does, and is not answered from here.
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
