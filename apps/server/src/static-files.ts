import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The built assets and the shop's pictures. Their names change with their content, so they are kept for ever. */
export async function registerStaticFiles(app: FastifyInstance, { clientDir, uploadsDir }: Directories) {
  if (clientDir) await registerAssets(app, fileURLToPath(clientDir))
  await registerMedia(app, uploadsDir)
}

interface Directories {
  uploadsDir: string
  /** the built front end; in development Vite serves its files itself */
  clientDir?: URL
}

async function registerAssets(app: FastifyInstance, root: string) {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true })
    scope.get('/assets/*', { config: { access: 'anyone' } }, (request, reply) =>
      reply
        .header('cache-control', IMMUTABLE)
        .header('vary', 'accept-encoding')
        .sendFile(pathOf(request.url)),
    )
  })
}

async function registerMedia(app: FastifyInstance, root: string) {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false })
    scope.get('/media/*', { config: { access: 'anyone' } }, (request, reply) =>
      // An uploaded file is never a page, whatever somebody managed to put into it.
      reply
        .header('cache-control', IMMUTABLE)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .sendFile(pathOf(request.url).replace(/^\/media/, '')),
    )
  })
}

function pathOf(url: string) {
  return decodeURIComponent(url.split('?')[0] ?? '')
}
