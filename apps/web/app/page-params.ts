import { byId } from '@shop/contract/endpoint'
import { products } from '@shop/contract/products'
import { requestOf } from '@shop/contract/request'
import { matchPath } from 'react-router'
import { listingOf, listingParams } from './features/collections/listing.ts'
import { verificationIn, verificationParam } from './lib/verification.ts'

interface KnownPage {
  path: string
  /** What its HTML depends on, in one form however it was written. */
  paramsOf: (asked: URLSearchParams) => URLSearchParams
  /** The HTML is the same whatever its path names, so one copy serves for all. */
  alike?: true
  /** The path names one thing, which may be missing: the call that finds out, undefined for what cannot exist. */
  subjectOf?: (id: string) => string | undefined
  /** Whether the payment provider's script belongs on it. */
  pays?: true
}

const none = () => new URLSearchParams()

/**
 * The query parameters on which a page's HTML depends. A page is rendered and cached by its path and these alone, so
 * that neither `?utm_source=` nor a mistyped link can fill the cache or smuggle text into a shared copy.
 */
const PAGES: readonly KnownPage[] = [
  { path: '/', paramsOf: none },
  { path: '/colecoes', paramsOf: (asked) => listingParams(listingOf(asked)) },
  { path: '/produto/:id', paramsOf: none, subjectOf: productCall },
  { path: '/carrinho', paramsOf: none },
  // Neither the order nor what the provider adds to the address is drawn by the server.
  { path: '/checkout', paramsOf: none, pays: true },
  { path: '/login', paramsOf: verificationOf },
  { path: '/cadastro', paramsOf: none },
  // Neither page is drawn from its token: a secret of one person has no place in a copy for all.
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

/** Unknown paths all show one page, so they are drawn and kept as one. */
const NOT_FOUND = '/404'
/**
 * Stands for every ticket and every order: whose it is, and whether it exists, only the browser learns. And for every
 * product that is missing: anybody can invent numbers, and all of them show one page.
 */
const ANY = '0'
/** The router asks for some routes of a page's data only. */
const ROUTES_PARAM = '_routes'

export interface CanonicalPage {
  /** path and declared parameters in a fixed order: what the page is drawn from and kept under */
  key: string
  known: boolean
  pays: boolean
  /** Of a page about one thing: the call that answers 404 when it is missing, and the page that is shown then. */
  subject?: { call: string; missingKey: string }
}

export function canonicalPath({ pathname, searchParams }: URL, routeIds: ReadonlySet<string>): CanonicalPage {
  const isData = pathname.endsWith('.data')
  const path = isData ? pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '') : pathname
  const page = path.includes('//') ? undefined : PAGES.find((candidate) => matchPath(candidate.path, path))
  if (!page) return { key: isData ? `${NOT_FOUND}.data` : NOT_FOUND, known: false, pays: false }

  const kept = page.paramsOf(searchParams)
  const routes = isData ? knownRoutes(searchParams.get(ROUTES_PARAM) ?? '', routeIds) : ''
  if (routes !== '') kept.append(ROUTES_PARAM, routes)
  const search = kept.toString()
  const keyOf = (id: string | undefined) => {
    const plain = plainPath(page, path, id)
    const address = isData ? `${plain === '/' ? '/_' : plain}.data` : plain
    return search === '' ? address : `${address}?${search}`
  }
  const pays = page.pays ?? false
  if (!page.subjectOf) return { key: keyOf(page.alike && ANY), known: true, pays }
  const id = decoded(path.split('/')[page.path.split('/').indexOf(':id')] ?? '')
  const call = page.subjectOf(id)
  const missingKey = keyOf(ANY)
  if (call === undefined) return { key: missingKey, known: false, pays }
  return { key: keyOf(id), known: true, pays, subject: { call, missingKey } }
}

/** To the router capitals and a slash at the end make no other page, so the cache must not keep one for each. */
function plainPath(page: KnownPage, path: string, id: string | undefined) {
  const written = path.split('/')
  const parts = page.path
    .split('/')
    .map((part, index) => (part.startsWith(':') ? (id ?? written[index]) : part))
  return parts.join('/')
}

/** `%37` is another way to write 7, and must not be another page. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** One address a product: zeros before its number would give it more. */
function productCall(text: string): string | undefined {
  const id = byId.safeParse({ id: text }).data?.id
  if (id === undefined || String(id) !== text) return undefined
  return requestOf(products.read, { params: { id } }).url
}

function verificationOf(asked: URLSearchParams) {
  const result = verificationIn(asked)
  return new URLSearchParams(result && verificationParam(result))
}

function knownRoutes(list: string, routeIds: ReadonlySet<string>) {
  const known = new Set(list.split(',').filter((id) => routeIds.has(id)))
  return [...known].sort().join(',')
}
