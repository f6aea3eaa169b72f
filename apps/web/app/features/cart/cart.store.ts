import { itemCount } from '@shop/contract/cart'
import { useSyncExternalStore } from 'react'
import { storedText } from '~/lib/stored-text.ts'

const cart = storedText('atelier.cart')

/** Raised when the stored shape changes; a cart of another version is dropped rather than misread. */
const CART_VERSION = 1

/** How many pieces the cart holds: the sum of the lines' quantities. */
export function useCartCount(): number {
  const text = useSyncExternalStore(cart.subscribe, cart.read, () => undefined)
  return countPieces(text)
}

/** Whatever does not look like a cart counts as an empty one: storage is open to every script and extension. */
export function countPieces(text: string | undefined): number {
  if (text === undefined) return 0
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || stored.version !== CART_VERSION || !Array.isArray(stored.lines)) return 0
    return itemCount(stored.lines.map((line) => ({ quantity: quantityOf(line) })))
  } catch {
    return 0
  }
}

function quantityOf(line: unknown): number {
  const quantity = isRecord(line) ? line.quantity : undefined
  return typeof quantity === 'number' && Number.isInteger(quantity) && quantity > 0 ? quantity : 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
