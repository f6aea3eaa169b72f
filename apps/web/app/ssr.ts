import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type RenderContext, renderContext } from './context.ts'
import { canonicalPath } from './page-params.ts'

export { sitemapPaths } from './sitemap-paths.ts'

// React Router's generated types do not know exactOptionalPropertyTypes.
const handler = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
const routeIds = new Set(Object.keys(build.routes))

/** All that the server knows of the web app: what a URL comes down to, how it is drawn, and what is worth finding. */
export const canonicalPage = (url: URL) => canonicalPath(url, routeIds)

export function render(request: Request, values: RenderContext): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(renderContext, values)
  return handler(request, context)
}
