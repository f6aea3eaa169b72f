/**
 * The units of a line. As in the form, the difference to what was read is applied, so that an export that is imported in
 * the evening does not undo the sales of the day; a file without that column sets the number it has. A difference counts
 * once: after another count, also by the same file, it is an error.
 */

import type { ProductState } from './product-file.queries.ts'
import { COUNTED_BY_VARIANT, readStockRead } from './product-file-columns.ts'
import { lineErrors } from './product-file-errors.ts'
import type { FileLine } from './product-file-reading.ts'

const MOST_UNITS = 1_000_000

export type PlannedStock = { error: string } | { difference: number; change?: { from: string; to: string } }

export function plannedStock(
  { cells, values }: Extract<FileLine, { cells: unknown }>,
  product: ProductState | undefined,
): PlannedStock {
  const read = values.stockQuantity
  if (product?.stockMode === 'per_variant') {
    const text = (cells.get('stockQuantity') ?? '').trim()
    return text === '' || text === COUNTED_BY_VARIANT
      ? { difference: 0 }
      : { error: lineErrors.countedByVariant }
  }
  if ('error' in read) return read
  const stockRead = cells.get('stockRead')?.trim() ?? ''
  // A product that was counted by size and colour when the file was written has no number there.
  const exported = stockRead === '' || stockRead === COUNTED_BY_VARIANT ? null : readStockRead(stockRead)
  if (exported === undefined) return { error: lineErrors.stockRead(stockRead) }
  if (product === undefined) return { difference: read.value, change: { from: '', to: String(read.value) } }
  return recount(read.value, exported, product)
}

function recount(
  wanted: number,
  read: { stock: number; counts: number } | null,
  { stockAvailable, stockCounts }: ProductState,
): PlannedStock {
  const exported = read ?? { stock: stockAvailable, counts: stockCounts }
  const difference = wanted - exported.stock
  if (difference === 0) return { difference }
  if (exported.counts !== stockCounts)
    return wanted === stockAvailable ? { difference: 0 } : { error: lineErrors.countedSince(stockAvailable) }
  const after = stockAvailable + difference
  if (after < 0) return { error: lineErrors.tooFewLeft(stockAvailable, difference) }
  if (after > MOST_UNITS) return { error: lineErrors.tooMany }
  return { difference, change: { from: String(stockAvailable), to: String(after) } }
}
