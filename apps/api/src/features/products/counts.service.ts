/**
 * Exact counts, computed once per filter and cached until the catalogue changes. The catalogue's version is read each
 * time, at a fraction of the cost of counting, so no process returns an outdated count.
 */
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/connection.ts'
import type { ProductFilter } from './product-filters.queries.ts'
import * as queries from './products.queries.ts'

const MOST_FILTERS = 1_000

type Counts<T> = (filter: ProductFilter) => Promise<T>
export type ListCounts = Counts<number>
export type CollectionCounts = Counts<{ name: string; count: number }[]>

export function createListCounts(db: Db, mostFilters = MOST_FILTERS): ListCounts {
  return cachedCounts(db, (filter) => queries.count(db, filter), mostFilters)
}

/** Only collections with matches, those with most of them first. */
export function createCollectionCounts(db: Db, mostFilters = MOST_FILTERS): CollectionCounts {
  return cachedCounts(db, (filter) => queries.countByCollection(db, filter), mostFilters)
}

function cachedCounts<T>(db: Db, count: Counts<T>, mostFilters: number): Counts<T> {
  const cached = new LRUCache<string, { version: number; counted: Promise<T> }>({ max: mostFilters })

  return async (filter) => {
    const { lists, products } = await queries.changes(db)
    // Any sale can change the low-stock lists; other lists change only when the last unit is sold.
    const version = filter.lowStock === undefined ? lists : products
    const key = keyOf(filter)
    const cachedCount = cached.get(key)
    if (cachedCount?.version === version) return cachedCount.counted
    // Counted after the version was read: a change in between is detected by the next call.
    const counted = count(filter)
    cached.set(key, { version, counted })
    counted.catch(() => {
      if (cached.peek(key)?.counted === counted) cached.delete(key)
    })
    return counted
  }
}

function keyOf(filter: ProductFilter) {
  const { terms, sized, collection, minPriceCents, maxPriceCents, inStock, featured, hidden } = filter
  const { lowStock, lowStockMost } = filter
  return JSON.stringify([
    terms,
    sized,
    collection,
    minPriceCents,
    maxPriceCents,
    inStock,
    lowStock,
    lowStockMost,
    featured,
    hidden,
  ])
}
