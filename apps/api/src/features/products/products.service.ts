import { defaultAdjustment } from '@shop/contract/constants'
import type { Product, ProductQuery } from '@shop/contract/products'
import type { Db } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import { encodeCursor, numberPositionOf, textPositionOf } from '../../lib/keyset-cursor.ts'
import { offeredChoices } from '../../lib/offered-choices.ts'
import { pictureOf, pictureUrl } from '../../lib/picture.ts'
import { type Lists, openList, positionAfter, readPart } from './lists.service.ts'
import type { ListSort, Position, ProductRow, Scope, SingleProductRow } from './products.queries.ts'
import * as queries from './products.queries.ts'
import { readSearchLoosely } from './search.service.ts'

const BATCH_SIZE = 500
const NEAR_ONES = 4

export async function readProduct(db: Db, id: number, scope: Scope = 'shop'): Promise<Product> {
  const [first] = await queries.findMany(db, [id], scope)
  const row = found(first, 'product_not_found')
  const [product] = await withVariants(db, [row])
  return { ...found(product, 'product_not_found'), ...ownAdjustment(row), ...ownFacts(row) }
}

/** Only what differs from the usual limits. */
function ownAdjustment({ takeInMm, letOutMm }: SingleProductRow): Pick<Product, 'takeInMm' | 'letOutMm'> {
  return {
    ...(takeInMm !== defaultAdjustment.takeInMm && { takeInMm }),
    ...(letOutMm !== defaultAdjustment.letOutMm && { letOutMm }),
  }
}

function ownFacts({ facts = {} }: ProductRow): Pick<Product, 'facts'> {
  return Object.keys(facts).length > 0 ? { facts } : {}
}

/** In the order of `ids`; products that are no longer sold are left out. */
export async function readProducts(
  db: Db,
  ids: readonly number[],
  scope: Scope = 'shop',
): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = new Map((await queries.findMany(db, ids, scope)).map((row) => [row.id, row]))
  return withVariants(
    db,
    ids.flatMap((id) => rows.get(id) ?? []),
  )
}

/** What cards show, in the order of `ids`, with the units of each size and colour, for those that are bought from a card. */
export async function readCards(db: Db, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const read = await queries.list(db, { ids }, { sort: 'newest', limit: ids.length })
  const rows = new Map(read.map((row) => [row.id, row]))
  return withVariants(
    db,
    ids.flatMap((id) => rows.get(id) ?? []),
  )
}

/** Lists have no use for the units of each size and colour; a product's page and a cart have. */
async function withVariants(
  db: Db,
  read: ReadonlyArray<ProductRow & Partial<SingleProductRow>>,
): Promise<Product[]> {
  const rows = read.map(({ takeInMm: _takeIn, letOutMm: _letOut, ...row }) => row)
  const varied = rows.filter(({ stockMode }) => stockMode === 'per_variant').map(({ id }) => id)
  if (varied.length === 0) return rows.map(presentProduct)
  const variants = Map.groupBy(await queries.variants(db, varied), ({ productId }) => productId)
  return rows.map((row) => ({
    ...presentProduct(row),
    ...(row.stockMode === 'per_variant' && {
      variants: (variants.get(row.id) ?? []).map(({ size, color, stockQuantity }) => ({
        size,
        color,
        stockQuantity,
      })),
    }),
  }))
}

/** Adds the quantity held by open orders, for administrators. */
export async function withReserved(db: Db, products: readonly Product[]): Promise<Product[]> {
  const reserved = await queries.reserved(
    db,
    products.map(({ id }) => id),
  )
  return products.map((product) => ({ ...product, reserved: reserved.get(product.id) ?? 0 }))
}

/** One product, hidden or not. */
export async function readForAdmin(db: Db, id: number): Promise<Product> {
  const product = await readProduct(db, id, 'admin')
  const [withHeld = product] = await withReserved(db, [product])
  return withHeld
}

interface PageQuery extends ProductQuery {
  limit: number
  /** For administrators, whose form opens from the list; others get the first picture of each colour. */
  allPictures?: boolean
}

export async function readPage(lists: Lists, { allPictures, ...query }: PageQuery) {
  const { limit, offset, cursor } = query
  const list = await openList(lists, query)
  const after = cursor === undefined ? undefined : startAfter(cursor, list.sort)
  const [rows, total] = await Promise.all([
    // One extra row shows whether there is a next page.
    readPart(lists, list, { limit: limit + 1, after, offset, allPictures }),
    lists.totalOf(list.filter),
  ])
  const shown = rows.slice(0, limit)
  const next = rows.length > limit ? positionAfter(shown, list, { after, offset }) : undefined
  // Only rows for a form have facts.
  const products = shown.map((row) => ({ ...presentProduct(row), ...ownFacts(row) }))
  return { products, total, nextCursor: next && encodeCursor(next) }
}

/** All products, in batches: memory use is constant, and no connection is held while a slow client reads. */
export async function* readAll(lists: Lists, query: ProductQuery): AsyncGenerator<Product> {
  const { cursor } = query
  const list = await openList(lists, query)
  let { offset } = query
  let after = cursor === undefined ? undefined : startAfter(cursor, list.sort)
  for (;;) {
    const rows = await readPart(lists, list, { limit: BATCH_SIZE, after, offset })
    yield* rows.map(presentProduct)
    if (rows.length < BATCH_SIZE) return
    after = positionAfter(rows, list, { after, offset })
    offset = undefined
  }
}

/** For a search without matches: products that match some of its words or similar ones, best first. */
export async function readNear(db: Db, search: string, limit = NEAR_ONES): Promise<Product[]> {
  const terms = await readSearchLoosely(db, search)
  const page = { sort: 'relevance', limit, typed: search } as const
  return (await queries.list(db, { terms }, page)).map(presentProduct)
}

function startAfter(cursor: string, sort: ListSort): Position {
  return sort === 'name' ? textPositionOf(cursor) : numberPositionOf(cursor)
}

export function presentProduct(product: ProductRow): Product {
  const {
    stockAvailable,
    stockMode,
    sellsReady,
    sellsToOrder,
    offers,
    pictures,
    hashes,
    hidden,
    facts: _facts,
    ...row
  } = product
  return {
    ...row,
    ...offeredChoices(row),
    inStock: sellsToOrder || (sellsReady && stockAvailable > 0),
    stockQuantity: stockAvailable,
    images: hashes.map(pictureUrl),
    pictures: pictures.map(pictureOf),
    ...(stockMode === 'per_variant' && { stockMode }),
    ...(offers && { offers }),
    ...(hidden && { hidden }),
  }
}
