/** The API documentation for people and tools, with wire names. Not served by a live shop. */
import type { FastifyInstance } from 'fastify'
import { docsPage } from '../docs-page.ts'
import { openApiDocument } from '../openapi.ts'

const config = { access: 'anyone' } as const
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

export function serveDocs(app: FastifyInstance, publicUrl: string) {
  const document = openApiDocument(publicUrl)
  const page = docsPage(document)

  app.get('/api/docs/openapi.json', { config }, async () => document)
  app.get('/api/docs', { config }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(page),
  )
}
