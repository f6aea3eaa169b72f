/**
 * A body is JSON, of at most one megabyte, or it is rejected (415, 413). Fastify would also accept text/plain, which a
 * foreign page may send without a preflight; a route that takes files brings its own parser (lib/uploads.ts).
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
