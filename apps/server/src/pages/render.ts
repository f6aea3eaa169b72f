import { randomBytes } from 'node:crypto'
import { nextCursorHeader, totalCountHeader } from '@shop/contract/constants'
import type { LightMyRequestResponse } from 'fastify'
import { makeResponse } from '../response-cache/cached-response.ts'
import type { InProcessCall } from '../response-cache/in-process.ts'
import type { RenderedResponse } from '../response-cache/response-cache.ts'
import { allowMarkedScripts, reportingHeaders } from './csp.ts'
import type { PaymentOrigins } from './payment-origins.ts'

type ApiFetch = (path: string, init: RequestInit) => Promise<Response>

/** The exports of the server build of apps/web that the server uses. */
export interface WebApp {
  render(
    request: Request,
    context: {
      fetchApi: ApiFetch
      requestId: string
      scriptNonce: string
      reportError: (error: unknown) => void
    },
  ): Promise<Response>
  canonicalPage(url: URL): CanonicalPage
  sitemapPaths: SitemapPaths
}

export interface CanonicalPage {
  key: string
  isPage: boolean
  pays?: boolean
  /** Shows drafts of the site's texts, also in the admin area's frame. */
  isPreview?: boolean
  /** For a page about one thing: the call that returns 404 when it is missing, and the page that is shown then. */
  subject?: { call: string; missingKey: string }
}

/** The addresses for the sitemap, from the router. */
export interface SitemapPaths {
  fixed: readonly string[]
  collection(name: string): string
  product(id: number): string
}

export interface RenderInput {
  callApi: InProcessCall
  web: WebApp
  /** the page's canonical address, on the shop's own origin: no visitor input reaches a shared page */
  url: URL
  /** false for the page that all unknown paths share, and for the one of all missing products */
  isPage: boolean
  /** false where a copy in a CDN could hide a newly created page for a minute */
  publicCopies?: boolean
  /** never cached, and allowed in a frame of the shop */
  isPreview?: boolean
  /** a response that was fetched already */
  fetched?: { path: string; response: LightMyRequestResponse } | undefined
  /** on the payment page: the payment provider's origins */
  payment?: PaymentOrigins | undefined
  requestId: string
  reportError: (error: unknown) => void
  securityHeaders: Record<string, string>
}

/**
 * A CDN may show a page as it was less than a minute ago, also while it fetches the next, and for a day while no shop
 * responds. The latter two are only for CDNs: a browser that reads `stale-while-revalidate` would show a visitor an old
 * copy after the visitor's own action.
 */
const CACHEABLE = {
  'cache-control': 'public, max-age=0, s-maxage=50',
  'cdn-cache-control': 'public, max-age=30, stale-while-revalidate=25, stale-if-error=86400',
}
const NOT_CACHEABLE = { 'cache-control': 'no-store' }
const SECRET_ADDRESS = { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
/** As the API does: the data of the page is unavailable right now. */
const COME_BACK = { 'retry-after': '5' }

export async function renderPage(input: RenderInput): Promise<RenderedResponse> {
  const { callApi, web, url, isPage, publicCopies = true, isPreview = false, fetched, payment } = input
  const { requestId, reportError } = input
  const tags = new Set<string>()
  let keepable = !isPreview
  const fetchApi: ApiFetch = async (path, init) => {
    const cached =
      fetched?.path === path
        ? fetched.response
        : await callApi(path, requestId, Object.fromEntries(new Headers(init.headers)))
    const response = toResponse(cached)
    const tag = response.headers.get('cache-tag')
    if (response.ok && tag) for (const name of tag.split(',')) tags.add(name)
    else keepable = false
    return response
  }

  const scriptNonce = randomBytes(16).toString('base64url')
  const response = await web.render(new Request(url), { fetchApi, requestId, scriptNonce, reportError })
  const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
  const text = await response.text()
  const document = type.startsWith('text/html')
    ? allowMarkedScripts(text, scriptNonce, { payment, isPreview })
    : undefined
  // A visitor can invent addresses: the shared page for all of them is cached, a page for each is not.
  if (response.status !== 200 && (isPage || response.status !== 404)) keepable = false
  // A page without tags could not be invalidated and would stay until midnight.
  if (tags.size === 0 || response.headers.get('cache-control')?.includes('no-store')) keepable = false
  const cached = makeResponse(response.status, Buffer.from(document?.html ?? text), {
    'content-type': type,
    ...(keepable && publicCopies ? CACHEABLE : NOT_CACHEABLE),
    ...(document && { 'content-security-policy': document.policy, ...reportingHeaders }),
    ...(response.status === 503 && COME_BACK),
    ...routerHeaders(response.headers),
    ...(!keepable && { 'x-request-id': requestId }),
    ...input.securityHeaders,
    ...stricterHeaders(response.headers),
    ...(isPreview && SECRET_ADDRESS),
  })
  return { cached, tags: keepable ? [...tags] : null }
}

/** Redirects, and the router's own headers for a page's data. */
function routerHeaders(headers: Headers) {
  return Object.fromEntries(
    [...headers].filter(([name]) => name === 'location' || name.startsWith('x-remix-')),
  )
}

/** A page whose address is a secret is stricter than the others. */
function stricterHeaders(headers: Headers) {
  const names = ['referrer-policy', 'x-robots-tag']
  return Object.fromEntries([...headers].filter(([name]) => names.includes(name)))
}

/** The part of an API response that a loader may see. */
function toResponse(cached: LightMyRequestResponse): Response {
  const headers = new Headers()
  for (const name of ['content-type', 'cache-tag', totalCountHeader, nextCursorHeader]) {
    const value = cached.headers[name]
    if (value !== undefined) headers.set(name, String(value))
  }
  return new Response(new Uint8Array(cached.rawPayload), { status: cached.statusCode, headers })
}
