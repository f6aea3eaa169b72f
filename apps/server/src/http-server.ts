import { createServer, type RequestListener, type Server } from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { CachedResponseTimes } from './answers/cached-response-times.ts'
import { type KnownAnswers, serveKnown } from './answers/known-answers.ts'

/**
 * A slow sender must not hold a connection for ever, but twelve pictures of ten megabytes take two minutes from a home;
 * keep-alive outlives that of the usual proxies in front.
 */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 300_000, keepAliveTimeout: 72_000 }

/** A turn of the event loop this short leaves nobody waiting at the door. */
const QUIET_MS = 5
const PATIENCE_TURNS = 100
const SWEEP_MS = 50

/** node:http with what is known already in front of Fastify. */
export function httpServer(known: KnownAnswers, times = new CachedResponseTimes()) {
  let draining = false
  let server: Server | undefined
  /** Connections on which nothing has been asked yet. */
  const silent = new Set<Socket>()
  return {
    create(handler: RequestListener) {
      server = createServer(TIMEOUTS, (request, response) => {
        // A visitor who keeps asking on one connection is told to take another, which will lead elsewhere.
        if (draining) response.shouldKeepAlive = false
        silent.delete(request.socket)
        if (!serveKnown(known, times, request, response)) handler(request, response)
      })
      server.on('connection', (socket) => {
        silent.add(socket)
        socket.once('close', () => silent.delete(socket))
      })
      return server
    },
    /**
     * From now on nobody new is let in: a proxy that is refused asks the next shop, whatever the request. Whoever is
     * inside is served; node:http's own close would cut connections on which the next request is already on its way.
     */
    async startDraining() {
      draining = true
      await quietTurn()
      if (server) TcpServer.prototype.close.call(server)
    },
    /**
     * Whoever is being served is served to the end. node:http would wait for all others as well, until somebody kills it:
     * for connections that browsers open ahead of need, and for those that an answer begun before the draining kept alive.
     */
    hangUpOnTheIdle() {
      for (const socket of silent) socket.destroy()
      const sweep = setInterval(() => server?.closeIdleConnections(), SWEEP_MS)
      server?.once('close', () => clearInterval(sweep))
    },
  }
}

/** Who knocked while the loop was busy is let in before the door closes; the rest would be cut off unheard. */
async function quietTurn() {
  for (let turn = 0; turn < PATIENCE_TURNS; turn++) {
    const began = performance.now()
    await setImmediate()
    if (performance.now() - began < QUIET_MS) return
  }
}
