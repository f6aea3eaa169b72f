/** The lines of a sale as the form has them. */
import { genericChoice, mostOfLine, unitsOf } from '@shop/contract/cart'
import { defaultColors, defaultSizes } from '@shop/contract/constants'
import { type OfferKind, offerOf, offerPrice, usualOffer } from '@shop/contract/offers'
import type { Product } from '@shop/contract/products'
import { parseTypedMoney } from '@shop/contract/typed-money'

export interface SaleLine {
  product: Product
  size: string
  color: string
  quantity: number
  offer: OfferKind
  /** As typed; empty: the price of the shop. */
  price: string
  priceReason: string
}

export interface ServiceLine {
  description: string
  amount: string
}

export function newLine(product: Product): SaleLine {
  const choice = genericChoice({ sizes: sizesOf(product), colors: colorsOf(product) })
  return { product, ...choice, quantity: 1, offer: usualOffer(product), price: '', priceReason: '' }
}

export function listPrice({ product, offer }: Pick<SaleLine, 'product' | 'offer'>): number {
  return offerPrice(product.priceCents, offerOf(product, offer)?.priceChangeCents ?? 0)
}

/** What is typed, if it can be read. */
export function unitPrice(line: SaleLine): number {
  return (line.price === '' ? undefined : parseTypedMoney(line.price)) ?? listPrice(line)
}

export function hasOwnPrice(line: SaleLine): boolean {
  return unitPrice(line) !== listPrice(line)
}

/** The most that the form lets choose; the server counts again, by size and colour. */
export function mostUnits({ product, size, color, offer }: SaleLine): number {
  return Math.max(1, Math.min(unitsOf(product, { size, color, offer }), mostOfLine({ offer })))
}

export const sizesOf = ({ sizes }: Product) => (sizes.length > 0 ? sizes : [...defaultSizes])
export const colorsOf = ({ colors }: Product) => (colors.length > 0 ? colors : [...defaultColors])

/** Only what is sewn takes hours. */
export const isMade = (lines: readonly SaleLine[]) => lines.some(({ offer }) => offer !== 'ready')
