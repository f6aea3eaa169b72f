import { useEffect, useState } from 'react'

/** Renders print-only content while printing is in progress. */
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
