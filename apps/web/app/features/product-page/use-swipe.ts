import { type TouchEvent, useRef } from 'react'

const FAR_ENOUGH_PX = 56

/** A horizontal swipe with one finger: -1 back, 1 forward. Ignores pinching and scrolling inside. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number }>(null)

  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0]
    const alone = touches.length === 1 && (window.visualViewport?.scale ?? 1) < 1.01
    start.current = finger && alone ? { x: finger.clientX, y: finger.clientY } : null
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const finger = changedTouches[0]
    if (!finger || !start.current) return
    const across = finger.clientX - start.current.x
    const along = finger.clientY - start.current.y
    start.current = null
    if (Math.abs(across) > FAR_ENOUGH_PX && Math.abs(across) > 2 * Math.abs(along))
      onSwipe(across < 0 ? 1 : -1)
  }
  return { onTouchStart, onTouchEnd }
}
