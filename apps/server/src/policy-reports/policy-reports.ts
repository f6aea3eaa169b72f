import { AppError } from '@shop/api/lib/app-error'
import type { Limit } from '@shop/api/lib/limits'
import type { FastifyInstance } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { REPORTS_PATH } from '../pages/csp.ts'
import type { CanonicalPage, WebApp } from '../pages/render.ts'
import { createRequestBudget } from '../request-budget.ts'
import { violationsIn } from './violation.ts'

const MAX_BODY_BYTES = 64 * 1024
const TYPES = ['application/csp-report', 'application/reports+json']
/** A sample is enough for diagnosis; the metric counts all. */
const LOGGED = { points: 10, seconds: 60 * 60 }

interface Options {
  metrics: Registry
  publicUrl: string
  /** how many reports an address may send */
  limit: Pick<Limit, 'points' | 'seconds'>
  loadWeb: () => Promise<WebApp>
}

/**
 * Receives browsers' reports of policy violations. A violation may be an attack, a script injected into a page, or a
 * change of the payment provider's that leaves the checkout without a form: the server would not notice any of them
 * otherwise.
 */
export function registerPolicyReports(app: FastifyInstance, { metrics, publicUrl, limit, loadWeb }: Options) {
  const reports = new Counter({
    name: 'csp_reports_total',
    help: 'Violations of the content security policy that browsers reported',
    labelNames: ['directive', 'blocked', 'page'],
    registers: [metrics],
  })
  const countReport = createRequestBudget(limit)
  const countLine = createRequestBudget(LOGGED)
  const publicHost = new URL(publicUrl).hostname

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(TYPES, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))
    scope.route({
      method: 'POST',
      url: REPORTS_PATH,
      bodyLimit: MAX_BODY_BYTES,
      config: { access: 'anyone' },
      // Before a byte of the body is read.
      onRequest: async (request) => countReport(request.ip),
      async handler(request, reply) {
        const violations = violationsIn(
          request.body,
          (host) => host === publicHost || host === request.hostname,
        )
        if (violations === undefined) throw new AppError('invalid_input')
        const web = await loadWeb()
        for (const { directive, blocked, blockedHost, documentUrl } of violations) {
          const { key, pays } = pageOf(web, documentUrl)
          reports.inc({ directive, blocked, page: pays ? 'checkout' : 'other' })
          if (isWithin(countLine)) {
            const [page] = key.split('?', 1)
            request.log.warn({ directive, blocked, blockedHost, page }, 'content security policy violated')
          }
        }
        return reply.code(204).send()
      },
    })
  })
}

/** The page's canonical address: it contains no token or other visitor input. */
function pageOf(web: WebApp, documentUrl: string): CanonicalPage {
  return web.canonicalPage(URL.canParse(documentUrl) ? new URL(documentUrl) : new URL('http://shop//'))
}

function isWithin(count: (key: string) => void): boolean {
  try {
    count('log')
    return true
  } catch {
    return false
  }
}
