import type { Product } from '@shop/contract/products'

/** As much of a product as its own page shows. */
export type PageProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'description'
  | 'collection'
  | 'priceCents'
  | 'sizes'
  | 'colors'
  | 'stockQuantity'
  | 'pictures'
>

export function pageProduct(product: Product): PageProduct {
  const { id, name, description, collection, priceCents, sizes, colors, stockQuantity, pictures } = product
  return { id, name, description, collection, priceCents, sizes, colors, stockQuantity, pictures }
}
