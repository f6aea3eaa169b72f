import { securityHeaders } from '@shop/api/plugins/security-headers'
import type { FastifyInstance } from 'fastify'

/** Not for search engines: private pages, and API responses that the pages already show. */
const CLOSED = ['/admin', '/conta', '/checkout', '/carrinho', '/pedido', '/agenda', '/lista', '/api']

/** Google's feed reader obeys robots.txt too. The longest rule decides, and the address itself stays secret. */
const OPEN = ['/api/feeds/products/']

/**
 * robots.txt. The demo serves the same as a live shop: what is tested there, including by search engines, is what will
 * go live, and its banner says that nothing is for sale. A demo on the public internet should be protected with a
 * password, which also keeps crawlers out.
 */
export function registerRobots(app: FastifyInstance, publicUrl: string) {
  const headers = { ...securityHeaders(publicUrl), 'cache-control': 'public, max-age=3600' }
  // Rules match prefixes: '/conta' alone would block '/contato' as well.
  const closed = CLOSED.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`])
  const text = [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')
  app.get('/robots.txt', { config: { access: 'anyone' } }, async (_request, reply) =>
    reply.headers(headers).type('text/plain; charset=utf-8').send(text),
  )
}
