/**
 * An API response is data for our own script and nothing else: not a page, not a frame, not cacheable by a proxy. A
 * handler with other needs (a public list, a rendered page) sets its own header, which is not overwritten.
 */
import type { FastifyInstance } from 'fastify'

const ONE_YEAR_SECONDS = 31_536_000

const SHARED_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** The headers of every response, page or data. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https://')) return SHARED_HEADERS
  return {
    ...SHARED_HEADERS,
    'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains`,
  }
}

/** The headers of API responses. */
export function dataHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    ...securityHeaders(publicUrl),
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  }
}

/** Of what one person may see, or does: no trace in search engines, and none of its address elsewhere. */
const PRIVATE_HEADERS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

export function secureHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>) {
  const entries = Object.entries(headers)
  app.addHook('onSend', async ({ method, routeOptions }, reply) => {
    const { access = 'anyone' } = routeOptions.config
    // An error sets the usual headers itself, so these replace what is there.
    if (access !== 'anyone' || (method !== 'GET' && method !== 'HEAD')) reply.headers(PRIVATE_HEADERS)
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
