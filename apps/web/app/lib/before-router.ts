type Listener = (event: PopStateEvent) => void

let heard: Listener | undefined

/**
 * Popstate listeners on window run in the order of registration, whatever the phase: to run before the router's, this
 * one must be registered first. Called once, before the router starts.
 */
export function listenBeforeRouter() {
  window.addEventListener('popstate', (event) => heard?.(event))
}

/** Returns the unsubscribe function. */
export function onStepBeforeRouter(listener: Listener) {
  heard = listener
  return () => {
    heard = undefined
  }
}
