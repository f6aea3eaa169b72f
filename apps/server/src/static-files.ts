import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Assets are served even under load: a delivered page must not lack its styles, and files cost next to nothing. */
const always = { access: 'anyone', neverShed: true } as const

interface Directories {
  uploadsDir: string
  /** the built front end; in development Vite serves its files itself */
  clientDir?: URL
}

/** The built assets and the shop's pictures, whose names change with their content. */
export async function registerStaticFiles(app: FastifyInstance, { clientDir, uploadsDir }: Directories) {
  if (clientDir) await registerAssets(app, fileURLToPath(new URL('assets/', clientDir)))
  await registerMedia(app, uploadsDir)
}

async function registerAssets(app: FastifyInstance, root: string) {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true })
    scope.get<FileRoute>('/assets/:file', { config: always }, ({ params: { file } }, reply) => {
      // The payment provider's frame uses the shop's fonts.
      if (file.endsWith('.woff2')) reply.header('access-control-allow-origin', '*')
      return reply.header('cache-control', IMMUTABLE).header('vary', 'accept-encoding').sendFile(file)
    })
  })
}

/** Only pictures and the rebuilt logo, at the top level: all other uploads have their own access rights. */
async function registerMedia(app: FastifyInstance, root: string) {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root, serve: false, cacheControl: false })
    scope.get<FileRoute>(
      '/media/:file(^(?:[\\w-]+\\.(?:webp|avif|jpg)|logo-[\\da-f]{32}\\.svg)$)',
      { config: always },
      ({ params }, reply) =>
        // An uploaded file is never rendered as a page, whatever it contains.
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
