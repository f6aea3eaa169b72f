import { useEffect, useLayoutEffect } from 'react'
import { useHydrated } from '~/lib/use-hydrated.ts'

/**
 * Gives back the taps that came before the page's scripts (../early-taps.ts). None is kept from the first drawing on,
 * which answers taps itself. They are given back one drawing later: what had been chosen meanwhile is taken over in
 * between, and the button must know of it.
 */
export function EarlyTaps() {
  const hydrated = useHydrated()
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('pagedrawn'))
  }, [])
  useEffect(() => {
    if (hydrated) document.dispatchEvent(new Event('pageready'))
  }, [hydrated])
  return null
}
