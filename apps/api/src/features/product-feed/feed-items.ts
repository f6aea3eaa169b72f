/** The items of the feed: one for each size and colour of a product. */
import { createHash } from 'node:crypto'
import { unitsOf } from '@shop/contract/cart'
import { accessorySize } from '@shop/contract/constants'
import { type Offer, offerOf, offerPrice } from '@shop/contract/offers'
import { type Picture, picturesOf } from '@shop/contract/pictures'
import type { Product } from '@shop/contract/products'
import { asText } from './xml-text.ts'

export interface FeedItem {
  id: string
  groupId: string
  name: string
  /** What tells it from the other items of its product. */
  variant: string
  description: string
  collection: string
  size: string
  color: string
  priceCents: number
  availability: 'in_stock' | 'backorder' | 'out_of_stock'
  /** 'AAAA-MM-DD', of a backorder. */
  availableOn?: string | undefined
  ageGroup: 'adult' | 'kids'
  pictures: readonly Picture[]
}

type ShipDay = (offer: Offer) => string | undefined

/** A variant is left out if Google would reject it: without a price, or sewn for longer than a year. */
export function feedItems(product: Product, shipDay: ShipDay): FeedItem[] {
  const { id, name, collection, colors, sizes } = product
  const description = asText(product.description) || `${name}, ${collection}`
  const ageGroup = isForChild(product) ? 'kids' : 'adult'
  const made = offerOf(product, 'made_to_order') ?? offerOf(product, 'made_to_measure')
  return colors.flatMap((color) => {
    const pictures = picturesOf(product.pictures, color)
    return sizes.flatMap((size): FeedItem[] => {
      const offered = offerFor(product, { size, color }, made, shipDay)
      if (offered === undefined || offered.priceCents === 0 || pictures.length === 0) return []
      const variant = size === accessorySize ? color : `${color}, tamanho ${size}`
      return [
        {
          ...{ id: itemId(id, size, color), groupId: String(id), name, variant, description, collection },
          ...{ size, color, ageGroup, pictures, ...offered },
        },
      ]
    })
  })
}

type Offered = Pick<FeedItem, 'priceCents' | 'availability' | 'availableOn'>

/** The way in which it is had soonest: a ready unit, else what is sewn for the order. */
function offerFor(
  product: Product,
  { size, color }: { size: string; color: string },
  made: Offer | undefined,
  shipDay: ShipDay,
): Offered | undefined {
  const priceCents = priceOf(product, offerOf(product, 'ready'))
  if (unitsOf(product, { size, color, offer: 'ready' }) > 0) return { priceCents, availability: 'in_stock' }
  if (made === undefined) return { priceCents, availability: 'out_of_stock' }
  const availableOn = shipDay(made)
  if (availableOn === undefined) return undefined
  return { priceCents: priceOf(product, made), availability: 'backorder', availableOn }
}

function priceOf({ priceCents }: Product, offer: Offer | undefined): number {
  return offerPrice(priceCents, offer?.priceChangeCents ?? 0)
}

/**
 * Stays the same while size and colour have their names, whatever is added, sorted or sold: readers store under it what
 * they have learned about an item.
 */
export function itemId(productId: number, size: string, color: string): string {
  const variant = createHash('sha256').update(`${size}\0${color}`).digest('hex').slice(0, 10)
  return `${productId}-${variant}`
}

/** Nothing but its collection or name says so. */
function isForChild({ collection, name }: Pick<Product, 'collection' | 'name'>): boolean {
  return /\b(?:daminhas?|infantil|infantis)\b/i.test(`${collection} ${name}`)
}
