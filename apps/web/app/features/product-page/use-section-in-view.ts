import { useEffect, useState } from 'react'

/** The section that is being read: the last one whose beginning is above the middle of the screen. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const follow = () => {
      const passed = key.split(' ').filter((id) => {
        const element = document.getElementById(id)
        return element && element.getBoundingClientRect().top < window.innerHeight / 2
      })
      setCurrent(passed.at(-1) ?? key.split(' ')[0])
    }
    // Not at once: measuring right after hydration would force a layout of the whole page.
    const frame = requestAnimationFrame(follow)
    document.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', follow)
    }
  }, [key])
  return current
}
