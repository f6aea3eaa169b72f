import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * Which of the pictures in a strip is looked at. The strip's own scroll position is the truth, so that a swipe, a
 * thumbnail, an arrow key and an address with a picture's mark all end in the same place.
 */
export function useGallery(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)

  const follow = () => {
    const list = strip.current
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
  }
  // Somebody may have swiped before the scripts were there.
  useEffect(follow, [])

  const show = (index: number) => {
    const list = strip.current
    if (!list || index < 0 || index >= count) return
    list.scrollTo({ left: index * list.clientWidth })
    // A picture out of sight is no place for the focus; it goes along.
    const focused = list.contains(document.activeElement)
    if (focused) list.children[index]?.querySelector('a')?.focus({ preventScroll: true })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === 0) return
    event.preventDefault()
    show(current + step)
  }

  return { strip, current, show, onScroll: follow, onKeyDown }
}

/** One back, one on, or nothing; a key pressed together with another is the browser's. */
export function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : 0
}
