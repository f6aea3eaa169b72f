import { type RefObject, useLayoutEffect } from 'react'

/** A pointer that only passes over the link opens nothing. */
const OPEN_AFTER_MS = 150
/** Long enough to move from the link into the panel. */
const CLOSE_AFTER_MS = 250

/**
 * Opens the panel on a click, Enter or the down arrow, which also move the focus into it, and when the pointer rests on
 * the link. The browser closes it on Esc and on a click outside, and returns the focus.
 */
export function usePanelLink(
  linkRef: RefObject<HTMLAnchorElement | null>,
  panelRef: RefObject<HTMLElement | null>,
  wasClicked: RefObject<boolean>,
) {
  // Before the browser handles anything else: the link no longer handles its clicks once the panel is there.
  useLayoutEffect(() => {
    const link = linkRef.current
    const panel = panelRef.current
    if (!link || !panel) return undefined
    const listeners = new AbortController()
    const on = { signal: listeners.signal }
    let timer: ReturnType<typeof setTimeout> | undefined
    let openOnPress = false

    const isOpen = () => panel.matches(':popover-open')
    const open = () => {
      if (!isOpen()) panel.showPopover()
    }
    const enter = () => {
      // The browser returns the focus to the element that has it now.
      link.focus()
      open()
      panel.querySelector('a')?.focus()
    }
    const later = (action: () => void, ms: number) => {
      clearTimeout(timer)
      timer = setTimeout(action, ms)
    }
    const closeLater = () =>
      later(() => {
        if (!panel.contains(document.activeElement)) panel.hidePopover()
      }, CLOSE_AFTER_MS)

    link.setAttribute('aria-expanded', 'false')
    link.setAttribute('aria-haspopup', 'dialog')
    panel.addEventListener(
      'toggle',
      ({ newState }) => link.setAttribute('aria-expanded', String(newState === 'open')),
      on,
    )
    link.addEventListener(
      'pointerenter',
      (event) => event.pointerType === 'mouse' && later(open, OPEN_AFTER_MS),
      on,
    )
    panel.addEventListener('pointerenter', () => clearTimeout(timer), on)
    for (const part of [link, panel]) {
      part.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && closeLater(), on)
    }
    // Closed by this very press, as by any other outside the panel: the click must not open it again.
    link.addEventListener(
      'pointerdown',
      () => {
        openOnPress = panel.contains(document.activeElement)
      },
      on,
    )
    link.addEventListener(
      'click',
      (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        clearTimeout(timer)
        if (openOnPress) panel.hidePopover()
        else enter()
        openOnPress = false
      },
      on,
    )
    link.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        enter()
      },
      on,
    )
    panel.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a')) panel.hidePopover()
      },
      on,
    )
    panel.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const stays =
          relatedTarget instanceof Node && (panel.contains(relatedTarget) || link === relatedTarget)
        if (!stays && relatedTarget !== null) panel.hidePopover()
      },
      on,
    )
    if (wasClicked.current) enter()
    else if (link.matches(':hover')) later(open, OPEN_AFTER_MS)
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [linkRef, panelRef, wasClicked])
}
