import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { StoredFiles } from '@shop/api/adapters/files'
import { orUnavailable } from '@shop/api/lib/storage-unavailable'
import type { FastifyInstance } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Assets are served even under load: a delivered page must not lack its styles, and files cost next to nothing. */
const always = { access: 'anyone', neverShed: true } as const

interface Served {
  files: StoredFiles
  /** the built front end; in development Vite serves its files itself */
  clientDir?: URL
}

/** The built assets and the shop's pictures, whose names change with their content. */
export async function registerStaticFiles(app: FastifyInstance, { clientDir, files }: Served) {
  if (clientDir) await registerAssets(app, fileURLToPath(new URL('assets/', clientDir)))
  await registerMedia(app, files)
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
async function registerMedia(app: FastifyInstance, files: StoredFiles) {
  const { publicDirectory: root } = files
  await app.register(async (scope) => {
    if (root !== undefined) await scope.register(fastifyStatic, { root, serve: false, cacheControl: false })
    scope.get<FileRoute>(
      '/media/:file(^(?:[\\w-]+\\.(?:webp|avif|jpg)|logo-[\\da-f]{32}\\.svg)$)',
      { config: always },
      async ({ params: { file } }, reply) => {
        const content = root === undefined ? await orUnavailable(files.read(file)) : undefined
        if (root === undefined && content === undefined) return reply.callNotFound()
        // An uploaded file is never rendered as a page, whatever it contains.
        reply
          .header('cache-control', IMMUTABLE)
          .header('content-security-policy', "default-src 'none'; sandbox")
        return content === undefined ? reply.sendFile(file) : reply.type(typeOf(file)).send(content)
      },
    )
  })
}

const types = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', svg: 'image/svg+xml' } as const

function typeOf(file: string): string {
  return types[extname(file).slice(1) as keyof typeof types]
}

interface FileRoute {
  Params: { file: string }
}
