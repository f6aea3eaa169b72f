import { useRef, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated: false on the server and during hydration, so that both render the same. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Whether this element was first rendered by the server. Unlike `useHydrated` the answer never changes, so nothing renders
 * a second time after hydration.
 */
export function useCameFromServer(): boolean {
  const first = useRef(false)
  return useSyncExternalStore(
    never,
    () => first.current,
    () => {
      first.current = true
      return true
    },
  )
}
