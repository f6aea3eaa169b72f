import { securityHeaders } from '@shop/api/plugins/security-headers'
import type { FastifyInstance } from 'fastify'
import { sendAnswer } from '../answers/answer.ts'
import type { InProcessCall } from '../answers/in-process.ts'
import { type KnownPages, pageCacheOf } from '../answers/known-answers.ts'
import type { PaymentOrigins } from './payment-origins.ts'
import { plainPage } from './plain-page.ts'
import { renderPage, type WebApp } from './render.ts'
import { createTurns } from './turns.ts'

/** A page takes some 30 ms of one core: whoever waits behind all of these waits about as long as people do. */
const DRAWING = { atOnce: 8, waiting: 200 }

interface Options {
  caches: KnownPages
  publicUrl: string
  payment: PaymentOrigins
  callApi: InProcessCall
  /** asked for each request, so that in development an edited page shows at once */
  loadWeb: () => Promise<WebApp>
}

/** Every path that is neither API nor file is a page of the shop. */
export function registerPages(
  app: FastifyInstance,
  { caches, publicUrl, payment, callApi, loadWeb }: Options,
) {
  const headers = securityHeaders(publicUrl)
  const inTurn = createTurns(DRAWING)

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'anyone', errorPage: plainPage },
    async handler(request, reply) {
      const web = await loadWeb()
      const { key, known, pays = false } = web.canonicalPage(addressOf(request.url))
      const draw = () =>
        renderPage({
          callApi,
          web,
          url: new URL(key, publicUrl),
          known,
          payment: pays ? payment : undefined,
          requestId: request.id,
          reportError: (error) => request.log.error({ err: error }, 'page failed'),
          securityHeaders: headers,
        })
      const page = await pageCacheOf(caches, key).resolve(key, () => inTurn(draw))
      reply.hijack()
      sendAnswer(page, request.raw, reply.raw)
    },
  })
}

/** Only path and query count; `//other.example/` is a path of ours that does not exist, not another origin. */
function addressOf(target: string): URL {
  const address = `http://shop${target}`
  return target.startsWith('/') && URL.canParse(address) ? new URL(address) : new URL('http://shop//')
}
