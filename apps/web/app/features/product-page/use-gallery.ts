import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { PictureFiles } from '~/shared/products/pictures.ts'

/**
 * Which picture of the row is current. The row's scroll position is the source of truth, so that a swipe, a thumbnail,
 * an arrow key and a URL with a picture's anchor all lead to the same state.
 */
export function useGallery(pictures: ReadonlyArray<Pick<PictureFiles, 'color'>>, color: string | undefined) {
  const pictureList = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const shownColor = useRef(color)

  const follow = () => {
    const list = pictureList.current
    if (list && list.clientWidth > 0) setCurrent(Math.round(list.scrollLeft / list.clientWidth))
  }
  // The visitor may have swiped before hydration. In the next frame: measuring now would force a layout of the page.
  useEffect(() => {
    const frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(frame)
  }, [])

  // The same view in another colour stays in place; a picture of all colours would look as if nothing had been chosen.
  useEffect(() => {
    if (shownColor.current === color) return
    shownColor.current = color
    if (pictures[current]?.color !== color) pictureList.current?.scrollTo({ left: 0, behavior: 'instant' })
  })

  const show = (index: number) => {
    const list = pictureList.current
    if (!list || index < 0 || index >= pictures.length) return
    list.scrollTo({ left: index * list.clientWidth })
    // Focus must not stay on a picture that is scrolled out of view, so it moves along.
    const focused = list.contains(document.activeElement)
    if (focused) list.children[index]?.querySelector('a')?.focus({ preventScroll: true })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === 0) return
    event.preventDefault()
    show(current + step)
  }

  return { pictureList, current, show, onScroll: follow, onKeyDown }
}

/** -1, 1, or 0 for other keys; combinations with a modifier key are left to the browser. */
export function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (altKey || ctrlKey || metaKey || shiftKey) return 0
  if (key === 'ArrowRight') return 1
  return key === 'ArrowLeft' ? -1 : 0
}
