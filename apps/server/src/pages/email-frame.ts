import { securityHeaders } from '@shop/api/plugins/security-headers'
import type { FastifyInstance } from 'fastify'

const policy = [
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/**
 * The empty document into which the admin area writes the preview of an email: a page of the shop may write no markup
 * that it did not render, so the email stands in a document where no script runs at all.
 */
export function registerEmailFrame(app: FastifyInstance, publicUrl: string) {
  const headers = {
    ...securityHeaders(publicUrl),
    'content-security-policy': policy,
    'cache-control': 'public, max-age=3600',
    'x-robots-tag': 'noindex',
  }
  app.get('/email/frame', { config: { access: 'anyone' } }, async (_request, reply) =>
    reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send('<!doctype html><html lang="pt-BR"><title>E-mail</title></html>'),
  )
}
