import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * The provider's script, and the policy that allows it, belong to their document: a link to another page loads a new
 * one. Going back needs no handling, because the checkout was opened as a new document.
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
