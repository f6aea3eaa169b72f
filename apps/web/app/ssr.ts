import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type RenderContext, renderContext } from './context.ts'
import { canonicalPath } from './page-params.ts'
import { type Page, shopPages } from './pages.ts'
import { collectionPath, productPath } from './paths.ts'

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

/** The pages listed for search engines. */
export const sitemapPaths = {
  fixed: Object.values<Page>(shopPages).flatMap(({ path, sitemap }) => (sitemap ? [path] : [])),
  collection: collectionPath,
  product: productPath,
}
