import type { Product } from '@shop/contract/products'

/** As much of a product as choosing and buying it needs. */
export type Piece = Pick<
  Product,
  'id' | 'name' | 'collection' | 'priceCents' | 'sizes' | 'colors' | 'stockQuantity'
>
