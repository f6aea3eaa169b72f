import { lineKey } from '@shop/contract/cart'
import type { OfferKind } from '@shop/contract/offers'
import type { StockLine } from '../stock/stock.service.ts'

interface Line {
  productId: number
  size: string
  color: string
  quantity: number
  offer?: OfferKind | undefined
}

/** The units to release and the additional units to hold so that order lines `before` become `after`. */
export function stockDifference(before: readonly Line[], after: readonly Line[]) {
  return { fewer: beyond(before, after), more: beyond(after, before) }
}

/** The same items, in any sequence. */
export function sameLines(one: readonly Line[], other: readonly Line[]): boolean {
  const { fewer, more } = stockDifference(one, other)
  return fewer.length === 0 && more.length === 0
}

function beyond(lines: readonly Line[], others: readonly Line[]): StockLine[] {
  const left = quantities(others)
  return [...quantities(lines)].flatMap(([key, { line, quantity }]) => {
    const more = quantity - (left.get(key)?.quantity ?? 0)
    return more > 0 ? [{ ...productOfLine(line), quantity: more }] : []
  })
}

function quantities(lines: readonly Line[]) {
  const sums = new Map<string, { line: Line; quantity: number }>()
  for (const line of lines) {
    const key = lineKey(line)
    sums.set(key, { line, quantity: (sums.get(key)?.quantity ?? 0) + line.quantity })
  }
  return sums
}

function productOfLine({ productId, size, color, offer = 'ready' }: Line) {
  return { productId, size, color, offer }
}
