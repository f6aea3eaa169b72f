import type { FastifyInstance } from 'fastify'
import { contentSecurityPolicy } from './csp.ts'
import { makePage } from './page.ts'
import type { Rendered } from './page-cache.ts'

type ApiFetch = (path: string, init: RequestInit) => Promise<Response>

/** What the server build of apps/web exports; everything else of it stays inside. */
export interface WebApp {
  render(input: { request: Request; fetchApi: ApiFetch; requestId: string }): Promise<Response>
  canonicalPage(url: URL): { key: string; known: boolean }
}

interface Input {
  api: FastifyInstance
  web: WebApp
  /** the page's canonical address, on the shop's own origin: a visitor's Host header never reaches a shared page */
  url: URL
  /** false for the page that all unknown paths share */
  known: boolean
  requestId: string
  securityHeaders: Record<string, string>
}

/** A CDN may keep a page for a minute and serve it for another while it fetches the next. */
const CACHEABLE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

export async function renderPage({
  api,
  web,
  url,
  known,
  requestId,
  securityHeaders,
}: Input): Promise<Rendered> {
  const tags = new Set<string>()
  let cacheable = true
  const fetchApi: ApiFetch = async (path, init) => {
    const response = await callInProcess(api, path, init, requestId)
    const tag = response.headers.get('cache-tag')
    if (response.ok && tag) for (const name of tag.split(',')) tags.add(name)
    else cacheable = false
    return response
  }

  const response = await web.render({ request: new Request(url), fetchApi, requestId })
  const content = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const isHtml = type.startsWith('text/html')
  // Anybody can invent addresses: the one page for unknown paths is kept, a page for each missing product is not.
  if (response.status !== 200 && !(response.status === 404 && !known)) cacheable = false
  if (response.headers.get('cache-control')?.includes('no-store')) cacheable = false
  const location = response.headers.get('location')

  const page = makePage(response.status, content, {
    'content-type': type,
    'cache-control': cacheable ? CACHEABLE : 'no-store',
    ...(isHtml && { 'content-security-policy': contentSecurityPolicy(content.toString()) }),
    ...(location !== null && { location }),
    ...(!cacheable && { 'x-request-id': requestId }),
    ...securityHeaders,
  })
  return { page, tags: cacheable ? [...tags] : null }
}

/** The API as a fetch function: same routes, validation and errors as from outside, without a socket. */
async function callInProcess(api: FastifyInstance, path: string, init: RequestInit, requestId: string) {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'x-parent-request-id': requestId }
  const payload = typeof init.body === 'string' ? { payload: init.body } : {}
  const answer = await api.inject({ method: 'GET', url: path, headers, ...payload })
  const answerHeaders = new Headers()
  for (const name of ['content-type', 'cache-tag', 'x-total-count']) {
    const value = answer.headers[name]
    if (value !== undefined) answerHeaders.set(name, String(value))
  }
  return new Response(new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: answerHeaders,
  })
}
