import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendPage } from './page.ts'
import type { PageCache } from './page-cache.ts'
import { renderPage, type WebApp } from './render.ts'
import { pageSecurityHeaders } from './security-headers.ts'

/**
 * Answers a cached page straight from node:http, before any routing: it is most of the traffic, and nothing that a
 * framework does for a request (parsing, hooks, an id) changes a byte of it.
 */
export function serveFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const page = cache.lookup(request.url ?? '')
  if (!page) return false
  sendPage(page, request, response)
  return true
}

interface Options {
  cache: PageCache
  publicUrl: string
  /** asked for each request, so that in development an edited page shows at once */
  loadWeb: () => Promise<WebApp>
}

/** Every path that is neither API nor file is a page of the shop. */
export function registerPages(app: FastifyInstance, { cache, publicUrl, loadWeb }: Options) {
  const securityHeaders = pageSecurityHeaders(publicUrl)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'anyone' },
    async handler(request, reply) {
      const web = await loadWeb()
      const asked = new URL(request.url, publicUrl)
      const { key, known } = web.canonicalPage(asked)
      const url = known ? new URL(key, publicUrl) : asked
      const page = await cache.resolve(key, () =>
        renderPage({ api: app, web, url, known, requestId: request.id, securityHeaders }),
      )
      reply.hijack()
      sendPage(page, request.raw, reply.raw)
    },
  })
}
