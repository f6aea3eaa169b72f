import { type CartLine, lineKey } from '@shop/contract/cart'
import { readCart, writeCart } from './cart.store.ts'
import type { StoredCartLine } from './cart-lines.ts'
import { type ReviewedLine, toStoredLine } from './review-cart.ts'

/** How long a removal can be undone. */
export const undoMs = 8000

/**
 * The customer has seen the line that they change, so it is stored with the shop's current data. Returns what puts a
 * removed line back.
 */
export function changeQuantity(line: ReviewedLine, quantity: number): (() => void) | undefined {
  const before = readCart()
  writeCart(withLine(before, { ...toStoredLine(line), quantity }))
  return quantity > 0 ? undefined : () => putBack(line, before)
}

/** Restores a removed line at its former position; later changes are preserved. */
function putBack(line: ReviewedLine, before: readonly StoredCartLine[]) {
  const lines = readCart()
  const index = before.findIndex((other) => lineKey(other) === lineKey(line))
  const removed = before[index]
  if (!removed || lines.some((other) => lineKey(other) === lineKey(line))) return
  writeCart(lines.toSpliced(index, 0, removed))
}

/** Stores the prices and quantities that the page has shown. */
export function acceptChanges(lines: readonly ReviewedLine[]) {
  const seen = lines.filter(({ changes, buyable }) => buyable && changes.length > 0)
  if (seen.length > 0)
    writeCart(seen.reduce((storedLines, line) => withLine(storedLines, toStoredLine(line)), readCart()))
}

/** The lines with this one replaced. A quantity of 0 or less removes it. */
function withLine(lines: readonly CartLine[], changed: CartLine): CartLine[] {
  return lines
    .map((line) => (lineKey(line) === lineKey(changed) ? changed : line))
    .filter(({ quantity }) => quantity > 0)
}
