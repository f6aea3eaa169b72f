import { securityHeaders } from '@shop/api/plugins/security-headers'
import type { FastifyInstance } from 'fastify'

/** What holds nothing to find: rooms of one person, and the answers that our own pages already show. */
const CLOSED = ['/admin', '/conta', '/checkout', '/carrinho', '/api']

/**
 * Says to robots where they may go. A demonstration says the same as a shop that sells: what is tried out there,
 * search engines' verdict included, is what will go live, and its strip tells people that nothing is for sale. Whoever
 * puts one on the open network keeps strangers out with a password, which robots respect as well.
 */
export function registerRobots(app: FastifyInstance, publicUrl: string) {
  const headers = { ...securityHeaders(publicUrl), 'cache-control': 'public, max-age=3600' }
  // Rules are beginnings of addresses: '/conta' alone would close '/contato' as well.
  const closed = CLOSED.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`])
  const text = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n')
  app.get('/robots.txt', { config: { access: 'anyone' } }, async (_request, reply) =>
    reply.headers(headers).type('text/plain; charset=utf-8').send(text),
  )
}
