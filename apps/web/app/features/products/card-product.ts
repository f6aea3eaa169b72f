import type { Product } from '@shop/contract/products'
import { productPath } from '~/lib/paths.ts'
import { type PictureFiles, storedPicture } from '~/lib/pictures.ts'

/** As much of a product as its card shows: a page carries no more than that of each. */
export interface CardProduct {
  key: string
  to: string
  name: string
  collection: string
  priceCents: number
  colors: string[]
  stockQuantity: number
  picture: PictureFiles | null
}

export function cardOf(product: Product): CardProduct {
  const { id, name, collection, priceCents, colors, stockQuantity } = product
  const [picture] = product.pictures
  return {
    key: String(id),
    to: productPath(id),
    name,
    collection,
    priceCents,
    colors,
    stockQuantity,
    picture: picture ? storedPicture(picture) : null,
  }
}
