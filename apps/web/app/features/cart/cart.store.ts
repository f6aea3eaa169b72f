import { useMemo, useSyncExternalStore } from 'react'
import { storedText } from '~/lib/stored-text.ts'
import { type KeptLine, linesInText, shownCount, textOfLines } from './cart-lines.ts'

const kept = storedText('atelier.cart')

/** A cart that the browser would not keep, storage being refused or full: it lasts as long as the tab. */
let unkept: string | undefined

const read = () => unkept ?? kept.read()

/** How many pieces the cart holds: the sum of the lines' quantities, as the cart page last showed them. */
export function useCartCount(): number {
  const text = useSyncExternalStore(kept.subscribe, read, () => undefined)
  return shownCount(linesInText(text))
}

/** The lines, as they are and as they become, in this tab or another. None on the server, which knows nobody's cart. */
export function useCartLines(): KeptLine[] {
  const text = useSyncExternalStore(kept.subscribe, read, () => undefined)
  return useMemo(() => linesInText(text), [text])
}

export const subscribeToCart = kept.subscribe

/** As it is at this moment, whatever another tab has made of it: read it anew for every change. */
export function readCart(): KeptLine[] {
  return linesInText(read())
}

export function writeCart(lines: readonly KeptLine[]) {
  const text = textOfLines(lines)
  // Those who are told of the write must already read the new cart, kept or not.
  unkept = text
  kept.write(text)
  if (kept.read() === text) unkept = undefined
}

export function clearCart() {
  unkept = undefined
  kept.remove()
}
