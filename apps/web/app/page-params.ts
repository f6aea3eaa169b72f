import { byId } from '@shop/contract/endpoint'
import { products } from '@shop/contract/products'
import { requestOf } from '@shop/contract/request'
import { matchPath } from 'react-router'
import { listingOf, listingParams } from './features/collections/listing.ts'
import { verificationIn, verificationParam } from './lib/verification.ts'

interface RequestedPage {
  path: string
  /** The query parameters its HTML depends on, normalized. */
  paramsOf: (params: URLSearchParams) => URLSearchParams
  /** The HTML does not depend on the id in the path, so all share one cached copy. */
  alike?: true
  /** The API call that tells whether the thing in the path exists; undefined for an id that cannot exist. */
  subjectOf?: (id: string) => string | undefined
  /** Whether the payment provider's script is allowed on it. */
  pays?: true
}

const none = () => new URLSearchParams()

/**
 * The query parameters on which a page's HTML depends. A page is rendered and cached by its path and these alone, so
 * that neither `?utm_source=` nor a mistyped link can fill the cache or inject text into a shared copy.
 */
const PAGES: readonly RequestedPage[] = [
  { path: '/', paramsOf: none },
  { path: '/colecoes', paramsOf: (params) => listingParams(listingOf(params)) },
  { path: '/produto/:id', paramsOf: none, subjectOf: productCall },
  { path: '/carrinho', paramsOf: none },
  // The server renders neither the order nor the parameters that the provider adds to the URL.
  { path: '/checkout', paramsOf: none, pays: true },
  { path: '/login', paramsOf: verificationOf },
  { path: '/cadastro', paramsOf: none },
  // Neither page is rendered from its token: a user's secret must not be in a shared copy.
  { path: '/verificar-email', paramsOf: none },
  { path: '/redefinir-senha', paramsOf: none },
  { path: '/esqueci-senha', paramsOf: none },
  { path: '/favoritos', paramsOf: none },
  { path: '/sobre', paramsOf: none },
  { path: '/contato', paramsOf: none },
  { path: '/faq', paramsOf: none },
  { path: '/politica-de-privacidade', paramsOf: none },
  { path: '/termos-de-uso', paramsOf: none },
  { path: '/politica-de-trocas', paramsOf: none },
  { path: '/acessibilidade', paramsOf: none },
  { path: '/newsletter/confirmar', paramsOf: none },
  { path: '/newsletter/cancelar', paramsOf: none },
  { path: '/admin', paramsOf: none },
  { path: '/admin/produtos', paramsOf: none },
  { path: '/conta', paramsOf: none },
  { path: '/suporte', paramsOf: none },
  { path: '/suporte/:id', paramsOf: none, alike: true },
  { path: '/admin/clientes', paramsOf: none },
  { path: '/admin/pedidos', paramsOf: none },
  { path: '/admin/pedidos/:id', paramsOf: none, alike: true },
  { path: '/admin/pedidos/:id/ficha', paramsOf: none, alike: true },
  { path: '/admin/suporte', paramsOf: none },
  { path: '/admin/relatorios', paramsOf: none },
  { path: '/admin/configuracoes', paramsOf: none },
]

/** All unknown paths show one page, so they are rendered and cached as one. */
const NOT_FOUND = '/404'
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
  /** For a page about one thing: the call that returns 404 when it is missing, and the page to show then. */
  subject?: { call: string; missingKey: string }
}

export function canonicalPath({ pathname, searchParams }: URL, routeIds: ReadonlySet<string>): CanonicalPage {
  const isData = pathname.endsWith('.data')
  const path = isData ? pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '') : pathname
  const page = path.includes('//') ? undefined : PAGES.find((candidate) => matchPath(candidate.path, path))
  if (!page) return { key: isData ? `${NOT_FOUND}.data` : NOT_FOUND, isPage: false, pays: false }

  const params = page.paramsOf(searchParams)
  const routes = isData ? existingRoutes(searchParams.get(ROUTES_PARAM) ?? '', routeIds) : ''
  if (routes !== '') params.append(ROUTES_PARAM, routes)
  const search = params.toString()
  const keyOf = (id: string | undefined) => {
    const plain = plainPath(page, path, id)
    const address = isData ? `${plain === '/' ? '/_' : plain}.data` : plain
    return search === '' ? address : `${address}?${search}`
  }
  const pays = page.pays ?? false
  if (!page.subjectOf) return { key: keyOf(page.alike && ANY), isPage: true, pays }
  const id = decoded(path.split('/')[page.path.split('/').indexOf(':id')] ?? '')
  const call = page.subjectOf(id)
  const missingKey = keyOf(ANY)
  if (call === undefined) return { key: missingKey, isPage: false, pays }
  return { key: keyOf(id), isPage: true, pays, subject: { call, missingKey } }
}

/** The router ignores case and a trailing slash, so the cache must not store a copy for each notation. */
function plainPath(page: RequestedPage, path: string, id: string | undefined) {
  const written = path.split('/')
  const parts = page.path
    .split('/')
    .map((part, index) => (part.startsWith(':') ? (id ?? written[index]) : part))
  return parts.join('/')
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

function verificationOf(params: URLSearchParams) {
  const result = verificationIn(params)
  return new URLSearchParams(result && verificationParam(result))
}

function existingRoutes(list: string, routeIds: ReadonlySet<string>) {
  const existing = new Set(list.split(',').filter((id) => routeIds.has(id)))
  return [...existing].sort().join(',')
}
