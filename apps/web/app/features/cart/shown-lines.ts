import { type CartLine, lineKey } from '@shop/contract/cart'
import type { KeptLine } from './cart-lines.ts'

/** The kept lines with how many of each the page shows, noted only where that is fewer than were asked for. */
export function withShown(kept: readonly KeptLine[], page: readonly CartLine[]): KeptLine[] {
  return kept.map(({ shown: _former, ...line }) => {
    const shown = page.find((other) => lineKey(other) === lineKey(line))?.quantity ?? line.quantity
    return shown < line.quantity ? { ...line, shown } : line
  })
}
