import { type CartLine, type Choice, cartId, itemCount, lineKey, quantityLimit } from '@shop/contract/cart'
import type { Product } from '@shop/contract/products'

/** The product fields that a cart line needs. */
export type CartProduct = Pick<Product, 'id' | 'name' | 'priceCents' | 'stockQuantity'>

/** The lines with one unit more, or the limit that prevents it. */
export function withOneMore(
  lines: readonly CartLine[],
  product: CartProduct,
  { size, color }: Choice,
): { lines: CartLine[] } | { bound: 'stock' | 'line' } {
  const chosen = { productId: product.id, size, color }
  const isSame = (line: CartLine) => lineKey(line) === lineKey(chosen)
  const quantity = (lines.find(isSame)?.quantity ?? 0) + 1
  if (quantity > quantityLimit(chosen, lines, product.stockQuantity)) {
    const held = itemCount(lines.filter((line) => line.productId === product.id))
    return { bound: held >= product.stockQuantity ? 'stock' : 'line' }
  }
  // Name and price as the page shows them now: those stored with an earlier unit may be outdated.
  const { name, priceCents: unitPriceCents } = product
  const added = { cartId: cartId(product.id, size, color), ...chosen, name, unitPriceCents, quantity }
  return {
    lines: quantity === 1 ? [...lines, added] : lines.map((line) => (isSame(line) ? added : line)),
  }
}
