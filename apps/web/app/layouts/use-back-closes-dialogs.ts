import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { onStepBeforeRouter } from '~/lib/before-router.ts'

/**
 * On a phone the back button closes the open dialog instead of leaving the page. An open dialog has its own history
 * entry, a marked copy of the page's entry. The router never sees navigation between the two, as they are the same
 * location to it. A leftover copy, after the dialog was closed another way or a link in it was followed, is skipped
 * when going back.
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
        // Choices made in the dialog may have pushed history entries: those stay.
        if (!isSamePlace) history.pushState(state, '', url)
        requestClose(open)
        // The dialog may ask for confirmation first, or may have been on top of another.
        onOpened()
      } else if (isSamePlace && leftCopy !== place.isCopy) {
        event.stopImmediatePropagation()
        if (leftCopy) history.back()
      }
    }
    const observer = new MutationObserver(onOpened)
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] })
    // A popover that is not a dialog reports its opening only by this event.
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
  /** Whether the current entry is the copy that was pushed for a dialog. */
  isCopy: boolean
}

const COPY = 'copyForDialog'

function isCopy(state: unknown) {
  return typeof state === 'object' && state !== null && COPY in state
}

/** The key the router gives its history entries. */
function keyOf(state: unknown) {
  const named = typeof state === 'object' && state !== null && 'key' in state
  return named ? state.key : 'default'
}

/** The open dialog, or the panel below the header. */
function openLayer() {
  const dialog = [...document.querySelectorAll('dialog')].findLast((one) => one.matches(':modal'))
  return dialog ?? document.querySelector<HTMLElement>('.panel:popover-open') ?? undefined
}

/** Like Esc: a dialog may cancel closing, to ask about unsaved input. */
function requestClose(layer: HTMLElement) {
  if (!(layer instanceof HTMLDialogElement)) return layer.hidePopover()
  if (layer.dispatchEvent(new Event('cancel', { cancelable: true }))) layer.close()
}
