/**
 * A route that does not declare its access stops the boot, so protection cannot be forgotten. The declarations are
 * stored as `app.routeTable`, so that tests cover the routes that really exist.
 */
import type { Access } from '@shop/contract/endpoint'
import type { FastifyInstance } from 'fastify'

export interface DeclaredRoute {
  method: string
  path: string
  access: Access
  /** Takes JSON; false for a form with files. */
  hasBody: boolean
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    multipart?: true
    recognises?: true
  }
  interface FastifyInstance {
    routeTable: DeclaredRoute[]
  }
}

export function requireDeclaredAccess(app: FastifyInstance) {
  const table: DeclaredRoute[] = []
  app.decorate('routeTable', table)

  app.addHook('onRoute', ({ method, url, config, schema }) => {
    const access = config?.access
    if (access === undefined)
      throw new Error(`Route ${String(method)} ${url} does not declare who may call it`)
    const hasBody = schema?.body !== undefined && config?.multipart === undefined
    for (const one of [method].flat()) {
      if (one !== 'HEAD') table.push({ method: one, path: url, access, hasBody })
    }
  })
}
