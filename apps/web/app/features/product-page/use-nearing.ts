import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'

/** Zooms a picture in around the point that was pressed. */
export function useNearing() {
  const view = useRef<HTMLDivElement>(null)
  const point = useRef({ x: 0.5, y: 0.3 })
  const [near, setNear] = useState(false)

  const toggle = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    // A key press has no coordinates; the upper middle is where a dress has its bodice.
    const pressed = event.detail > 0
    point.current = pressed
      ? { x: (event.clientX - left) / width, y: (event.clientY - top) / height }
      : { x: 0.5, y: 0.3 }
    setNear(!near)
  }

  useLayoutEffect(() => {
    const room = view.current
    if (!room || !near) return
    const { x, y } = point.current
    room.scrollTo(x * room.scrollWidth - room.clientWidth / 2, y * room.scrollHeight - room.clientHeight / 2)
  }, [near])

  return { view, near, toggle, zoomOut: () => setNear(false) }
}
