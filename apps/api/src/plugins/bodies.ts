/**
 * A body is JSON, of at most one megabyte, or it is refused (415, 413). Fastify would also take text/plain, which a
 * foreign page may send without asking; a route that takes files brings its own parser (lib/uploads.ts).
 */
import type { FastifyInstance } from 'fastify'

export const MAX_BODY_BYTES = 1_048_576

export function acceptOnlyJson(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    app.getDefaultJsonParser('error', 'error'),
  )
}
