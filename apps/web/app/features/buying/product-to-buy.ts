import type { Product } from '@shop/contract/products'

/** The product fields needed to choose and buy it. */
export type ProductToBuy = Pick<
  Product,
  'id' | 'name' | 'collection' | 'priceCents' | 'sizes' | 'colors' | 'stockQuantity'
>
