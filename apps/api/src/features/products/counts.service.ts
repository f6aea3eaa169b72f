/**
 * Exact totals, counted once per filter and cached until the catalogue changes. The catalogue's version is read each
 * time, at a fraction of the cost of counting, so no process returns an outdated total.
 */
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/connection.ts'
import type { ProductFilter } from './product-filters.queries.ts'
import * as queries from './products.queries.ts'

const MOST_FILTERS = 1_000

export type ListCounts = (filter: ProductFilter) => Promise<number>

export function createListCounts(db: Db, mostFilters = MOST_FILTERS): ListCounts {
  const cached = new LRUCache<string, { version: number; total: Promise<number> }>({ max: mostFilters })

  return async (filter) => {
    const { lists, products } = await queries.changes(db)
    // Any sale can change the low-stock lists; other lists change only when the last unit is sold.
    const version = filter.lowStock === undefined ? lists : products
    const key = keyOf(filter)
    const cachedCount = cached.get(key)
    if (cachedCount?.version === version) return cachedCount.total
    // Counted after the version was read: a change in between is detected by the next call.
    const total = queries.count(db, filter)
    cached.set(key, { version, total })
    total.catch(() => {
      if (cached.peek(key)?.total === total) cached.delete(key)
    })
    return total
  }
}

function keyOf(filter: ProductFilter) {
  const { terms, collection, minPriceCents, maxPriceCents, inStock, lowStock, featured, hidden } = filter
  return JSON.stringify([
    terms,
    collection,
    minPriceCents,
    maxPriceCents,
    inStock,
    lowStock,
    featured,
    hidden,
  ])
}
