import { defaultSizes } from '@shop/contract/constants'
import { offerOf } from '@shop/contract/offers'
import { type Picture, picturesOf } from '@shop/contract/pictures'
import type { Product } from '@shop/contract/products'
import { productPath } from '~/paths.ts'
import { type PictureFiles, storedPicture } from '~/shared/products/pictures.ts'

/** The product fields that its card shows, to limit the data in a page. */
export interface CardProduct {
  /** Missing for a sample, which is not in the catalogue. */
  id?: number
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
  /** 'Do P ao XGG', of a product that is made in larger sizes than usual. */
  sizeRange?: string
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
  const sizeRange = largeSizes(product.sizes)
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
    ...(sizeRange !== undefined && { sizeRange }),
    picture: picture ? storedPicture(picture) : null,
    ...(colorPictures.length > 1 && { colorPictures }),
  }
}

function largeSizes(sizes: readonly string[]): string | undefined {
  const [first, last] = [sizes[0], sizes.at(-1)]
  if (first === undefined || last === undefined || !isUsual(first) || isUsual(last)) return undefined
  return `Do ${first} ao ${last}`
}

function isUsual(size: string): boolean {
  return defaultSizes.some((usual) => usual === size)
}
