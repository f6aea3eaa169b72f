import { type CartLine, type Choice, cartId, itemCount, quantityLimit } from '@shop/contract/cart'
import type { Product } from '@shop/contract/products'

/** As much of a product as a line of the cart needs. */
export type CartPiece = Pick<Product, 'id' | 'name' | 'priceCents' | 'stockQuantity'>

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
