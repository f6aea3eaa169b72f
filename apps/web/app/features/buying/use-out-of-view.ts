import { type RefObject, useEffect, useState } from 'react'

/** Whether neither the element nor the page's footer is in the viewport. False until the browser has reported it. */
export function useOutOfView(element: RefObject<HTMLElement | null>): boolean {
  const [out, setOut] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setOut(inView.size === 0)
    })
    for (const watched of [element.current, document.querySelector('main ~ footer')]) {
      if (watched) observer.observe(watched)
    }
    return () => observer.disconnect()
  }, [element])
  return out
}
