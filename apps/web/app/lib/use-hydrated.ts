import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's scripts are at work: false on the server and until then, so that both draw the same. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
