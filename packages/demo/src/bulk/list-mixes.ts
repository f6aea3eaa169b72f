import type { ProductQuery } from '@shop/contract/products'
import { categories } from '../categories.ts'
import { lineName } from './lines.ts'
import { flowers } from './words.ts'

const words = ['renda', 'tule', 'decote', 'mangas', 'bordados', 'botões']
/** All of them are in the first thousand products. */
const LINES = 24

/**
 * What visitors ask for, in twelve kinds; `n` varies the values. Each has at least a page of pieces in a filled shop
 * of a thousand.
 */
export const listMixes: Record<string, (n: number) => ProductQuery> = {
  newest: () => ({ sort: 'newest' }),
  'by name, on any of the first pages': (n) => ({ sort: 'name', offset: (n % 5) * 24 }),
  'in stock, cheapest first': () => ({ inStock: true, sort: 'price-low' }),
  'a collection by name': (n) => ({ collection: collection(n), sort: 'name' }),
  'a collection in stock, dearest first': (n) => ({
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
  'a common word by name': (n) => ({ search: words[n % words.length] ?? '', sort: 'name' }),
  'a common word in a collection in stock, cheapest first': (n) => ({
    search: words[n % words.length] ?? '',
    collection: collection(n),
    inStock: true,
    sort: 'price-low',
  }),
}

/** They find thousands in a shop of a hundred thousand: every kind of word, from one in fifty pieces to nearly all. */
export const broadSearches: ((n: number) => ProductQuery)[] = [
  (n) => ({ search: words[n % words.length] ?? '', sort: 'relevance' }),
  (n) => ({ search: flowers[n % flowers.length] ?? '', sort: 'relevance' }),
  (n) => ({ search: flowers[n % flowers.length] ?? '', sort: 'name' }),
  (n) => ({ search: collection(n), sort: 'price-high' }),
  (n) => ({ search: `${words[n % words.length]} ${words[(n + 1) % words.length]}`, sort: 'relevance' }),
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
