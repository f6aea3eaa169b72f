import { createServer, type RequestListener } from 'node:http'
import type { PageCache } from './pages/page-cache.ts'
import { serveFromCache } from './pages/pages.ts'

/** A slow sender must not hold a connection for ever; keep-alive outlives that of the usual proxies in front. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 72_000 }

/** node:http with the page cache in front of Fastify. */
export function httpServer(cache: PageCache) {
  let draining = false
  return {
    create: (handler: RequestListener) =>
      createServer(TIMEOUTS, (request, response) => {
        // A visitor who keeps asking on one connection is told to take another, which will lead elsewhere.
        if (draining) response.shouldKeepAlive = false
        if (!serveFromCache(cache, request, response)) handler(request, response)
      }),
    startDraining() {
      draining = true
    },
  }
}
