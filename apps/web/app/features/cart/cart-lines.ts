import { type CartLine, cartId, itemCount } from '@shop/contract/cart'
import { isRecord, isWhole } from './stored-shape.ts'

/** A line as the browser keeps it: what the person asked for, and what became of it. */
export interface KeptLine extends CartLine {
  /** How many the cart page last showed, where the shop has fewer than were asked for. */
  shown?: number
}

/** Raised when the stored shape changes; a cart of another version is dropped rather than misread. */
const CART_VERSION = 1

export function textOfLines(lines: ReadonlyArray<Omit<KeptLine, 'cartId'>>): string {
  return JSON.stringify({ version: CART_VERSION, lines })
}

/** Whatever does not look like a cart of ours is none: storage is open to every script and extension. */
export function linesInText(text: string | undefined): KeptLine[] {
  if (text === undefined) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || stored.version !== CART_VERSION || !Array.isArray(stored.lines)) return []
    return stored.lines.flatMap(lineOf)
  } catch {
    return []
  }
}

/** How many pieces the lines come to, as the cart page tells it. */
export function shownCount(lines: readonly KeptLine[]): number {
  return itemCount(lines.map(({ shown, quantity }) => ({ quantity: shown ?? quantity })))
}

function lineOf(value: unknown): KeptLine[] {
  if (!isRecord(value)) return []
  const { productId, name, unitPriceCents, size, color, quantity, shown } = value
  if (!isWhole(productId) || !isWhole(unitPriceCents) || !isWhole(quantity) || quantity === 0) return []
  if (typeof name !== 'string' || typeof size !== 'string' || typeof color !== 'string') return []
  const line = {
    cartId: cartId(productId, size, color),
    productId,
    name,
    unitPriceCents,
    size,
    color,
    quantity,
  }
  return [isWhole(shown) && shown < quantity ? { ...line, shown } : line]
}
