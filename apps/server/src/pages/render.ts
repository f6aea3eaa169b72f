import { randomBytes } from 'node:crypto'
import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import type { FastifyInstance } from 'fastify'
import { allowMarkedScripts } from './csp.ts'
import { makePage } from './page.ts'
import type { Rendered } from './page-cache.ts'

type ApiFetch = (path: string, init: RequestInit) => Promise<Response>

/** What the server build of apps/web exports; everything else of it stays inside. */
export interface WebApp {
  render(
    request: Request,
    context: {
      fetchApi: ApiFetch
      requestId: string
      scriptMark: string
      reportError: (error: unknown) => void
    },
  ): Promise<Response>
  canonicalPage(url: URL): { key: string; known: boolean }
}

interface Input {
  api: FastifyInstance
  web: WebApp
  /** the page's canonical address, on the shop's own origin: nothing a visitor wrote reaches a shared page */
  url: URL
  /** false for the page that all unknown paths share */
  known: boolean
  requestId: string
  reportError: (error: unknown) => void
  securityHeaders: Record<string, string>
  /** tells the API that a call comes from this process, so that it is logged under the page's own id */
  inProcessSecret: string
}

/** A CDN may keep a page for a minute and serve it for another while it fetches the next. */
const CACHEABLE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60'

export async function renderPage(input: Input): Promise<Rendered> {
  const { web, url, known, requestId, reportError, securityHeaders } = input
  const tags = new Set<string>()
  let keepable = true
  const fetchApi: ApiFetch = async (path, init) => {
    const response = await callInProcess(input, path, init)
    const tag = response.headers.get('cache-tag')
    if (response.ok && tag) for (const name of tag.split(',')) tags.add(name)
    else keepable = false
    return response
  }

  const scriptMark = randomBytes(16).toString('base64url')
  const response = await web.render(new Request(url), { fetchApi, requestId, scriptMark, reportError })
  const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const text = await response.text()
  const document = type.startsWith('text/html') ? allowMarkedScripts(text, scriptMark) : undefined
  // Anybody can invent addresses: the one page for unknown paths is kept, a page for each missing product is not.
  if (response.status !== 200 && (known || response.status !== 404)) keepable = false
  // What no tag can ever drop would stay until midnight, whatever becomes of it.
  if (tags.size === 0 || response.headers.get('cache-control')?.includes('no-store')) keepable = false
  const page = makePage(response.status, Buffer.from(document?.html ?? text), {
    'content-type': type,
    'cache-control': keepable ? CACHEABLE : 'no-store',
    ...(document && { 'content-security-policy': document.policy }),
    ...routerHeaders(response.headers),
    ...(!keepable && { 'x-request-id': requestId }),
    ...securityHeaders,
  })
  return { page, tags: keepable ? [...tags] : null }
}

/** Redirects, and what the router tells itself about the data of a page. */
function routerHeaders(headers: Headers) {
  return Object.fromEntries(
    [...headers].filter(([name]) => name === 'location' || name.startsWith('x-remix-')),
  )
}

/** The API as a fetch function: same routes, validation and errors as from outside, without a socket. Loaders only read. */
async function callInProcess({ api, requestId, inProcessSecret }: Input, path: string, init: RequestInit) {
  const headers = {
    ...Object.fromEntries(new Headers(init.headers)),
    'x-parent-request-id': requestId,
    'x-in-process': inProcessSecret,
  }
  const answer = await api.inject({ method: 'GET', url: path, headers })
  const answerHeaders = new Headers()
  for (const name of ['content-type', 'cache-tag', totalCountHeader, nextCursorHeader]) {
    const value = answer.headers[name]
    if (value !== undefined) answerHeaders.set(name, String(value))
  }
  return new Response(new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: answerHeaders,
  })
}
