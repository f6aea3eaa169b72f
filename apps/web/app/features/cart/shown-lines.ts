import { type CartLine, lineKey } from '@shop/contract/cart'
import type { StoredCartLine } from './cart-lines.ts'

/** The stored lines with the quantity that the page shows, recorded only if it is lower than requested. */
export function withShown(
  storedLines: readonly StoredCartLine[],
  page: readonly CartLine[],
): StoredCartLine[] {
  return storedLines.map(({ shown: _former, ...line }) => {
    const shown = page.find((other) => lineKey(other) === lineKey(line))?.quantity ?? line.quantity
    return shown < line.quantity ? { ...line, shown } : line
  })
}
