import { unitsOf } from '@shop/contract/cart'
import { openOffers } from '@shop/contract/offers'
import type { Product } from '@shop/contract/products'

/** The product fields needed to choose and buy it. */
export type ProductToBuy = Pick<
  Product,
  'id' | 'name' | 'collection' | 'priceCents' | 'sizes' | 'colors' | 'stockQuantity' | 'variants' | 'offers'
>

/** No unit of any size or colour, and no other way to have it. */
export function isUnavailable(product: ProductToBuy): boolean {
  return product.stockQuantity === 0 && !openOffers(product).some(({ kind }) => kind !== 'ready')
}

/** The first size that can be bought in the colour; the first of all if there is none. */
export function firstSize(product: ProductToBuy, color = ''): string | undefined {
  return product.sizes.find((size) => unitsOf(product, { size, color }) > 0) ?? product.sizes[0]
}
