import { offerOf } from '@shop/contract/offers'
import { type Picture, picturesOf } from '@shop/contract/pictures'
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
  /** Ready units. */
  stockQuantity: number
  /** Something can be bought now, ready or sewn to order. */
  inStock: boolean
  /** Sewn to order when no unit is ready. */
  toOrder: boolean
  picture: PictureFiles | null
  /** The first picture of each colour, if the product has pictures of several: the card shows the chosen one. */
  colorPictures?: readonly Picture[]
}

/** A card of a product in the catalogue, which has an id. */
export interface StoredCard extends CardProduct {
  id: number
}

export function cardOf(product: Product): StoredCard {
  const { id, name, collection, priceCents, colors, inStock, offers = [] } = product
  const [picture] = picturesOf(product.pictures, colors[0])
  const colorPictures = colors.flatMap((color) => product.pictures.find((one) => one.color === color) ?? [])
  return {
    id,
    key: String(id),
    to: productPath(id),
    name,
    collection,
    priceCents,
    colors,
    stockQuantity: offerOf(product) ? product.stockQuantity : 0,
    inStock,
    toOrder: offers.some(({ kind }) => kind !== 'ready'),
    picture: picture ? storedPicture(picture) : null,
    ...(colorPictures.length > 1 && { colorPictures }),
  }
}
