import {
  type CartLine,
  type Choice,
  cartId,
  itemCount,
  lineKey,
  quantityLimit,
  stockKey,
  unitsOf,
} from '@shop/contract/cart'
import { offerOf, offerPrice } from '@shop/contract/offers'
import type { Product } from '@shop/contract/products'

/** The product fields that a cart line needs. */
export type CartProduct = Pick<
  Product,
  'id' | 'name' | 'priceCents' | 'stockQuantity' | 'variants' | 'offers'
>

/** The lines with one unit more, or the limit that prevents it. */
export function withOneMore(
  lines: readonly CartLine[],
  product: CartProduct,
  { size, color, offer, baseSize }: Choice,
): { lines: CartLine[] } | { bound: 'stock' | 'line' } {
  const chosen = {
    productId: product.id,
    size,
    color,
    ...(offer && { offer }),
    ...(baseSize && { baseSize }),
  }
  const isSame = (line: CartLine) => lineKey(line) === lineKey(chosen)
  const quantity = (lines.find(isSame)?.quantity ?? 0) + 1
  const units = unitsOf(product, chosen)
  const sharing = lines.filter((line) => stockKey(product, line) === stockKey(product, chosen))
  if (quantity > quantityLimit(chosen, sharing, units)) {
    return { bound: itemCount(sharing) >= units ? 'stock' : 'line' }
  }
  // Name and price as the page shows them now: those stored with an earlier unit may be outdated.
  const { name, priceCents } = product
  const unitPriceCents = offerPrice(priceCents, offerOf(product, offer)?.priceChangeCents ?? 0)
  const added = { cartId: cartId(product.id, size, color), ...chosen, name, unitPriceCents, quantity }
  return {
    lines: quantity === 1 ? [...lines, added] : lines.map((line) => (isSame(line) ? added : line)),
  }
}
