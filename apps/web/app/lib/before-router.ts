type Listener = (event: PopStateEvent) => void

let heard: Listener | undefined

/**
 * Steps through the history are told in the order of listening, whatever the phase: who wants to hear of one before the
 * router has to be there first. Called once, before the router is.
 */
export function listenBeforeRouter() {
  window.addEventListener('popstate', (event) => heard?.(event))
}

/** Answers how to stop. */
export function onStepBeforeRouter(listener: Listener) {
  heard = listener
  return () => {
    heard = undefined
  }
}
