import { createServer, type RequestListener } from 'node:http'
import { type KnownAnswers, serveKnown } from './answers/known-answers.ts'

/**
 * A slow sender must not hold a connection for ever, but twelve pictures of ten megabytes take two minutes from a home;
 * keep-alive outlives that of the usual proxies in front.
 */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 72_000 }

/** node:http with what is known already in front of Fastify. */
export function httpServer(known: KnownAnswers) {
  let draining = false
  return {
    create: (handler: RequestListener) =>
      createServer(TIMEOUTS, (request, response) => {
        // A visitor who keeps asking on one connection is told to take another, which will lead elsewhere.
        if (draining) response.shouldKeepAlive = false
        if (!serveKnown(known, request, response)) handler(request, response)
      }),
    startDraining() {
      draining = true
    },
  }
}
