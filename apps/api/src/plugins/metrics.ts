/** Prometheus metrics. Labels hold route templates and status codes, never ids, so their number stays bounded. */
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { Gauge, Histogram, type Registry } from 'prom-client'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

export function measureRequests(app: FastifyInstance, registry: Registry) {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte in to the last byte out',
    labelNames: ['method', 'route', 'status', 'origin'],
    buckets: SECONDS,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method, origin } = request
    duration.observe({ method, route, status: reply.statusCode, origin }, reply.elapsedTime / 1000)
  })
}

/** `name` distinguishes the web server's pool from the worker's. */
export function measurePool(registry: Registry, name: string, pool: Pool) {
  const gauge = (state: string, read: () => number) =>
    new Gauge({
      name: `database_pool_${name}_${state}_connections`,
      help: `Connections of the ${name} pool: ${state}`,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('open', () => pool.totalCount)
  gauge('idle', () => pool.idleCount)
  gauge('awaited', () => pool.waitingCount)
}

/** Not listening yet: the caller chooses the port, which must not be the public one. */
export function metricsServer(registry: Registry): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
}
