import {
  defaultSort,
  type ProductSort,
  priceRange,
  productSorts,
  productsPerPage,
} from '@shop/contract/constants'
import type { ProductPageQuery } from '@shop/contract/products'
import { paths } from '~/lib/paths.ts'

/** What somebody asks of the collection. All of it stands in the page's address. */
export interface Listing {
  search: string
  /** Empty for all of them. */
  collection: string
  /** Whole reais; the top of the range is no bound at all. */
  minPrice: number
  maxPrice: number
  inStock: boolean
  sort: ProductSort
  /** How many pages have been asked for, one below the other. */
  page: number
}

const LONGEST_SEARCH = 120
const LONGEST_COLLECTION = 80
/** Beyond what a shop of this kind ever holds; the API refuses far offsets. */
const LAST_PAGE = 10_000
/** So many pages stand below each other at most; the one after them begins anew. */
const PAGES_AT_ONCE = 8

interface Params {
  get(name: string): FormDataEntryValue | null
}

/** Reads an address or a form. What makes no sense in it counts as not said. */
export function listingOf(params: Params): Listing {
  const prices = [
    priceOf(params.get('minPrice'), priceRange.min),
    priceOf(params.get('maxPrice'), priceRange.max),
  ]
  return tidy({
    search: textOf(params.get('search'), LONGEST_SEARCH),
    collection: textOf(params.get('collection'), LONGEST_COLLECTION),
    minPrice: Math.min(...prices),
    maxPrice: Math.max(...prices),
    inStock: params.get('inStock') === 'true',
    sort: sortOf(params.get('sort')),
    page: pageOf(params.get('page')),
  })
}

/** How well a search is met can order only what a search has found. */
export function tidy(listing: Listing): Listing {
  const sort = listing.sort === 'relevance' && listing.search.trim() === '' ? defaultSort : listing.sort
  return { ...listing, sort }
}

/** Everything again; the search and the order are not filters. */
export function withoutFilters({ search, sort }: Listing): Listing {
  return { ...listingOf(new URLSearchParams()), search, sort }
}

export function sortOf(value: unknown): ProductSort {
  return productSorts.find((sort) => sort === value) ?? defaultSort
}

/** The same list has the same address: fixed order, nothing that goes without saying. */
export function listingParams(listing: Listing): URLSearchParams {
  const { search, collection, minPrice, maxPrice, inStock, sort, page } = tidy(listing)
  const said: [string, string][] = [
    ['search', search.trim()],
    ['collection', collection],
    ['minPrice', minPrice === priceRange.min ? '' : String(minPrice)],
    ['maxPrice', maxPrice === priceRange.max ? '' : String(maxPrice)],
    ['inStock', inStock ? 'true' : ''],
    ['sort', sort === defaultSort ? '' : sort],
    ['page', page === 1 ? '' : String(page)],
  ]
  return new URLSearchParams(said.filter(([, value]) => value !== ''))
}

export function listingPath(listing: Listing): string {
  const params = listingParams(listing).toString()
  return params === '' ? paths.collections : `${paths.collections}?${params}`
}

export function queryOf(listing: Listing): ProductPageQuery {
  const { search, collection, minPrice, maxPrice, inStock, sort, page } = listing
  const offset = firstOfWindow(page)
  return {
    ...(search !== '' && { search }),
    ...(collection !== '' && { collection }),
    ...(minPrice > priceRange.min && { minPriceCents: minPrice * 100 }),
    ...(maxPrice < priceRange.max && { maxPriceCents: maxPrice * 100 }),
    ...(inStock && { inStock }),
    sort,
    offset,
    limit: page * productsPerPage - offset,
  }
}

/** How many pieces stand before those that this page's document shows. */
export function firstOfWindow(page: number) {
  return Math.floor((page - 1) / PAGES_AT_ONCE) * PAGES_AT_ONCE * productsPerPage
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

/** To the slider's own steps: it could not show any other price. */
function priceOf(value: unknown, otherwise: number) {
  if (typeof value !== 'string' || !/^\d{1,9}([.,]\d{1,2})?$/.test(value)) return otherwise
  const price = Math.round(Number(value.replace(',', '.')) / priceRange.step) * priceRange.step
  return Math.min(price, priceRange.max)
}

function pageOf(value: unknown) {
  if (typeof value !== 'string' || !/^\d{1,9}$/.test(value)) return 1
  return Math.min(Math.max(Number(value), 1), LAST_PAGE)
}
