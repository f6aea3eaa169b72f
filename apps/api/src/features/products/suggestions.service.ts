/** What the shop proposes while a visitor types, and the counts beside the filters of a list. */
import { picturesOf } from '@shop/contract/pictures'
import type { FilterCounts, ListCountsQuery, SuggestedProduct, Suggestions } from '@shop/contract/search'
import { omit } from '../../lib/omit.ts'
import { suggestedTerms, synonymsIn } from '../search-synonyms/search-synonyms.service.ts'
import type { CollectionCounts } from './counts.service.ts'
import { type Lists, openList, readPart, sizeOf } from './lists.service.ts'
import { hiddenCollections } from './products.queries.ts'
import { presentProduct } from './products.service.ts'
import { readSearch } from './search.service.ts'
import { reasonOf } from './search-reason.ts'

const SHOWN_PRODUCTS = 4
const SHOWN_COLLECTIONS = 3

interface Counted extends Lists {
  byCollection: CollectionCounts
}

export async function suggest({ db, totalOf, byCollection }: Counted, typed: string): Promise<Suggestions> {
  const lists = { db, totalOf }
  const [filter, terms, synonyms, all] = await Promise.all([
    readSearch(db, typed),
    suggestedTerms(db, typed),
    synonymsIn(db, typed),
    totalOf({}),
  ])
  const [counts, hidden] = await Promise.all([byCollection(filter), hiddenCollections(db)])
  const total = sum(counts)
  const list =
    total === 0
      ? await openList(lists, { sort: 'selection' })
      : { sort: 'relevance' as const, filter, typed, ...sizeOf(total, all) }
  const rows = await readPart(lists, list, { limit: SHOWN_PRODUCTS })
  return {
    total,
    terms,
    note: synonyms.find(({ note }) => note !== null)?.note ?? null,
    collections: withoutHidden(counts, hidden).slice(0, SHOWN_COLLECTIONS),
    products: rows.map(presentProduct).map((product) => suggested(product, typed)),
  }
}

function suggested(product: ReturnType<typeof presentProduct>, typed: string): SuggestedProduct {
  const { id, name, description, collection, priceCents, colors, pictures } = product
  const [picture = null] = picturesOf(pictures, colors[0])
  return { id, name, collection, priceCents, picture, reason: reasonOf(description, typed) }
}

export async function countFilters(
  { db, totalOf, byCollection }: Counted,
  { search, ...query }: ListCountsQuery,
): Promise<FilterCounts> {
  const filter = { ...query, ...(search && (await readSearch(db, search))) }
  const [counts, hidden, inStock] = await Promise.all([
    byCollection(omit(filter, ['collection'])),
    hiddenCollections(db),
    totalOf({ ...filter, inStock: true }),
  ])
  return { all: sum(counts), collections: withoutHidden(counts, hidden), inStock }
}

function withoutHidden<C extends { name: string }>(counts: readonly C[], hidden: readonly string[]): C[] {
  return counts.filter(({ name }) => !hidden.includes(name))
}

function sum(counts: readonly { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0)
}
