import { matchPath } from 'react-router'

/**
 * The query parameters on which a page's HTML depends. A page is rendered and cached by its path and these alone, so
 * that neither `?utm_source=` nor a mistyped link can fill the cache or smuggle text into a shared copy.
 */
const PAGES: readonly { path: string; params: readonly string[] }[] = [{ path: '/', params: [] }]

/** Unknown paths all show one page, so they are drawn and kept as one. */
const NOT_FOUND = '/404'
/** The router asks for some routes of a page's data only. */
const ROUTES_PARAM = '_routes'

export interface CanonicalPage {
  /** path and declared parameters in a fixed order: what the page is drawn from and kept under */
  key: string
  known: boolean
}

export function canonicalPath({ pathname, searchParams }: URL, routeIds: ReadonlySet<string>): CanonicalPage {
  const isData = pathname.endsWith('.data')
  const path = isData ? pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '') : pathname
  const page = path.includes('//') ? undefined : PAGES.find((candidate) => matchPath(candidate.path, path))
  if (!page) return { key: isData ? `${NOT_FOUND}.data` : NOT_FOUND, known: false }

  const kept = page.params.map((name) => [name, searchParams.get(name) ?? ''])
  if (isData) kept.push([ROUTES_PARAM, knownRoutes(searchParams.get(ROUTES_PARAM) ?? '', routeIds)])
  const search = new URLSearchParams(kept.filter(([, value]) => value !== '')).toString()
  return { key: search === '' ? pathname : `${pathname}?${search}`, known: true }
}

function knownRoutes(list: string, routeIds: ReadonlySet<string>) {
  const known = new Set(list.split(',').filter((id) => routeIds.has(id)))
  return [...known].sort().join(',')
}
