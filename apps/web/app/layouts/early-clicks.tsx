import { useEffect, useLayoutEffect } from 'react'
import { useHydrated } from '~/lib/use-hydrated.ts'

/**
 * Replays the clicks made before hydration (../early-clicks.ts). Recording stops at the first render, from which React
 * handles clicks itself. The replay happens one render later: choices made before hydration are taken over in between,
 * and the buttons depend on them.
 */
export function EarlyClicks() {
  const hydrated = useHydrated()
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('pagedrawn'))
  }, [])
  useEffect(() => {
    if (hydrated) document.dispatchEvent(new Event('pageready'))
  }, [hydrated])
  return null
}
