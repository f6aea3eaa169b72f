/** Reads product lists: interprets the search, chooses the faster query plan, and computes the next cursor. */
import { defaultSort } from '@shop/contract/constants'
import type { ProductQuery } from '@shop/contract/products'
import type { Db } from '../../db/connection.ts'
import { readNumbers } from '../store/store.service.ts'
import type { ListCounts } from './counts.service.ts'
import type { ProductFilter } from './product-filters.queries.ts'
import type { ListSort, Position, ProductRow } from './products.queries.ts'
import * as queries from './products.queries.ts'
import { readSearch } from './search.service.ts'
import { selectedIds } from './selection.queries.ts'

/**
 * A search that matches more than one in this many products filters the sorted list; a rarer one uses the search index.
 */
const COMMON = 10

export interface Lists {
  db: Db
  totalOf: ListCounts
}

export interface List {
  sort: ListSort
  filter: ProductFilter
  /** The text of the search. */
  typed?: string | undefined
  /** Few products of the list match the search. */
  rare: boolean
  /** More products match than are ranked. */
  broad: boolean
}

export interface Part {
  limit: number
  after?: Position | undefined
  offset?: number | undefined
  allPictures?: boolean | undefined
}

export async function openList({ db, totalOf }: Lists, query: ProductQuery): Promise<List> {
  const { search, sort: requestedSort, ...rest } = query
  const others = await withLowStockLimit(db, rest)
  // Relevance needs a search.
  if (!search) {
    const usual = others.featured === true && requestedSort === undefined ? 'featured' : defaultSort
    const sort = requestedSort === undefined || requestedSort === 'relevance' ? usual : requestedSort
    return { sort, filter: others, rare: false, broad: false }
  }
  const sort = requestedSort ?? defaultSort
  const filter = { ...others, ...(await readSearch(db, search)) }
  const [total, all] = await Promise.all([totalOf(filter), totalOf(others)])
  return { sort, filter, typed: search, ...sizeOf(total, all) }
}

async function withLowStockLimit(db: Db, filter: ProductFilter): Promise<ProductFilter> {
  if (filter.lowStock === undefined) return filter
  const { lowStock: lowStockMost } = await readNumbers(db)
  return { ...filter, lowStockMost }
}

/** How to read a search that matches `total` of `all` products. */
export function sizeOf(total: number, all: number): Pick<List, 'rare' | 'broad'> {
  return { rare: total * COMMON < all, broad: total > queries.RANKED_AT_MOST }
}

export async function readPart({ db }: Lists, list: List, part: Part): Promise<ProductRow[]> {
  const { sort, filter, typed = '', rare: gather, broad } = list
  const { limit, allPictures } = part
  if (sort === 'featured')
    return queries.list(db, filter, { limit, sort, offset: shownBefore(part), gather, allPictures })
  if (sort === 'selection') return readSelected(db, list, part)
  if (sort !== 'relevance') return queries.list(db, filter, { ...part, sort, gather })
  const offset = shownBefore(part)
  const ranked = await queries.list(db, filter, { sort, limit, offset, gather, allPictures, typed })
  if (ranked.length === limit || !broad) return ranked
  const id = await queries.lastCandidate(db, filter)
  if (id === undefined) return ranked
  const namedBefore = await queries.countNamedBefore(db, filter, { typed, id })
  const others = await queries.list(db, filter, {
    sort: 'newest',
    exceptName: typed,
    after: { key: id, id },
    limit: limit - ranked.length,
    offset: Math.max(0, offset - queries.RANKED_AT_MOST - namedBefore),
    gather,
    allPictures,
  })
  return [...ranked, ...others]
}

/** The atelier's selection, then all others by name. */
async function readSelected(db: Db, { filter, rare: gather }: List, part: Part): Promise<ProductRow[]> {
  const { limit, allPictures } = part
  const offset = shownBefore(part)
  const selected = await selectedIds(db, filter)
  const ids = selected.slice(offset, offset + limit)
  const first = await queries.list(db, { ...filter, ids }, { sort: 'selection', limit, allPictures })
  if (first.length === limit) return first
  const others = await queries.list(
    db,
    { ...filter, exceptIds: selected },
    {
      sort: 'name',
      limit: limit - first.length,
      offset: Math.max(0, offset - selected.length),
      gather,
      allPictures,
    },
  )
  return [...first, ...others]
}

/** The position after `rows`, which were the list's `part`. */
export function positionAfter(
  rows: readonly ProductRow[],
  { sort }: List,
  part: Omit<Part, 'limit'>,
): Position | undefined {
  const last = rows.at(-1)
  if (last === undefined) return undefined
  switch (sort) {
    case 'name':
      return { key: last.name, id: last.id }
    case 'price-low':
    case 'price-high':
      return { key: last.priceCents, id: last.id }
    case 'newest':
      return { key: last.id, id: last.id }
    case 'relevance':
    case 'featured':
    case 'selection':
      return { key: shownBefore(part) + rows.length, id: last.id }
  }
}

/** Ranks and the atelier's orders may change between calls, so these lists continue by row count. */
function shownBefore({ after, offset = 0 }: Omit<Part, 'limit'>): number {
  return offset + (typeof after?.key === 'number' ? after.key : 0)
}
