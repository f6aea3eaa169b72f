import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type RenderContext, renderContext } from './context.ts'
import { canonicalPath } from './page-params.ts'

export { sitemapPaths } from './sitemap-paths.ts'

// React Router's generated types do not support exactOptionalPropertyTypes.
const handler = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
const routeIds = new Set(Object.keys(build.routes))

/** The web app's interface to the server: canonical URLs, rendering, and sitemap paths. */
export const canonicalPage = (url: URL) => canonicalPath(url, routeIds)

export function render(request: Request, values: RenderContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(renderContext, values)
  return handler(request, context)
}
