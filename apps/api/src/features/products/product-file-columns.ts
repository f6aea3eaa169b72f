/** A product as a row of the file, and a row of the file as values. */
import {
  type ProductFileColumn,
  type ProductFileField,
  productFileCells,
  productFileTitles,
} from '@shop/contract/product-file'
import { formatTypedMoney } from '@shop/contract/typed-money'
import type { z } from 'zod'
import type { ProductState } from './product-file.queries.ts'
import { cellError } from './product-file-errors.ts'

/** Instead of a number that a product counted by size and colour does not have. */
export const COUNTED_BY_VARIANT = 'por tamanho e cor'

export const columns = Object.keys(productFileTitles) as ProductFileColumn[]
export const fields = Object.keys(productFileCells) as ProductFileField[]

export type Values = { [F in ProductFileField]: z.output<(typeof productFileCells)[F]> }
/** A value, or why it is none. */
type Read<T> = { value: T } | { error: string }
export type ReadValues = { [F in ProductFileField]: Read<Values[F]> }

/** Far more than any value has. */
const LONGEST_CELL = 100
const longestCells: Partial<Record<ProductFileField, number>> = {
  ...{ name: 20_000, description: 20_000, collection: 20_000, sizes: 20_000, colors: 20_000 },
}

const HIDDEN_CHARACTER = /[^\P{Cc}\t\r\n]|[\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/u

export function cellsOf(product: ProductState): Record<ProductFileColumn, string | number> {
  const isPooled = product.stockMode === 'pooled'
  return {
    id: product.id,
    name: product.name,
    description: product.description,
    collection: product.collection,
    priceCents: cellOf(product.priceCents),
    sizes: cellOf(product.sizes),
    colors: cellOf(product.colors),
    stockQuantity: isPooled ? product.stockAvailable : COUNTED_BY_VARIANT,
    featured: cellOf(product.featured),
    visible: cellOf(!product.hidden),
    stockRead: isPooled ? stockRead(product) : COUNTED_BY_VARIANT,
  }
}

/** With the number of its counts, so that the same file does not add the same units twice. */
function stockRead({ stockAvailable, stockCounts }: ProductState): string {
  return `${stockAvailable} (contagem ${stockCounts})`
}

/** Undefined if the cell is not as it was exported. */
export function readStockRead(text: string): { stock: number; counts: number } | undefined {
  const [, stock, counts] = /^(\d{1,7}) \(contagem (\d{1,9})\)$/.exec(text.trim()) ?? []
  return stock === undefined ? undefined : { stock: Number(stock), counts: Number(counts) }
}

export function valuesOf(cells: ReadonlyMap<ProductFileColumn, string>): ReadValues {
  const read = <F extends ProductFileField>(field: F): Read<Values[F]> =>
    readCell(field, cells.get(field) ?? '')
  return {
    name: read('name'),
    description: read('description'),
    collection: read('collection'),
    priceCents: read('priceCents'),
    sizes: read('sizes'),
    colors: read('colors'),
    stockQuantity: read('stockQuantity'),
    featured: read('featured'),
    visible: read('visible'),
  }
}

export function readCell<F extends ProductFileField>(field: F, text: string): Read<Values[F]> {
  // Unread: a pattern may take very long for a cell of a megabyte.
  if (text.length > (longestCells[field] ?? LONGEST_CELL)) return { error: cellError(field, text, 'long') }
  if (HIDDEN_CHARACTER.test(text)) return { error: cellError(field, text, 'hidden') }
  const { success, data } = productFileCells[field].safeParse(text)
  return success ? { value: data as Values[F] } : { error: cellError(field, text, 'invalid') }
}

/** A value as the export writes it: shows how a price was read. */
export function cellOf(value: Values[ProductFileField]): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') return formatTypedMoney(value)
  return typeof value === 'string' ? value : value.join(', ')
}
