import { type CartLine, lineKey } from '@shop/contract/cart'

/** The cart stores its lines in the order of adding; one that got another unit counts as new. */
export function newestFirst<Line extends CartLine>(lines: readonly Line[], addedKey: string): Line[] {
  const isAdded = (line: Line) => lineKey(line) === addedKey
  return [...lines.filter(isAdded), ...lines.filter((line) => !isAdded(line)).reverse()]
}
