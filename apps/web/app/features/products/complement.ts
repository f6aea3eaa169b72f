import { type Choice, unitsOf } from '@shop/contract/cart'
import { accessorySize } from '@shop/contract/constants'
import { usualOffer } from '@shop/contract/offers'
import { picturesOf } from '@shop/contract/pictures'
import type { Product } from '@shop/contract/products'
import { storedPicture } from '~/shared/products/pictures.ts'
import { cardOf, type StoredCard } from './card-product.ts'

/** What the cart and the choice of a size need. */
type ProductToAdd = Pick<
  Product,
  'id' | 'name' | 'priceCents' | 'sizes' | 'colors' | 'stockQuantity' | 'variants' | 'offers'
>

/** A product that goes with the one on the page, shown in a colour of that one if it has it. */
export interface Complement {
  card: StoredCard
  product: ProductToAdd
  color: string
  collection: string
}

export function complementOf(product: Product, pageColors: readonly string[]): Complement {
  const { id, name, priceCents, sizes, colors, stockQuantity, variants, offers, collection } = product
  const toAdd = {
    id,
    name,
    priceCents,
    sizes,
    colors,
    stockQuantity,
    ...(variants && { variants }),
    ...(offers && { offers }),
  }
  const available = colors.filter((color) => canBeAdded(toAdd, color))
  const offered = available.length > 0 ? available : colors
  const color = pageColors.find((one) => offered.includes(one)) ?? offered[0] ?? ''
  const [picture] = picturesOf(product.pictures, color)
  const { colorPictures: _, ...card } = cardOf(product)
  const shown = {
    ...card,
    // The card names what its button adds, and has no colours to choose.
    collection: sizes.includes(accessorySize) ? `${color} · tamanho único` : color,
    colors: [],
    picture: picture ? storedPicture(picture) : null,
  }
  return { card: shown, product: toAdd, color, collection }
}

/** The choice of a product that leaves nothing to choose; undefined if a size must be chosen first. */
export function onlyChoice({ product, color }: Complement): Choice | undefined {
  const [size] = product.sizes
  const offer = usualOffer(product)
  if (size === undefined || product.sizes.length > 1 || offer === 'made_to_measure') return undefined
  return { size, color, ...(offer !== 'ready' && { offer }) }
}

function canBeAdded(product: ProductToAdd, color: string): boolean {
  const offer = usualOffer(product)
  return product.sizes.some((size) => unitsOf(product, { size, color, offer }) > 0)
}
