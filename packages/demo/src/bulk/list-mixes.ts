import type { ProductQuery } from '@shop/contract/products'
import { categories } from '../categories.ts'
import { lineName } from './lines.ts'
import { flowers } from './texts.ts'

const terms = ['renda', 'tule', 'decote', 'mangas', 'bordados', 'botões']
/** All of these lines are within the first thousand products. */
const LINES = 24

/**
 * Twelve kinds of typical visitor queries; `n` varies the values. Each finds at least one page of products in a filled
 * shop with a thousand products.
 */
export const listMixes: Record<string, (n: number) => ProductQuery> = {
  newest: () => ({ sort: 'newest' }),
  'by name, on any of the first pages': (n) => ({ sort: 'name', offset: (n % 5) * 24 }),
  'in stock, cheapest first': () => ({ inStock: true, sort: 'price-low' }),
  'a collection by name': (n) => ({ collection: collection(n), sort: 'name' }),
  'a collection in stock, most expensive first': (n) => ({
    collection: collection(n),
    inStock: true,
    sort: 'price-high',
  }),
  'a price range by name': (n) => ({ ...priceRange(n), sort: 'name' }),
  'a price range in stock, newest': (n) => ({ ...priceRange(n), inStock: true, sort: 'newest' }),
  'a collection and a price range, newest': (n) => ({
    collection: collection(n),
    ...priceRange(n),
    sort: 'newest',
  }),
  'featured, cheapest first': () => ({ featured: true, sort: 'price-low' }),
  'a name by relevance': (n) => ({ search: lineName(1 + (n % LINES)), sort: 'relevance' }),
  'a common word by name': (n) => ({ search: terms[n % terms.length] ?? '', sort: 'name' }),
  'a common word in a collection in stock, cheapest first': (n) => ({
    search: terms[n % terms.length] ?? '',
    collection: collection(n),
    inStock: true,
    sort: 'price-low',
  }),
}

/** Searches with thousands of results in a shop of 100,000 products, matching from 2 % to nearly all of them. */
export const broadSearches: ((n: number) => ProductQuery)[] = [
  (n) => ({ search: terms[n % terms.length] ?? '', sort: 'relevance' }),
  (n) => ({ search: flowers[n % flowers.length] ?? '', sort: 'relevance' }),
  (n) => ({ search: flowers[n % flowers.length] ?? '', sort: 'name' }),
  (n) => ({ search: collection(n), sort: 'price-high' }),
  (n) => ({ search: `${terms[n % terms.length]} ${terms[(n + 1) % terms.length]}`, sort: 'relevance' }),
  () => ({ search: 'vestido', sort: 'relevance' }),
]

function collection(n: number): string {
  return categories[n % categories.length] ?? ''
}

/** A third of the catalogue. */
function priceRange(n: number) {
  const minPriceCents = 100_000 + (n % 20) * 25_000
  return { minPriceCents, maxPriceCents: minPriceCents + 300_000 }
}
