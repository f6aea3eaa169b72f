import { type RefObject, useEffect, useRef } from 'react'

/**
 * Marks the bar as compact while the element that is returned, at the top of the page, is out of sight. An attribute
 * instead of state: scrolling must not render anything.
 */
export function useCompactBar(bar: RefObject<HTMLElement | null>) {
  const top = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!top.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      bar.current?.toggleAttribute('data-compact', entry?.isIntersecting === false)
    })
    observer.observe(top.current)
    return () => observer.disconnect()
  }, [bar])
  return top
}
