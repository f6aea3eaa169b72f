import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '@shop/api/plugins/security-headers'
import type { FastifyInstance } from 'fastify'
import { sendPage } from './page.ts'
import type { PageCache } from './page-cache.ts'
import { renderPage, type WebApp } from './render.ts'

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
  inProcessSecret: string
  /** asked for each request, so that in development an edited page shows at once */
  loadWeb: () => Promise<WebApp>
}

/** Every path that is neither API nor file is a page of the shop. */
export function registerPages(app: FastifyInstance, { cache, publicUrl, inProcessSecret, loadWeb }: Options) {
  const headers = securityHeaders(publicUrl)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'anyone' },
    async handler(request, reply) {
      const web = await loadWeb()
      const { key, known } = web.canonicalPage(addressOf(request.url))
      const page = await cache.resolve(key, () =>
        renderPage({
          api: app,
          web,
          url: new URL(key, publicUrl),
          known,
          requestId: request.id,
          reportError: (error) => request.log.error({ err: error }, 'page failed'),
          securityHeaders: headers,
          inProcessSecret,
        }),
      )
      reply.hijack()
      sendPage(page, request.raw, reply.raw)
    },
  })
}

/** Only path and query count; `//other.example/` is a path of ours that does not exist, not another origin. */
function addressOf(target: string): URL {
  const address = `http://shop${target}`
  return target.startsWith('/') && URL.canParse(address) ? new URL(address) : new URL('http://shop//')
}
