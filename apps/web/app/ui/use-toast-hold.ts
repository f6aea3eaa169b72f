import { type FocusEvent, type PointerEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Clocks {
  onPause: () => void
  onResume: () => void
}

/**
 * Holds the toasts while the mouse is over them or the focus is in them, each for itself. A toast that goes takes
 * pointer and focus with it without any event, so both are looked up again whenever the list has changed.
 */
export function useToastHold(toasts: readonly unknown[], { onPause, onResume }: Clocks) {
  const list = useRef<HTMLOListElement>(null)
  const hovered = useRef(false)
  const focused = useRef(false)
  const focusedBefore = useRef<HTMLElement>(null)

  const look = () => {
    focused.current = list.current?.contains(document.activeElement) ?? false
    if (hovered.current || focused.current) onPause()
    else onResume()
  }

  const lookAfterChange = useEffectEvent(() => {
    const hadFocus = focused.current
    hovered.current = hovered.current && list.current?.matches(':hover') === true
    look()
    if (hadFocus && !focused.current) focusedBefore.current?.focus()
    // On a short window the list scrolls, and its newest toast is the last.
    const held = hovered.current || focused.current
    if (list.current && !held) list.current.scrollTop = list.current.scrollHeight
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is not read, only its change matters
  useLayoutEffect(lookAfterChange, [toasts])

  const hover = (over: boolean) => {
    hovered.current = over
    look()
  }

  return {
    list: {
      ref: list,
      // A finger only touches: it has no way of resting on something and then leaving it.
      onPointerEnter: (event: PointerEvent) => hover(event.pointerType === 'mouse'),
      onPointerLeave: () => hover(false),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) {
          focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
        }
        look()
      },
      onBlur: look,
    },
    /** Before a toast with the focus in it is closed: on to the next one, or back to where the focus came from. */
    passFocusOn(toast: Element | null) {
      if (!toast?.contains(document.activeElement)) return
      const neighbour = toast.nextElementSibling ?? toast.previousElementSibling
      const next = neighbour?.querySelector('button') ?? focusedBefore.current
      next?.focus()
    },
  }
}
