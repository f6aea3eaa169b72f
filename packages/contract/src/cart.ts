/** Cart calculations shared by browser and server. No zod: the header's cart badge imports this file. */
import { defaultColor, defaultSize, maxQuantityPerLine } from './constants.ts'

export interface CartLine {
  cartId: string
  productId: number
  name: string
  unitPriceCents: number
  size: string
  color: string
  quantity: number
}

/** Identifies a line of the cart. */
export type LineChoice = Pick<CartLine, 'productId' | 'size' | 'color'>

/** What the customer must choose before a product can be bought. */
export interface Choice {
  size: string
  color: string
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

/** Equal for two lines exactly when they are of the same product in the same size and colour. */
export function lineKey({ productId, size, color }: LineChoice): string {
  return JSON.stringify([productId, size, color])
}

export function itemCount(lines: ReadonlyArray<Pick<CartLine, 'quantity'>>): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

export function totalCents(lines: ReadonlyArray<Pick<CartLine, 'quantity' | 'unitPriceCents'>>): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
}

/** The highest quantity allowed for a line: all lines of a product share its stock. */
export function quantityLimit(
  line: LineChoice,
  lines: ReadonlyArray<LineChoice & Pick<CartLine, 'quantity'>>,
  stockQuantity: number,
): number {
  const others = lines.filter(
    (other) => other.productId === line.productId && lineKey(other) !== lineKey(line),
  )
  return Math.max(0, Math.min(maxQuantityPerLine, stockQuantity - itemCount(others)))
}
