import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { WebApp } from './pages/render.ts'

const webRoot = fileURLToPath(new URL('../../web/', import.meta.url))

/** Vite in the same process: edited pages reload, and they call this process's API. */
export async function startVite(app: FastifyInstance): Promise<() => Promise<WebApp>> {
  const { createServer } = await import('vite')
  const { default: middie } = await import('@fastify/middie')
  const vite = await createServer({
    root: webRoot,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  await app.register(middie)
  app.use(vite.middlewares)
  return async () => {
    const module = await vite.ssrLoadModule('/app/ssr.ts')
    return module as unknown as WebApp
  }
}
