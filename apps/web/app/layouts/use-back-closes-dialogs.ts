import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { onStepBeforeRouter } from '~/lib/before-router.ts'

/**
 * Back on a phone closes the dialog that is open, and does not leave the page behind it. An open dialog stands on an
 * entry of the browser's history of its own, a marked copy of the page's. The router is never told of steps between
 * the two: for it they are one place. A copy that is left over, because the dialog was closed in another way or a link
 * in it was followed, is skipped on the way back.
 */
export function useBackClosesDialogs() {
  const { key } = useLocation()
  const here = useRef<Place>(undefined)

  useEffect(() => {
    const state: unknown = history.state
    here.current = { key, state, url: window.location.href, isCopy: isCopy(state) }
  }, [key])

  useEffect(() => {
    const onOpened = () => {
      if (!here.current || !openLayer() || isCopy(history.state)) return
      history.pushState({ ...history.state, [COPY]: true }, '')
      here.current.isCopy = true
    }
    const onPop = (event: PopStateEvent) => {
      const place = here.current
      if (!place) return
      const { isCopy: leftCopy, state, url } = place
      place.isCopy = isCopy(event.state)
      const isSamePlace = keyOf(event.state) === place.key
      const open = openLayer()
      if (open) {
        event.stopImmediatePropagation()
        // Choices made in the dialog may have entries of their own: those stay.
        if (!isSamePlace) history.pushState(state, '', url)
        askToClose(open)
        // Perhaps it asks first, or lay on top of another.
        onOpened()
      } else if (isSamePlace && leftCopy !== place.isCopy) {
        event.stopImmediatePropagation()
        if (leftCopy) history.back()
      }
    }
    const observer = new MutationObserver(onOpened)
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    // A panel that is no dialog tells of itself in this way alone.
    document.addEventListener('toggle', onOpened, { capture: true })
    const stopListening = onStepBeforeRouter(onPop)
    onOpened()
    return () => {
      observer.disconnect()
      document.removeEventListener('toggle', onOpened, { capture: true })
      stopListening()
    }
  }, [])
}

interface Place {
  key: string
  state: unknown
  url: string
  /** Whether the entry one is at is the copy that a dialog was opened on. */
  isCopy: boolean
}

const COPY = 'copyForDialog'

function isCopy(state: unknown) {
  return typeof state === 'object' && state !== null && COPY in state
}

/** As the router names its entries. */
function keyOf(state: unknown) {
  const named = typeof state === 'object' && state !== null && 'key' in state
  return named ? state.key : 'default'
}

/** A dialog, or the panel under the header. */
function openLayer() {
  const dialog = [...document.querySelectorAll('dialog')].findLast((one) => one.matches(':modal'))
  return dialog ?? document.querySelector<HTMLElement>('.panel:popover-open') ?? undefined
}

/** As Esc does: a dialog may refuse, to ask about what was typed in it. */
function askToClose(layer: HTMLElement) {
  if (!(layer instanceof HTMLDialogElement)) return layer.hidePopover()
  if (layer.dispatchEvent(new Event('cancel', { cancelable: true }))) layer.close()
}
