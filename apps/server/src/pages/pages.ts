import { limitConcurrency } from '@shop/api/lib/limit-concurrency'
import type { Limit } from '@shop/api/lib/limits'
import { securityHeaders } from '@shop/api/plugins/security-headers'
import type { FastifyInstance } from 'fastify'
import { createRequestBudget } from '../request-budget.ts'
import { sendCachedResponse } from '../response-cache/cached-response.ts'
import type { InProcessCall } from '../response-cache/in-process.ts'
import type { RenderedResponse } from '../response-cache/response-cache.ts'
import { type CachedPages, pageCacheOf } from '../response-cache/serve-cached.ts'
import type { PaymentOrigins } from './payment-origins.ts'
import { plainPage } from './plain-page.ts'
import { type CanonicalPage, type RenderInput, renderPage, type WebApp } from './render.ts'

/** A page takes some 30 ms of one core, which block all other requests of the process. */
const RENDERING = { atOnce: 2, waiting: 200, retryAfterSeconds: 5 }
const TOO_MANY_PAGES =
  'Muitas páginas foram abertas em pouco tempo. Aguarde alguns segundos e tente novamente.'

interface Options {
  caches: CachedPages
  publicUrl: string
  payment: PaymentOrigins
  callApi: InProcessCall
  /** how many uncached pages an address may open */
  renderingLimit: Pick<Limit, 'points' | 'seconds'>
  /** called for each request, so that in development an edited page shows immediately */
  loadWeb: () => Promise<WebApp>
}

/** Every path that is neither API nor file is a page of the shop. */
export function registerPages(app: FastifyInstance, options: Options) {
  const { caches, publicUrl, payment, callApi, renderingLimit, loadWeb } = options
  const headers = securityHeaders(publicUrl)
  const limited = limitConcurrency(RENDERING)
  const countRender = createRequestBudget({ ...renderingLimit, message: TOO_MANY_PAGES })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'anyone', errorPage: plainPage },
    async handler(request, reply) {
      const web = await loadWeb()
      const {
        key,
        isPage,
        pays = false,
        isPreview = false,
        subject,
      } = web.canonicalPage(addressOf(request.url))
      const render = (page: Pick<RenderInput, 'isPage' | 'publicCopies' | 'fetched'> & { key: string }) =>
        limited(() =>
          renderPage({
            ...page,
            isPreview,
            callApi,
            web,
            url: new URL(page.key, publicUrl),
            payment: pays ? payment : undefined,
            requestId: request.id,
            reportError: (error) => request.log.error({ err: error }, 'page failed'),
            securityHeaders: headers,
          }),
        )
      /** A page about one thing, or the shared page for missing ones, so that invented ids cost no render. */
      const renderSubject = async ({
        call,
        missingKey,
      }: NonNullable<CanonicalPage['subject']>): Promise<RenderedResponse> => {
        const response = await callApi(call, request.id)
        if (response.statusCode !== 404) return render({ key, isPage, fetched: { path: call, response } })
        const missing = () => render({ key: missingKey, isPage: false, publicCopies: false })
        return { cached: await pageCacheOf(caches, missingKey).resolve(missingKey, missing), tags: null }
      }
      const page = await pageCacheOf(caches, key).resolve(
        key,
        () => (subject ? renderSubject(subject) : render({ key, isPage })),
        () => countRender(request.ip),
      )
      reply.hijack()
      sendCachedResponse(page, request.raw, reply.raw)
    },
  })
}

/** Only path and query count; `//other.example/` is an unknown path of the shop, not another origin. */
function addressOf(target: string): URL {
  const address = `http://shop${target}`
  return target.startsWith('/') && URL.canParse(address) ? new URL(address) : new URL('http://shop//')
}
