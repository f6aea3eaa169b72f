import { type CartLine, cartId, itemCount } from '@shop/contract/cart'
import { offerKinds } from '@shop/contract/offers'
import { isRecord, isWhole } from './stored-shape.ts'

/** A line as stored in the browser: what the customer requested, and what the shop could offer. */
export interface StoredCartLine extends CartLine {
  /** The quantity the cart page last showed, if the shop has fewer than requested. */
  shown?: number
}

/** Raised when the stored shape changes; a cart of another version is dropped rather than misread. */
const CART_VERSION = 1

export function textOfLines(lines: ReadonlyArray<Omit<StoredCartLine, 'cartId'>>): string {
  return JSON.stringify({ version: CART_VERSION, lines })
}

/** Anything that is not a valid stored cart is ignored: every script and extension can write to storage. */
export function linesInText(text: string | undefined): StoredCartLine[] {
  if (text === undefined) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || stored.version !== CART_VERSION || !Array.isArray(stored.lines)) return []
    return stored.lines.flatMap(lineOf)
  } catch {
    return []
  }
}

/** How many units the lines contain, as the cart page shows it. */
export function shownCount(lines: readonly StoredCartLine[]): number {
  return itemCount(lines.map(({ shown, quantity }) => ({ quantity: shown ?? quantity })))
}

function lineOf(value: unknown): StoredCartLine[] {
  if (!isRecord(value)) return []
  const { productId, name, unitPriceCents, size, color, quantity, shown, baseSize } = value
  const offer = offerKinds.find((kind) => kind === value.offer)
  if (!isWhole(productId) || !isWhole(unitPriceCents) || !isWhole(quantity) || quantity === 0) return []
  if (typeof name !== 'string' || typeof size !== 'string' || typeof color !== 'string') return []
  const line = {
    cartId: cartId(productId, size, color),
    productId,
    name,
    unitPriceCents,
    size,
    color,
    quantity,
    ...(offer && offer !== 'ready' && { offer }),
    ...(typeof baseSize === 'string' && { baseSize }),
  }
  return [isWhole(shown) && shown < quantity ? { ...line, shown } : line]
}
