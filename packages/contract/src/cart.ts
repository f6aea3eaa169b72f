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

/** Names a line by what makes it one. Never taken apart again: 'Off-White' has a hyphen of its own. */
export function cartId(productId: number, size: string, color: string): string {
  return `${productId}-${size}-${color}`
}

export function itemCount(lines: ReadonlyArray<Pick<CartLine, 'quantity'>>): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

export function totalCents(lines: ReadonlyArray<Pick<CartLine, 'quantity' | 'unitPriceCents'>>): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
}

/** How many pieces one line may ask for: all lines of a product share its stock. */
export function quantityLimit(
  line: Pick<CartLine, 'cartId' | 'productId'>,
  lines: ReadonlyArray<Pick<CartLine, 'cartId' | 'productId' | 'quantity'>>,
  stockQuantity: number,
): number {
  const others = lines.filter((other) => other.productId === line.productId && other.cartId !== line.cartId)
  return Math.max(0, Math.min(maxQuantityPerLine, stockQuantity - itemCount(others)))
}
