/** Cart calculations shared by browser and server. No zod: the header's cart badge imports this file. */
import { defaultColor, defaultSize, maxQuantityPerLine } from './constants.ts'
import { type Offer, type OfferKind, offerOf } from './offers.ts'

export interface CartLine {
  cartId: string
  productId: number
  name: string
  unitPriceCents: number
  size: string
  color: string
  quantity: number
  /** Missing for a ready unit. */
  offer?: OfferKind | undefined
  /** The size that a made-to-measure line starts from. */
  baseSize?: string | undefined
}

/** Identifies a line of the cart. */
export type LineChoice = Pick<CartLine, 'productId' | 'size' | 'color' | 'offer'>

type VariantChoice = Pick<CartLine, 'productId' | 'size' | 'color'>

/** What the customer must choose before a product can be bought. */
export interface Choice {
  size: string
  color: string
  offer?: OfferKind | undefined
  baseSize?: string | undefined
}

/** The default when the customer chose nothing: M and Branco, or the first size and colour of the product. */
export function genericChoice(product: { sizes: readonly string[]; colors: readonly string[] }): Choice {
  return {
    size: offeredOr(product.sizes, defaultSize),
    color: offeredOr(product.colors, defaultColor),
  }
}

function offeredOr(offered: readonly string[], usual: string): string {
  return offered.includes(usual) ? usual : (offered[0] ?? usual)
}

/**
 * The line's id on the wire and in print. Not unique: size 'A' in colour 'B-C' and size 'A-B' in colour 'C' share it.
 * Use lineKey to distinguish lines.
 */
export function cartId(productId: number, size: string, color: string): string {
  return `${productId}-${size}-${color}`
}

/** Equal for two lines exactly when they are of the same product in the same size and colour, had in the same way. */
export function lineKey(line: LineChoice): string {
  const { productId, size, color, offer = 'ready' } = line
  return offer === 'ready' ? variantKey(line) : JSON.stringify([productId, size, color, offer])
}

/** Equal for units of the same product that are counted by size and colour. */
export function variantKey({ productId, size, color }: VariantChoice): string {
  return JSON.stringify([productId, size, color])
}

/** A product's units: one number for all, or also by size and colour. */
export interface CountedUnits {
  stockQuantity: number
  /** One that is missing has no units. */
  variants?: ReadonlyArray<{ size: string; color: string; stockQuantity: number }> | undefined
  offers?: readonly Offer[] | undefined
}

/** The units that can be bought in this size and colour; what is sewn to order does not run out. */
export function unitsOf(product: CountedUnits, { size, color, offer = 'ready' }: Choice): number {
  const { stockQuantity, variants } = product
  if (!offerOf(product, offer)) return 0
  if (offer !== 'ready') return Number.MAX_SAFE_INTEGER
  if (!variants) return stockQuantity
  return variants.find((one) => one.size === size && one.color === color)?.stockQuantity ?? 0
}

/** Lines with the same key share their units. */
export function stockKey({ variants }: CountedUnits, line: LineChoice): string {
  if (line.offer !== undefined && line.offer !== 'ready') return lineKey(line)
  return variants ? variantKey(line) : String(line.productId)
}

export function itemCount(lines: ReadonlyArray<Pick<CartLine, 'quantity'>>): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

export function totalCents(lines: ReadonlyArray<Pick<CartLine, 'quantity' | 'unitPriceCents'>>): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
}

/** The highest quantity allowed for a line of these lines, which share their units (`stockKey`). */
export function quantityLimit(
  line: LineChoice,
  lines: ReadonlyArray<LineChoice & Pick<CartLine, 'quantity'>>,
  stockQuantity: number,
): number {
  const others = lines.filter(
    (other) => other.productId === line.productId && lineKey(other) !== lineKey(line),
  )
  return Math.max(0, Math.min(mostOfLine(line), stockQuantity - itemCount(others)))
}

/** A dress cut to measure is one dress. */
export function mostOfLine({ offer }: Pick<CartLine, 'offer'>): number {
  return offer === 'made_to_measure' ? 1 : maxQuantityPerLine
}
