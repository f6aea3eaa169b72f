import { createServer, type RequestListener, type Server } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { CachedResponseTimes } from './response-cache/cached-response-times.ts'
import { type CachedResponses, serveCached } from './response-cache/serve-cached.ts'

/**
 * A slow sender must not hold a connection for ever, but twelve pictures of ten megabytes take two minutes from a home;
 * keep-alive is longer than that of the usual proxies in front.
 */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 72_000 }

/** After an event loop turn this short no connection is waiting to be accepted. */
const QUIET_MS = 5
const MAX_ROUNDS = 100
const SWEEP_MS = 50

/** node:http with the cached responses in front of Fastify. */
export function httpServer(caches: CachedResponses, times = new CachedResponseTimes()) {
  let draining = false
  let server: Server | undefined
  /** Connections without a request so far. */
  const silent = new Set<Socket>()
  return {
    create(handler: RequestListener) {
      server = createServer(TIMEOUTS, (request, response) => {
        // A visitor with a keep-alive connection must open a new one, which reaches another process.
        if (draining) response.shouldKeepAlive = false
        silent.delete(request.socket)
        if (!serveCached(caches, times, request, response)) handler(request, response)
      })
      server.on('connection', (socket) => {
        silent.add(socket)
        socket.once('close', () => silent.delete(socket))
      })
      return server
    },
    /**
     * From now on no connection is accepted: a proxy whose connection is refused tries the next instance, whatever the
     * request. Open connections are served; node:http's own close would cut those with a request already in transit.
     */
    async startDraining() {
      draining = true
      await quietRound()
      if (server) TcpServer.prototype.close.call(server)
    },
    /**
     * Requests in progress are finished. node:http would wait for all other connections as well, until the process is
     * killed: for those that browsers open ahead of need, and for those that a response begun before the draining kept
     * alive.
     */
    hangUpOnTheIdle() {
      for (const socket of silent) socket.destroy()
      const sweep = setInterval(() => server?.closeIdleConnections(), SWEEP_MS)
      server?.once('close', () => clearInterval(sweep))
    },
  }
}

/** Accepts connections that arrived while the loop was busy; they would be reset when the server closes. */
async function quietRound() {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const began = performance.now()
    await setImmediate()
    if (performance.now() - began < QUIET_MS) return
  }
}
