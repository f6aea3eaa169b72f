import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * The provider's script, and the policy that lets it in, stay with the document they came with: whoever follows a link to
 * another page gets a new one. Going back needs no help, because the way in was a document of its own.
 */
export function useLeaveByDocument() {
  const { state, location } = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'POP' && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (state === 'blocked') window.location.assign(location.pathname + location.search + location.hash)
  }, [state, location])
}
