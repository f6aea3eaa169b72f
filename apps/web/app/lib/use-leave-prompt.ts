import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Warns before leaving a page with unsaved changes: with the browser's own prompt when the document unloads. */
export function useLeavePrompt(unsaved: boolean) {
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

/** Sub-screens differ by their query string. */
function placeOf({ pathname, search }: { pathname: string; search: string }) {
  return pathname + search
}
