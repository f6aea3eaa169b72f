import type { Product } from '@shop/contract/products'
import { productPath } from '~/paths.ts'
import { type PictureFiles, storedPicture } from '~/shared/products/pictures.ts'

/** The product fields that its card shows, to limit the data in a page. */
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

/** A card of a product in the catalogue, which has an id. */
export interface StoredCard extends CardProduct {
  id: number
}

export function cardOf(product: Product): StoredCard {
  const { id, name, collection, priceCents, colors, stockQuantity } = product
  const [picture] = product.pictures
  return {
    id,
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
