import { defaultColors, defaultSizes } from '@shop/contract/constants'
import type { Product, ProductQuery } from '@shop/contract/products'
import type { Db } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import { encodeCursor, numberPositionOf, textPositionOf } from '../../lib/keyset-cursor.ts'
import { pictureOf } from '../../lib/picture.ts'
import { type Lists, openList, positionAfter, readPart } from './lists.service.ts'
import type { ListSort, Position, ProductRow, Scope } from './products.queries.ts'
import * as queries from './products.queries.ts'
import { readSearchLoosely } from './search.service.ts'

const BATCH_SIZE = 500
const NEAR_ONES = 4

export async function readProduct(db: Db, id: number, scope: Scope = 'shop'): Promise<Product> {
  const [row] = await queries.findMany(db, [id], scope)
  return presentProduct(found(row, 'product_not_found'))
}

/** In the order of `ids`; products that are no longer sold are left out. */
export async function readProducts(
  db: Db,
  ids: readonly number[],
  scope: Scope = 'shop',
): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = new Map((await queries.findMany(db, ids, scope)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? []).map(presentProduct)
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

export async function readPage(lists: Lists, query: ProductQuery & { limit: number }) {
  const { limit, offset, cursor } = query
  const list = await openList(lists, query)
  const after = cursor === undefined ? undefined : startAfter(cursor, list.sort)
  const [rows, total] = await Promise.all([
    // One extra row shows whether there is a next page.
    readPart(lists, list, { limit: limit + 1, after, offset }),
    lists.totalOf(list.filter),
  ])
  const shown = rows.slice(0, limit)
  const next = rows.length > limit ? positionAfter(shown, list, { after, offset }) : undefined
  return { products: shown.map(presentProduct), total, nextCursor: next && encodeCursor(next) }
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
  return (await queries.list(db, { terms }, { sort: 'relevance', limit })).map(presentProduct)
}

function startAfter(cursor: string, sort: ListSort): Position {
  return sort === 'name' ? textPositionOf(cursor) : numberPositionOf(cursor)
}

function presentProduct({ stockAvailable, pictures: rows, hidden, ...row }: ProductRow): Product {
  const pictures = rows.map(pictureOf)
  return {
    ...row,
    sizes: row.sizes.length > 0 ? row.sizes : [...defaultSizes],
    colors: row.colors.length > 0 ? row.colors : [...defaultColors],
    inStock: stockAvailable > 0,
    stockQuantity: stockAvailable,
    images: pictures.map(({ url }) => url),
    pictures,
    ...(hidden && { hidden }),
  }
}
