import { type CartLine, type Choice, cartId, itemCount, quantityLimit } from '@shop/contract/cart'
import type { Product } from '@shop/contract/products'
import { isRecord, isWhole } from './stored-shape.ts'

/** As much of a product as a line of the cart needs. */
export type CartPiece = Pick<Product, 'id' | 'name' | 'priceCents' | 'stockQuantity'>

/** Raised when the stored shape changes; a cart of another version is dropped rather than misread. */
const CART_VERSION = 1

export function textOfLines(lines: readonly CartLine[]): string {
  return JSON.stringify({ version: CART_VERSION, lines })
}

/** Whatever does not look like a cart of ours is none: storage is open to every script and extension. */
export function linesInText(text: string | undefined): CartLine[] {
  if (text === undefined) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || stored.version !== CART_VERSION || !Array.isArray(stored.lines)) return []
    return stored.lines.flatMap(lineOf)
  } catch {
    return []
  }
}

/** The lines with one piece more, or which bound keeps it out. */
export function withOneMore(
  lines: readonly CartLine[],
  piece: CartPiece,
  { size, color }: Choice,
): { lines: CartLine[] } | { bound: 'stock' | 'line' } {
  const id = cartId(piece.id, size, color)
  const quantity = (lines.find((line) => line.cartId === id)?.quantity ?? 0) + 1
  if (quantity > quantityLimit({ cartId: id, productId: piece.id }, lines, piece.stockQuantity)) {
    const held = itemCount(lines.filter((line) => line.productId === piece.id))
    return { bound: held >= piece.stockQuantity ? 'stock' : 'line' }
  }
  // Name and price as the page shows them now: what was stored with an earlier piece may be old.
  const { name, priceCents: unitPriceCents } = piece
  const added = { cartId: id, productId: piece.id, name, unitPriceCents, size, color, quantity }
  return {
    lines: quantity === 1 ? [...lines, added] : lines.map((line) => (line.cartId === id ? added : line)),
  }
}

/** The lines with this one in the place of its former self. A quantity of 0 or less takes it out. */
export function withLine(lines: readonly CartLine[], changed: CartLine): CartLine[] {
  return lines
    .map((line) => (line.cartId === changed.cartId ? changed : line))
    .filter(({ quantity }) => quantity > 0)
}

/** What is left once these have been bought: a piece that was added meanwhile, in another tab, stays. */
export function withoutBought(
  lines: readonly CartLine[],
  bought: ReadonlyArray<Pick<CartLine, 'cartId' | 'quantity'>>,
): CartLine[] {
  return lines.flatMap((line) => {
    const taken = bought.find(({ cartId: id }) => id === line.cartId)?.quantity ?? 0
    const quantity = line.quantity - taken
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

function lineOf(value: unknown): CartLine[] {
  if (!isRecord(value)) return []
  const { productId, name, unitPriceCents, size, color, quantity } = value
  if (!isWhole(productId) || !isWhole(unitPriceCents) || !isWhole(quantity) || quantity === 0) return []
  if (typeof name !== 'string' || typeof size !== 'string' || typeof color !== 'string') return []
  return [{ cartId: cartId(productId, size, color), productId, name, unitPriceCents, size, color, quantity }]
}
