import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A page that came must not stand there naked: its files cost next to nothing, also when the process is busy. */
const always = { access: 'anyone', neverShed: true } as const

interface Directories {
  uploadsDir: string
  /** the built front end; in development Vite serves its files itself */
  clientDir?: URL
}

/** The built assets and the shop's pictures. Their names change with their content, so they are kept for ever. */
export async function registerStaticFiles(app: FastifyInstance, { clientDir, uploadsDir }: Directories) {
  if (clientDir) await registerAssets(app, fileURLToPath(new URL('assets/', clientDir)))
  await registerMedia(app, uploadsDir)
}

async function registerAssets(app: FastifyInstance, root: string) {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true })
    scope.get<FileRoute>('/assets/:file', { config: always }, ({ params: { file } }, reply) => {
      // The payment provider's frame is dressed in the shop's type.
      if (file.endsWith('.woff2')) reply.header('access-control-allow-origin', '*')
      return reply.header('cache-control', IMMUTABLE).header('vary', 'accept-encoding').sendFile(file)
    })
  })
}

/** Pictures only, and only those that stand at the top: whatever else is uploaded has its own rights. */
async function registerMedia(app: FastifyInstance, root: string) {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false })
    scope.get<FileRoute>(
      '/media/:file(^[\\w-]+\\.(?:webp|avif|jpg)$)',
      { config: always },
      ({ params }, reply) =>
        // An uploaded file is never a page, whatever somebody managed to put into it.
        reply
          .header('cache-control', IMMUTABLE)
          .header('content-security-policy', "default-src 'none'; sandbox")
          .sendFile(params.file),
    )
  })
}

interface FileRoute {
  Params: { file: string }
}
