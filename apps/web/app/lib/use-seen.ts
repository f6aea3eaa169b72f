import { useEffect, useRef, useState } from 'react'

/** Whether an element has come near the viewport; stays true from then on. */
export function useSeen<E extends Element>() {
  const element = useRef<E>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current || seen) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [seen])
  return { element, seen }
}
