import {
  defaultSort,
  type ProductSort,
  priceRange,
  productSorts,
  productsPerPage,
} from '@shop/contract/constants'
import type { ProductPageQuery } from '@shop/contract/products'
import type { ListCountsQuery } from '@shop/contract/search'
import { paths } from '~/paths.ts'

/** What a visitor requests from the collection. All of it is in the page's URL. */
export interface Listing {
  search: string
  /** Empty for all collections. */
  collection: string
  /** Whole reais. */
  minPrice: number
  /** Null: no upper limit. */
  maxPrice: number | null
  inStock: boolean
  sort: ProductSort
  /** How many pages have been requested, one below the other. */
  page: number
}

const LONGEST_SEARCH = 120
const LONGEST_COLLECTION = 80
/** More than a shop of this kind ever holds; the API rejects large offsets. */
const LAST_PAGE = 10_000
/** The most pages shown in one document; the next page starts a new one. */
const PAGES_PER_LOAD = 8

interface Params {
  get(name: string): FormDataEntryValue | null
}

/** Reads a URL or a form. Invalid values are ignored, and the top of the slider is no limit. */
export function listingOf(params: Params, top: number = priceRange.max): Listing {
  const prices = [priceOf(params.get('minPrice'), priceRange.min), priceOf(params.get('maxPrice'), top)]
  const highest = Math.max(...prices)
  const search = textOf(params.get('search'), LONGEST_SEARCH)
  return tidy({
    search,
    collection: textOf(params.get('collection'), LONGEST_COLLECTION),
    minPrice: Math.min(...prices, top),
    maxPrice: highest < top ? highest : null,
    inStock: params.get('inStock') === 'true',
    sort: sortOf(params.get('sort'), search),
    page: pageOf(params.get('page')),
  })
}

/** Results can be sorted by relevance only if there is a search. */
function tidy(listing: Listing): Listing {
  const sort = listing.sort === 'relevance' && listing.search.trim() === '' ? defaultSort : listing.sort
  return { ...listing, sort }
}

/** Removes all filters; the search and the sort order are not filters. */
export function withoutFilters({ search, sort }: Listing): Listing {
  return { ...listingOf(new URLSearchParams()), search, sort }
}

export function sortOf(value: unknown, search: string): ProductSort {
  return productSorts.find((sort) => sort === value) ?? usualSort(search)
}

/** A search shows its best matches first; without one the list has its usual order. */
function usualSort(search: string): ProductSort {
  return search.trim() === '' ? defaultSort : 'relevance'
}

/** The listing after a change. A search that begins changes the usual order, unless another one was chosen. */
export function changedListing(listing: Listing, part: Partial<Listing>): Listing {
  const next = { ...listing, ...part, page: 1 }
  const begins = listing.search.trim() === '' && next.search.trim() !== ''
  return tidy(begins && next.sort === defaultSort ? { ...next, sort: usualSort(next.search) } : next)
}

/** The same list always has the same URL: fixed order, no default values. */
export function listingParams(listing: Listing): URLSearchParams {
  const { search, collection, minPrice, maxPrice, inStock, sort, page } = tidy(listing)
  const said: [string, string][] = [
    ['search', search.trim()],
    ['collection', collection],
    ['minPrice', minPrice === priceRange.min ? '' : String(minPrice)],
    ['maxPrice', maxPrice === null ? '' : String(maxPrice)],
    ['inStock', inStock ? 'true' : ''],
    ['sort', sort === usualSort(search) ? '' : sort],
    ['page', page === 1 ? '' : String(page)],
  ]
  return new URLSearchParams(said.filter(([, value]) => value !== ''))
}

export function listingPath(listing: Listing): string {
  const params = listingParams(listing).toString()
  return params === '' ? paths.collections : `${paths.collections}?${params}`
}

export function queryOf(listing: Listing): ProductPageQuery {
  const { sort, page } = listing
  const offset = firstOfWindow(page)
  return { ...filterOf(listing), sort, offset, limit: page * productsPerPage - offset }
}

/** Which products, in whatever order. */
export function filterOf({ search, collection, minPrice, maxPrice, inStock }: Listing): ListCountsQuery {
  return {
    ...(search !== '' && { search }),
    ...(collection !== '' && { collection }),
    ...(minPrice > priceRange.min && { minPriceCents: minPrice * 100 }),
    ...(maxPrice !== null && { maxPriceCents: maxPrice * 100 }),
    ...(inStock && { inStock }),
  }
}

/** How many products come before those that this document shows. */
export function firstOfWindow(page: number) {
  return Math.floor((page - 1) / PAGES_PER_LOAD) * PAGES_PER_LOAD * productsPerPage
}

export function lastPageOf(total: number) {
  return Math.max(1, Math.ceil(total / productsPerPage))
}

function textOf(value: unknown, longest: number) {
  if (typeof value !== 'string') return ''
  return value
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest)
    .trimEnd()
}

/** Rounded to the slider's own steps: it could not show any other price. */
function priceOf(value: unknown, otherwise: number) {
  if (typeof value !== 'string' || !/^\d{1,9}([.,]\d{1,2})?$/.test(value)) return otherwise
  return Math.round(Number(value.replace(',', '.')) / priceRange.step) * priceRange.step
}

function pageOf(value: unknown) {
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value)) return 1
  return Math.min(Math.max(Number(value), 1), LAST_PAGE)
}
