import { useSyncExternalStore } from 'react'

/** Where the columns of the board fit; below it there is only the list. */
const WIDE = '(min-width: 64rem)'

export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches)
}

function watch(onChange: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
