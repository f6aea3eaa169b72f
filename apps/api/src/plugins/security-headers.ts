/**
 * An answer of the API is data for our own script and nothing else: not a page, not a frame, not something a proxy
 * may keep. A handler that knows better (a public list, a rendered page) sets its own header and is left alone.
 */
import type { FastifyInstance } from 'fastify'

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}
const ONE_YEAR_SECONDS = 31_536_000

export function secureHeaders(app: FastifyInstance, publicUrl: string) {
  const headers = publicUrl.startsWith('https://')
    ? { ...HEADERS, 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}; includeSubDomains` }
    : HEADERS
  const entries = Object.entries(headers)

  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of entries) if (!reply.hasHeader(name)) reply.header(name, value)
  })
}
