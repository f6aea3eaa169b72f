import type { Product } from '@shop/contract/products'

/** The product fields that its page shows. */
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
