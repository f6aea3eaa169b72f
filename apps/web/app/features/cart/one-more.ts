import { type CartLine, type Choice, cartId, itemCount, lineKey, quantityLimit } from '@shop/contract/cart'
import type { Product } from '@shop/contract/products'

/** As much of a product as a line of the cart needs. */
export type CartPiece = Pick<Product, 'id' | 'name' | 'priceCents' | 'stockQuantity'>

/** The lines with one piece more, or which bound keeps it out. */
export function withOneMore(
  lines: readonly CartLine[],
  piece: CartPiece,
  { size, color }: Choice,
): { lines: CartLine[] } | { bound: 'stock' | 'line' } {
  const chosen = { productId: piece.id, size, color }
  const isSame = (line: CartLine) => lineKey(line) === lineKey(chosen)
  const quantity = (lines.find(isSame)?.quantity ?? 0) + 1
  if (quantity > quantityLimit(chosen, lines, piece.stockQuantity)) {
    const held = itemCount(lines.filter((line) => line.productId === piece.id))
    return { bound: held >= piece.stockQuantity ? 'stock' : 'line' }
  }
  // Name and price as the page shows them now: what was stored with an earlier piece may be old.
  const { name, priceCents: unitPriceCents } = piece
  const added = { cartId: cartId(piece.id, size, color), ...chosen, name, unitPriceCents, quantity }
  return {
    lines: quantity === 1 ? [...lines, added] : lines.map((line) => (isSame(line) ? added : line)),
  }
}
