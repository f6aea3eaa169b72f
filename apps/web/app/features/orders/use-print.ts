import { useEffect, useState } from 'react'

/** Draws something for paper only as long as it is being printed. */
export function usePrint() {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!printing) return undefined
    const done = () => setPrinting(false)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [printing])
  return { printing, print: () => setPrinting(true) }
}
