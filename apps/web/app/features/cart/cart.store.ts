import { useMemo, useSyncExternalStore } from 'react'
import { storedText } from '~/lib/stored-text.ts'
import { linesInText, type StoredCartLine, shownCount, textOfLines } from './cart-lines.ts'

const storage = storedText('atelier.cart')

/** A cart that the browser did not store, because storage is blocked or full: it lasts as long as the tab. */
let unstored: string | undefined

const read = () => unstored ?? storage.read()

/** How many units the cart holds: the sum of the lines' quantities, as the cart page last showed them. */
export function useCartCount(): number {
  const text = useSyncExternalStore(storage.subscribe, read, () => undefined)
  return shownCount(linesInText(text))
}

/** The lines, updated when this or another tab changes them. Empty on the server, which has no access to the cart. */
export function useCartLines(): StoredCartLine[] {
  const text = useSyncExternalStore(storage.subscribe, read, () => undefined)
  return useMemo(() => linesInText(text), [text])
}

export const subscribeToCart = storage.subscribe

/** The current cart, including changes by other tabs: read it again for every change. */
export function readCart(): StoredCartLine[] {
  return linesInText(read())
}

export function writeCart(lines: readonly StoredCartLine[]) {
  const text = textOfLines(lines)
  // Subscribers notified by the write must already read the new cart, whether or not it could be stored.
  unstored = text
  storage.write(text)
  if (storage.read() === text) unstored = undefined
}

export function clearCart() {
  unstored = undefined
  storage.remove()
}
