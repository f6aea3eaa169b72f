import { useSyncExternalStore } from 'react'
import { storedText } from '~/lib/stored-text.ts'

/** The code that the customer applied to the cart, shared by all tabs. What it takes off is asked again on every page. */
const storage = storedText('atelier.coupon')
/** Used by this tab when the browser stores nothing. */
let unstored: string | undefined

const read = () => unstored ?? storage.read()

export function useCouponCode(): string | undefined {
  return useSyncExternalStore(storage.subscribe, read, () => undefined)
}

export function storeCoupon(code: string) {
  unstored = code
  storage.write(code)
  if (storage.read() === code) unstored = undefined
}

export function removeCoupon() {
  unstored = undefined
  storage.remove()
}
