import { highestPriceFilter } from '@shop/contract/constants'
import { previewParam } from '@shop/contract/content/previews'
import { byId } from '@shop/contract/endpoint'
import { products } from '@shop/contract/products'
import { requestOf } from '@shop/contract/request'
import { matchPath } from 'react-router'
import { adminPages } from './admin-pages.ts'
import { listingOf, listingParams } from './features/collections/listing.ts'
import { type Page, shopPages } from './pages.ts'
import { verificationIn, verificationParam } from './shared/account/verification.ts'
import { bookingParams } from './shared/appointments/booking-paths.ts'

const pages: readonly Page[] = [...Object.values(shopPages), ...Object.values(adminPages)]

/**
 * The query parameters on which a page's HTML depends, normalized. A page is rendered and cached by its path and these
 * alone, so that neither `?utm_source=` nor a mistyped link can fill the cache or inject text into a shared copy.
 */
const paramsOf = {
  // The top that the atelier has chosen is known only while rendering.
  listing: (params: URLSearchParams) => listingParams(listingOf(params, highestPriceFilter)),
  verification: verificationOf,
  booking: bookingParams,
} satisfies Record<NonNullable<Page['params']>, (params: URLSearchParams) => URLSearchParams>

/** The API call that tells whether the thing in the path exists; undefined for an id that cannot exist. */
const callOf = { product: productCall } satisfies Record<
  NonNullable<Page['subject']>,
  (id: string) => string | undefined
>

/** All unknown paths show one page, so they are rendered and cached as one. */
const NOT_FOUND = '/404'
const TOKEN = /^[\w-]{43}$/
/**
 * The id for all tickets and orders: only the browser learns whose it is and whether it exists. Also for all missing
 * products: an attacker can invent any number of ids, and all of them show one page.
 */
const ANY = '0'
/** The router requests the data of only some of a page's routes. */
const ROUTES_PARAM = '_routes'

export interface CanonicalPage {
  /** path and declared parameters in a fixed order: the page is rendered from it and cached under it */
  key: string
  isPage: boolean
  pays: boolean
  /** With the token of a preview of the site's texts: rendered for whoever opened it, never cached. */
  isPreview: boolean
  /** For a page about one thing: the call that returns 404 when it is missing, and the page to show then. */
  subject?: { call: string; missingKey: string }
}

export function canonicalPath({ pathname, searchParams }: URL, routeIds: ReadonlySet<string>): CanonicalPage {
  const isData = pathname.endsWith('.data')
  const path = isData ? pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '') : pathname
  const page = path.includes('//') ? undefined : pages.find((candidate) => matchPath(candidate.path, path))
  if (!page)
    return { key: isData ? `${NOT_FOUND}.data` : NOT_FOUND, isPage: false, isPreview: false, pays: false }

  const params = page.params ? paramsOf[page.params](searchParams) : new URLSearchParams()
  const preview = previewIn(searchParams)
  if (preview !== undefined) params.append(previewParam, preview)
  const isPreview = preview !== undefined
  const routes = isData ? existingRoutes(searchParams.get(ROUTES_PARAM) ?? '', routeIds) : ''
  if (routes !== '') params.append(ROUTES_PARAM, routes)
  const search = params.toString()
  const keyOf = (id: string) => {
    const plain = plainPath(page, id)
    const address = isData ? `${plain === '/' ? '/_' : plain}.data` : plain
    return search === '' ? address : `${address}?${search}`
  }
  const pays = page.pays ?? false
  if (!page.subject) return { key: keyOf(ANY), isPage: true, isPreview, pays }
  const id = decoded(path.split('/')[page.path.split('/').findIndex(isId)] ?? '')
  const call = callOf[page.subject](id)
  const missingKey = keyOf(ANY)
  if (call === undefined) return { key: missingKey, isPage: false, isPreview, pays }
  return { key: keyOf(id), isPage: true, isPreview, pays, subject: { call, missingKey } }
}

/** The router ignores case and a trailing slash, so the cache must not store a copy for each notation. */
function plainPath({ path }: Page, id: string) {
  const parts = path.split('/').map((part) => (isId(part) ? id : part))
  return parts.join('/')
}

function isId(part: string) {
  return part.startsWith(':')
}

/** `%37` is another notation of 7, and must not be another page. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** One URL per product: ids with leading zeros are rejected. */
function productCall(text: string): string | undefined {
  const id = byId.safeParse({ id: text }).data?.id
  if (id === undefined || String(id) !== text) return undefined
  return requestOf(products.read, { params: { id } }).url
}

/** Only what looks like a token: an invented address costs the API a look at most. */
function previewIn(params: URLSearchParams): string | undefined {
  const token = params.get(previewParam) ?? ''
  return TOKEN.test(token) ? token : undefined
}

function verificationOf(params: URLSearchParams) {
  const result = verificationIn(params)
  return new URLSearchParams(result && verificationParam(result))
}

function existingRoutes(list: string, routeIds: ReadonlySet<string>) {
  const existing = new Set(list.split(',').filter((id) => routeIds.has(id)))
  return [...existing].sort().join(',')
}
