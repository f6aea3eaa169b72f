/**
 * Nobody can forget to protect a route: one that does not say who may call it stops the boot. What was declared is
 * kept as `app.routeTable`, so that tests walk over the routes that really exist.
 */
import type { Access } from '@shop/contract/endpoint'
import type { FastifyInstance } from 'fastify'

export interface DeclaredRoute {
  method: string
  path: string
  access: Access
  /** Takes JSON; a form with files is another matter. */
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
