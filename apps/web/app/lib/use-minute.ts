import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current minute; undefined until the page runs in a browser, because the server's pages are cached. */
export function useMinute() {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const update = () => setNow(new Date())
    const first = setTimeout(update)
    const timer = setInterval(update, MINUTE_MS)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  return now
}
