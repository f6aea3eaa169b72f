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

/** A card of something in the catalogue, which has a number there. */
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
