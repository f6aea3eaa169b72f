import { defaultAdjustment } from '@shop/contract/constants'
import type { Product } from '@shop/contract/products'
import { hasFinder, type ProductFit, type SizeRow } from '@shop/contract/size-finder'

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
  | 'variants'
  | 'inStock'
  | 'offers'
  | 'pictures'
  | 'facts'
>

export function pageProduct(product: Product): PageProduct {
  const { id, name, description, collection, priceCents, sizes, colors, pictures } = product
  const { stockQuantity, inStock, variants, offers, facts } = product
  return {
    id,
    name,
    description,
    collection,
    priceCents,
    sizes,
    colors,
    stockQuantity,
    inStock,
    ...(variants && { variants }),
    ...(offers && { offers }),
    pictures,
    ...(facts && { facts }),
  }
}

/** What the size finder needs; undefined for a product that has none. */
export function finderOf(
  product: Product,
  chart: readonly SizeRow[] = [],
): Omit<ProductFit, 'sizes'> | undefined {
  if (!hasFinder(product, chart)) return undefined
  const { takeInMm = defaultAdjustment.takeInMm, letOutMm = defaultAdjustment.letOutMm } = product
  return { chart, takeInMm, letOutMm }
}
