/** The cart's arithmetic, the same in the browser and on the server. No zod: the header's badge needs it. */
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

/** What tells one line from another. */
export type LineChoice = Pick<CartLine, 'productId' | 'size' | 'color'>

/** What has to be chosen of a piece before it can be bought. */
export interface Choice {
  size: string
  color: string
}

/** What is taken where nobody was asked: M and Branco, or the first that the piece is made in. */
export function genericChoice(piece: { sizes: readonly string[]; colors: readonly string[] }): Choice {
  return {
    size: offeredOr(piece.sizes, defaultSize),
    color: offeredOr(piece.colors, defaultColor),
  }
}

function offeredOr(offered: readonly string[], usual: string): string {
  return offered.includes(usual) ? usual : (offered[0] ?? usual)
}

/** What a line is called on the wire and on paper. Two lines may share it, 'A' in 'B-C' and 'A-B' in 'C': lineKey tells them apart. */
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

/** How many pieces one line may ask for: all lines of a product share its stock. */
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
