import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Holds a person back who is about to leave unsaved work: in the browser's own words when the whole page goes. */
export function useLeaveGuard(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return undefined
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [unsaved])
  return useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && placeOf(currentLocation) !== placeOf(nextLocation),
  )
}

/** The parts of a screen are told apart by what stands behind the question mark. */
function placeOf({ pathname, search }: { pathname: string; search: string }) {
  return pathname + search
}
