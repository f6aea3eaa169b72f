import { useSyncExternalStore } from 'react'

/** What is chosen on the product's page, for the parts of the page that are loaded later. */
export interface ChosenVariant {
  productId: number
  size: string | undefined
  color: string | undefined
}

let chosen: ChosenVariant | undefined
const listeners = new Set<() => void>()

export function showChosenVariant(variant: ChosenVariant) {
  chosen = variant
  for (const listener of listeners) listener()
}

/** Undefined on the server, and before the choice of this product is known. */
export function useChosenVariant(productId: number): ChosenVariant | undefined {
  const variant = useSyncExternalStore(subscribe, read, readNothing)
  return variant?.productId === productId ? variant : undefined
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
const read = () => chosen
const readNothing = () => undefined
