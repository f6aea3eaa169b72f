import { type CartLine, lineKey } from '@shop/contract/cart'
import { notices } from '@shop/contract/notices'
import { toast } from '~/lib/toasts.ts'
import { readCart, writeCart } from './cart.store.ts'
import type { KeptLine } from './cart-lines.ts'
import { keptLine, type ReviewedLine } from './review-cart.ts'

/** Whoever changes a line has seen it: it is kept in the shop's present terms from then on. */
export function changeQuantity(line: ReviewedLine, quantity: number) {
  const before = readCart()
  writeCart(withLine(before, { ...keptLine(line), quantity }))
  if (quantity > 0) return
  toast({ ...notices.removedFromCart, action: { text: 'Desfazer', onClick: () => putBack(line, before) } })
}

/** Where it stood, as it was; what has changed since stays so. */
function putBack(line: ReviewedLine, before: readonly KeptLine[]) {
  const lines = readCart()
  const index = before.findIndex((other) => lineKey(other) === lineKey(line))
  const removed = before[index]
  if (!removed || lines.some((other) => lineKey(other) === lineKey(line))) return
  writeCart(lines.toSpliced(index, 0, removed))
}

/** Keeps the prices and quantities that the page has shown. */
export function acceptChanges(lines: readonly ReviewedLine[]) {
  const seen = lines.filter(({ changes, buyable }) => buyable && changes.length > 0)
  if (seen.length > 0) writeCart(seen.reduce((kept, line) => withLine(kept, keptLine(line)), readCart()))
}

/** The lines with this one in the place of its former self. A quantity of 0 or less takes it out. */
function withLine(lines: readonly CartLine[], changed: CartLine): CartLine[] {
  return lines
    .map((line) => (lineKey(line) === lineKey(changed) ? changed : line))
    .filter(({ quantity }) => quantity > 0)
}
