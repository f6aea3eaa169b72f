import { defaultColors, defaultSizes, defaultSort } from '@shop/contract/constants'
import type { Product, ProductQuery } from '@shop/contract/products'
import type { Db } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import { pictureOf } from '../../lib/picture.ts'
import { decodeCursor, encodeCursor } from './products.cursor.ts'
import type { Position, ProductRow } from './products.queries.ts'
import * as queries from './products.queries.ts'

const BATCH_SIZE = 500

export async function readProduct(db: Db, id: number): Promise<Product> {
  const [row] = await queries.findMany(db, [id])
  return presentProduct(found(row, 'product_not_found'))
}

/** In the order of `ids`; what is no longer sold is left out. */
export async function readProducts(db: Db, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = new Map((await queries.findMany(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? []).map(presentProduct)
}

export async function readPage(db: Db, query: ProductQuery & { limit: number }) {
  const { sort = defaultSort, limit, offset, cursor } = query
  const after = cursor === undefined ? undefined : decodeCursor(cursor, sort)
  const [rows, total] = await Promise.all([
    // One more than asked tells whether there is a next page.
    queries.list(db, query, { sort, limit: limit + 1, after, offset }),
    queries.count(db, query),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor = rows.length > limit && last ? encodeCursor(positionOf(last, sort)) : undefined
  return { products: shown.map(presentProduct), total, nextCursor }
}

/** Everything, a batch at a time: memory stays flat and no connection is held while a slow reader reads. */
export async function* readAll(db: Db, query: ProductQuery): AsyncGenerator<Product> {
  const { sort = defaultSort, cursor } = query
  let { offset } = query
  let after = cursor === undefined ? undefined : decodeCursor(cursor, sort)
  for (;;) {
    const rows = await queries.list(db, query, { sort, limit: BATCH_SIZE, after, offset })
    yield* rows.map(presentProduct)
    const last = rows.at(-1)
    if (last === undefined || rows.length < BATCH_SIZE) return
    after = positionOf(last, sort)
    offset = undefined
  }
}

function positionOf(row: ProductRow, sort: Position['sort']): Position {
  if (sort === 'name') return { sort, key: row.name, id: row.id }
  return { sort, key: sort === 'newest' ? row.id : row.priceCents, id: row.id }
}

function presentProduct({ stockAvailable, pictures: rows, ...row }: ProductRow): Product {
  const pictures = rows.map(pictureOf)
  return {
    ...row,
    sizes: row.sizes.length > 0 ? row.sizes : [...defaultSizes],
    colors: row.colors.length > 0 ? row.colors : [...defaultColors],
    inStock: stockAvailable > 0,
    stockQuantity: stockAvailable,
    images: pictures.map(({ url }) => url),
    pictures,
  }
}
