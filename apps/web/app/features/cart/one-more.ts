import { type CartLine, type Choice, cartId, itemCount, lineKey, quantityLimit } from '@shop/contract/cart'
import type { Product } from '@shop/contract/products'

/** The product fields that a cart line needs. */
export type CartPiece = Pick<Product, 'id' | 'name' | 'priceCents' | 'stockQuantity'>

/** The lines with one unit more, or the limit that prevents it. */
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
  // Name and price as the page shows them now: those stored with an earlier unit may be outdated.
  const { name, priceCents: unitPriceCents } = piece
  const added = { cartId: cartId(piece.id, size, color), ...chosen, name, unitPriceCents, quantity }
  return {
    lines: quantity === 1 ? [...lines, added] : lines.map((line) => (isSame(line) ? added : line)),
  }
}
