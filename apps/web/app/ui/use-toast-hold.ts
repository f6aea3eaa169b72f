import { type FocusEvent, type PointerEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

interface Clocks {
  onPause: () => void
  onResume: () => void
}

/**
 * Pauses the toasts while they are hovered or focused, tracked separately. A removed toast takes hover and focus with
 * it without any event, so both are checked again whenever the list changes.
 */
export function useToastHold(toasts: readonly unknown[], { onPause, onResume }: Clocks) {
  const list = useRef<HTMLOListElement>(null)
  const hovered = useRef(false)
  const focused = useRef(false)
  const focusedBefore = useRef<HTMLElement>(null)

  const checkFocus = () => {
    focused.current = list.current?.contains(document.activeElement) ?? false
    if (hovered.current || focused.current) onPause()
    else onResume()
  }

  const checkAfterChange = useEffectEvent(() => {
    const hadFocus = focused.current
    hovered.current = hovered.current && list.current?.matches(':hover') === true
    checkFocus()
    if (hadFocus && !focused.current) focusedBefore.current?.focus()
    // In a short window the list scrolls, and its newest toast is the last.
    const held = hovered.current || focused.current
    if (list.current && !held) list.current.scrollTop = list.current.scrollHeight
  })
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is not read, only its change matters
  useLayoutEffect(checkAfterChange, [toasts])

  const hover = (over: boolean) => {
    hovered.current = over
    checkFocus()
  }

  return {
    list: {
      ref: list,
      // Touch has no hover state.
      onPointerEnter: (event: PointerEvent) => hover(event.pointerType === 'mouse'),
      onPointerLeave: () => hover(false),
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) {
          focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
        }
        checkFocus()
      },
      onBlur: checkFocus,
    },
    /** Called before a focused toast is closed: moves focus to the next toast, or back to where it came from. */
    passFocusOn(toast: Element | null) {
      if (!toast?.contains(document.activeElement)) return
      const neighbour = toast.nextElementSibling ?? toast.previousElementSibling
      const next = neighbour?.querySelector('button') ?? focusedBefore.current
      next?.focus()
    },
  }
}
