import type { ProductStock, StockLevel } from '@shop/contract/stock'
import type { Db } from '../../db/connection.ts'
import { found } from '../../lib/app-error.ts'
import { csvExport } from '../../lib/csv.ts'
import { encodeCursor, textPositionOf } from '../../lib/keyset-cursor.ts'
import { offeredChoices } from '../../lib/offered-choices.ts'
import { pictureUrl } from '../../lib/picture.ts'
import * as queries from './stock-list.queries.ts'

const DEFAULT_LIMIT = 20
const BATCH_SIZE = 200

interface ListQuery {
  search?: string | undefined
  level?: StockLevel | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

export async function readStockPage(db: Db, { cursor, limit = DEFAULT_LIMIT, ...filter }: ListQuery) {
  const after = cursor === undefined ? undefined : textPositionOf(cursor)
  // One extra row shows whether there is a next page.
  const [rows, counts] = await Promise.all([
    queries.list(db, filter, { after, limit: limit + 1 }),
    queries.counts(db),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const nextCursor = rows.length > limit && last ? encodeCursor({ key: last.name, id: last.id }) : undefined
  return { products: shown.map(present), counts, ...(nextCursor !== undefined && { nextCursor }) }
}

export async function readProductStock(db: Db, id: number): Promise<ProductStock> {
  return present(found(await queries.find(db, id), 'product_not_found'))
}

interface MovementQuery {
  size?: string | undefined
  color?: string | undefined
  before?: number | undefined
  limit?: number | undefined
}

export function readMovements(db: Db, productId: number, query: MovementQuery) {
  return queries.movements(db, productId, { ...query, limit: query.limit ?? DEFAULT_LIMIT })
}

/** One line for each size in each colour; a product that counts its units together has one line. */
export function stockExport(db: Db) {
  return csvExport(['Peça', 'Tamanho', 'Cor', 'Disponível', 'Reservado'], everyLine(db), (line) => line)
}

async function* everyLine(db: Db) {
  let cursor: string | undefined
  do {
    const page = await readStockPage(db, { limit: BATCH_SIZE, ...(cursor !== undefined && { cursor }) })
    for (const product of page.products) yield* linesOf(product)
    cursor = page.nextCursor
  } while (cursor !== undefined)
}

function linesOf({ name, mode, variants, stockQuantity, reserved }: ProductStock) {
  if (mode === 'pooled') return [[name, 'todos', 'todas', stockQuantity, reserved]]
  return variants.map((one) => [name, one.size, one.color, one.stockQuantity, one.reserved])
}

function present({
  hash,
  stockMode,
  variants,
  stockAvailable,
  stockReserved,
  ...row
}: queries.StockRow): ProductStock {
  const { sizes, colors } = offeredChoices(row)
  const counted = variants.map(({ size, color, available, reserved }) => ({
    size,
    color,
    stockQuantity: available,
    reserved,
  }))
  const isCounted = (size: string, color: string) =>
    counted.some((variant) => variant.size === size && variant.color === color)
  const without = colors.flatMap((color) =>
    sizes
      .filter((size) => !isCounted(size, color))
      .map((size) => ({ size, color, stockQuantity: 0, reserved: 0 })),
  )
  return {
    ...row,
    sizes,
    colors,
    picture: hash === null ? null : pictureUrl(hash),
    mode: stockMode,
    stockQuantity: stockAvailable,
    reserved: stockReserved,
    variants: stockMode === 'pooled' ? [] : [...counted, ...without],
  }
}
