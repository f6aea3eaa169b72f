import { useSyncExternalStore } from 'react'

/** Where a week fits beside its hours; below it there is one day. */
const WIDE = '(min-width: 64rem)'

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
